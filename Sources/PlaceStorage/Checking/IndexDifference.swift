import Persistence

/// Finds which entries the index lacks and which it has too many, in some buckets of terms.
struct IndexDifference {
  /// Most entries compared one by one; buckets beyond are only said to differ.
  static let maximumEntries = 1 << 20

  private struct Entry: Hashable {
    var term: UInt64
    var key: Int64
  }

  private let connection: Connection
  private var isIncluded = [Bool](repeating: false, count: 1 << IndexFingerprint.bucketBits)
  private var includedEntries = 0
  private var leftOutEntries = 0

  init(_ connection: Connection) { self.connection = connection }

  /// Takes a bucket in, or notes that it was left out; the first one is always taken.
  mutating func include(_ bucket: Int, entryCount: Int) {
    guard includedEntries == 0 || includedEntries + entryCount <= Self.maximumEntries else {
      leftOutEntries += entryCount
      return
    }
    includedEntries += entryCount
    isIncluded[bucket] = true
  }

  func run(_ findings: inout IndexCheckFindings) throws(DatabaseError) {
    var missing: Set<Entry> = []
    try PlaceCheck.forEachEntry(connection) { term, key in
      if isIncluded[IndexFingerprint.bucket(term)] { missing.insert(Entry(term: term, key: key)) }
    }
    var seen: Set<Entry> = []
    var superfluous: [Int64] = []
    var superfluousCount = 0
    var keys: [Int64] = []
    try connection.withStatement("SELECT term, last, earlier FROM posting ORDER BY term, last") {
      row throws(DatabaseError) in
      while try row.step() {
        let term = row.withUTF8(0) { IndexFingerprint.hash($0) }
        guard isIncluded[IndexFingerprint.bucket(term)] else { continue }
        keys.removeAll(keepingCapacity: true)
        row.withBytes(2) { PostingBlock.decode(last: row.int64(1), earlier: $0, into: &keys) }
        for key in keys {
          let entry = Entry(term: term, key: key)
          if missing.remove(entry) != nil {
            seen.insert(entry)
          } else {
            superfluousCount += 1
            if !seen.contains(entry), superfluous.count < IndexCheckFinding.maximumExamples {
              superfluous.append(key)
            }
          }
        }
      }
    }
    if !missing.isEmpty {
      try report(
        "the index lacks a word of a place", count: missing.count, missing.map(\.key).sorted(), &findings)
    }
    if superfluousCount > 0 {
      try report(
        "the index has a word too many for a key", count: superfluousCount, superfluous, &findings)
    }
    if leftOutEntries > 0 {
      findings.add(
        .entry, "an entry of the index was not compared one by one, among too many that differ",
        count: leftOutEntries)
    }
  }

  private func report(
    _ problem: String, count: Int, _ keys: [Int64], _ findings: inout IndexCheckFindings
  ) throws(DatabaseError) {
    findings.add(.entry, problem, count: count)
    var last: Int64?
    var examples = 0
    for key in keys where key != last && examples < IndexCheckFinding.maximumExamples {
      last = key
      examples += 1
      findings.add(.entry, problem, count: 0, example: try id(at: key))
    }
  }

  private func id(at key: Int64) throws(DatabaseError) -> String {
    try connection.withStatement("SELECT id FROM place WHERE key = ?1") { row throws(DatabaseError) in
      row.bind(key, at: 1)
      return try row.step() ? row.text(0) : "a key without a place"
    }
  }
}
