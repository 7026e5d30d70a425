import Geodesy
package import Persistence
import TextAnalysis

/// Proves that places and index agree, or says where they do not.
///
/// Every place is read, its terms are made anew, and compared with every entry of the index, both ways: first by
/// sums over all entries, then, where those differ, entry by entry. Memory is bounded at some 50 MB.
package struct IndexCheck {
  private let connection: Connection
  private var findings = IndexCheckFindings()
  private var expected = IndexFingerprint()
  private var stored = IndexFingerprint()

  /// What is wrong with the database; empty when it is sound.
  ///
  /// - Complexity: O(*n*) in places and index entries; reads the whole file.
  package static func run(_ connection: Connection) throws(DatabaseError) -> [IndexCheckFinding] {
    try connection.readTransaction { () throws(DatabaseError) in
      var check = IndexCheck(connection: connection)
      do throws(DatabaseError) {
        try check.run()
      } catch {
        // Damage that keeps the rest from being read is itself the finding.
        guard error.code == .corrupt || error.code == .notADatabase else { throw error }
        check.findings.add(.file, "the file is damaged and cannot be read to its end")
      }
      return check.findings.all
    }
  }

  private init(connection: Connection) { self.connection = connection }

  private mutating func run() throws(DatabaseError) {
    try FileCheck.run(connection, &findings)
    let summary = try PlaceCheck.run(connection, &findings, &expected)
    try checkState(summary)
    try checkBlocks()
    let buckets = expected.differences(from: stored)
    if !buckets.isEmpty { try locate(buckets) }
  }

  private mutating func checkState(_ summary: PlaceCheck.Summary) throws(DatabaseError) {
    guard try connection.integer("SELECT count(*) FROM index_state WHERE id = 1") == 1 else {
      return findings.add(.state, "the index has no state")
    }
    let state = try IndexState.read(connection)
    if state.placeCount != summary.placeCount {
      findings.add(
        .state, "the file records \(state.placeCount) places but holds \(summary.placeCount)")
    }
    if state.analysisVersion != AnalyzedText.version {
      findings.add(
        .state,
        "the index is of analysis version \(state.analysisVersion), not \(AnalyzedText.version)")
    }
    if !state.keyErrorMeters.isFinite || state.keyErrorMeters < PlaceKey.cellErrorMeters {
      findings.add(.state, "the recorded key error of \(state.keyErrorMeters) m cannot be")
    }
    if summary.keyErrorMeters > state.keyErrorMeters {
      findings.add(
        .state, "places lie farther from their keys than the recorded \(state.keyErrorMeters) m",
        example: summary.farthestID)
    }
  }

  private mutating func checkBlocks() throws(DatabaseError) {
    try connection.withStatement("SELECT term, last, earlier FROM posting ORDER BY term, last") {
      row throws(DatabaseError) in
      var keys: [Int64] = []
      var term: UInt64 = 0
      var previous: Int64?
      while try row.step() {
        let hash = row.withUTF8(0) { IndexFingerprint.hash($0) }
        if hash != term { previous = nil }
        term = hash
        let last = row.int64(1)
        row.withBytes(2) {
          if let fault = PostingBlock.fault(last: last, earlier: $0, previous: previous) {
            findings.add(.block, fault)
          }
          keys.removeAll(keepingCapacity: true)
          PostingBlock.decode(last: last, earlier: $0, into: &keys)
        }
        previous = last
        stored.add(term: term, keys: keys)
      }
    }
  }

  /// Compares entry by entry as many of the differing buckets as fit in memory.
  private mutating func locate(_ buckets: [Int]) throws(DatabaseError) {
    var location = IndexDifference(connection)
    for bucket in buckets {
      location.include(bucket, entryCount: max(expected.counts[bucket], stored.counts[bucket]))
    }
    try location.run(&findings)
  }
}
