package import Geodesy
package import Persistence

/// Reads the index: which places have a term, within ranges of keys.
///
/// Valid inside one access to a connection; the lists come ascending by key.
package struct PostingReader {
  private let connection: Connection
  private let block = DecodedBlock()

  /// A reader over `connection`.
  package init(_ connection: Connection) { self.connection = connection }

  /// Appends the keys of `term` within `ranges` to `keys`, ascending.
  ///
  /// - Complexity: O(*r* log *n* + *m*) for *r* ranges and *m* keys found, rounded up to a block; ranges that
  ///   share a block share its seek.
  package func append(
    _ term: String, in ranges: KeyRanges, to keys: inout [Int64]
  ) throws(DatabaseError) {
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last"
    ) { statement throws(DatabaseError) in
      var isBegun = false
      // The last key of the block at hand; its keys are decoded when a range needs them.
      var last = Int64.min
      var isDecoded = false
      for range in ranges.ranges {
        if last < range.lowerBound {
          // The next block is a step away, and often the one wanted.
          if isBegun {
            guard try statement.step() else { return }
            last = statement.int64(0)
          }
          if last < range.lowerBound {
            statement.reset()
            statement.bind(term, at: 1)
            statement.bind(range.lowerBound, at: 2)
            guard try statement.step() else { return }
            last = statement.int64(0)
            isBegun = true
          }
          isDecoded = false
        }
        while true {
          if !isDecoded {
            statement.withBytes(1) { block.read(last: last, earlier: $0) }
            isDecoded = true
          }
          Self.append(block.keys, in: range, to: &keys)
          if last >= range.upperBound { break }
          guard try statement.step() else { return }
          last = statement.int64(0)
          isDecoded = false
        }
      }
    }
  }

  @inline(__always)
  private static func append(
    _ block: UnsafeBufferPointer<Int64>, in range: ClosedRange<Int64>, to keys: inout [Int64]
  ) {
    var start = 0
    while start < block.count, block[start] < range.lowerBound { start += 1 }
    var end = start
    while end < block.count, block[end] <= range.upperBound { end += 1 }
    keys.append(contentsOf: block[start..<end])
  }

  /// The whole list of `term` when it fits in `blocks` blocks, else nil.
  package func shortList(_ term: String, blocks: Int) throws(DatabaseError) -> [Int64]? {
    let isLong = try connection.withStatement("SELECT 1 FROM posting WHERE term = ?1 LIMIT 1 OFFSET ?2") {
      statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      statement.bind(Int64(blocks), at: 2)
      return try statement.step()
    }
    if isLong { return nil }
    var keys: [Int64] = []
    try append(term, in: .all, to: &keys)
    return keys
  }

  /// Keys of `term` next to `key` on the curve: its block and the one before, ascending.
  package func neighbours(of key: Int64, _ term: String) throws(DatabaseError) -> [Int64] {
    var keys: [Int64] = []
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last < ?2 ORDER BY last DESC LIMIT 1"
    ) { statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      statement.bind(key, at: 2)
      if try statement.step() {
        statement.withBytes(1) { block.read(last: statement.int64(0), earlier: $0) }
        keys.append(contentsOf: block.keys)
      }
    }
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last LIMIT 1"
    ) { statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      statement.bind(key, at: 2)
      if try statement.step() {
        statement.withBytes(1) { block.read(last: statement.int64(0), earlier: $0) }
        keys.append(contentsOf: block.keys)
      }
    }
    return keys
  }

  /// Marks those of `keys` that `term` has: `isFound[i]` becomes true for them.
  ///
  /// - Parameter keys: Ascending.
  /// - Complexity: O(*m* log *n*) at most; keys that share a block share its seek.
  package func mark(_ keys: [Int64], having term: String, in isFound: inout [Bool]) throws(DatabaseError) {
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last"
    ) { statement throws(DatabaseError) in
      var found = UnsafeBufferPointer<Int64>(start: nil, count: 0)
      var position = 0
      var stepsLeft = 0
      for (index, key) in keys.enumerated() {
        while position >= found.count || found[found.count - 1] < key {
          // The next block is a step away and often the one wanted; after some in vain, seeking is cheaper.
          if stepsLeft == 0 {
            statement.reset()
            statement.bind(term, at: 1)
            statement.bind(key, at: 2)
            stepsLeft = Self.stepsBeforeSeek
          }
          stepsLeft -= 1
          guard try statement.step() else { return }
          let last = statement.int64(0)
          guard last >= key else { continue }
          stepsLeft = Self.stepsBeforeSeek
          statement.withBytes(1) { block.read(last: last, earlier: $0) }
          found = block.keys
          position = 0
        }
        while found[position] < key { position += 1 }
        if found[position] == key { isFound[index] = true }
      }
    }
  }

  private static let stepsBeforeSeek = 3

  /// Terms from `first` up to but without `end`, byte by byte and ascending; nil when there are more than `limit`.
  ///
  /// - Complexity: O(`limit` log *n*): one seek a term.
  package func terms(from first: String, upTo end: String, limit: Int) throws(DatabaseError) -> [String]? {
    var terms: [String] = []
    var from = first
    while true {
      guard let next = try term(from: from), next.utf8.lexicographicallyPrecedes(end.utf8) else {
        return terms
      }
      if terms.count == limit { return nil }
      terms.append(next)
      // The smallest text after `next`: no term holds a NUL.
      from = next + "\u{0}"
    }
  }

  /// The first term from `first` on; nil after the last.
  package func term(from first: String) throws(DatabaseError) -> String? {
    try connection.withStatement("SELECT term FROM posting WHERE term >= ?1 ORDER BY term, last LIMIT 1") {
      statement throws(DatabaseError) -> String? in
      statement.bind(first, at: 1)
      return try statement.step() ? statement.text(0) : nil
    }
  }

  /// Whether any place has `term`.
  package func holds(_ term: String) throws(DatabaseError) -> Bool {
    try connection.withStatement("SELECT 1 FROM posting WHERE term = ?1 LIMIT 1") {
      statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      return try statement.step()
    }
  }
}
