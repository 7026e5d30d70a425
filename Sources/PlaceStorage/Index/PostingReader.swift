package import Persistence

/// Reads the index: which places have a term, within ranges of keys.
///
/// Valid inside one access to a connection; the lists come ascending by key.
package struct PostingReader {
  private let connection: Connection

  /// A reader over `connection`.
  package init(_ connection: Connection) { self.connection = connection }

  /// Appends the keys of `term` within `range` to `keys`, ascending.
  ///
  /// - Complexity: O(log *n* + *m*) for *m* keys found, rounded up to a block.
  package func append(
    _ term: String, in range: ClosedRange<Int64>, to keys: inout [Int64]
  ) throws(DatabaseError) {
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last"
    ) { statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      statement.bind(range.lowerBound, at: 2)
      while try statement.step() {
        let last = statement.int64(0)
        let start = keys.count
        statement.withBytes(1) { PostingBlock.decode(last: last, earlier: $0, into: &keys) }
        trim(&keys, from: start, to: range)
        if last >= range.upperBound { break }
      }
    }
  }

  /// The whole list of `term` when it fits in `blocks` blocks, else nil.
  package func shortList(_ term: String, blocks: Int) throws(DatabaseError) -> [Int64]? {
    var keys: [Int64] = []
    var count = 0
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 ORDER BY last LIMIT ?2"
    ) { statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      statement.bind(Int64(blocks + 1), at: 2)
      while try statement.step() {
        count += 1
        if count > blocks { break }
        statement.withBytes(1) { PostingBlock.decode(last: statement.int64(0), earlier: $0, into: &keys) }
      }
    }
    return count > blocks ? nil : keys
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
        statement.withBytes(1) { PostingBlock.decode(last: statement.int64(0), earlier: $0, into: &keys) }
      }
    }
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last LIMIT 1"
    ) { statement throws(DatabaseError) in
      statement.bind(term, at: 1)
      statement.bind(key, at: 2)
      if try statement.step() {
        statement.withBytes(1) { PostingBlock.decode(last: statement.int64(0), earlier: $0, into: &keys) }
      }
    }
    return keys
  }

  /// Marks those of `keys` that `term` has: `isFound[i]` becomes true for them.
  ///
  /// - Parameter keys: Ascending.
  /// - Complexity: O(*m* log *n*) at most; keys that share a block share its seek.
  package func mark(_ keys: [Int64], having term: String, in isFound: inout [Bool]) throws(DatabaseError) {
    var block: [Int64] = []
    try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last"
    ) { statement throws(DatabaseError) in
      var position = 0
      var stepsLeft = 0
      for (index, key) in keys.enumerated() {
        while position >= block.count || block[block.count - 1] < key {
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
          block.removeAll(keepingCapacity: true)
          position = 0
          stepsLeft = Self.stepsBeforeSeek
          statement.withBytes(1) { PostingBlock.decode(last: last, earlier: $0, into: &block) }
        }
        while block[position] < key { position += 1 }
        if block[position] == key { isFound[index] = true }
      }
    }
  }

  private static let stepsBeforeSeek = 3

  /// Vocabulary words that begin with `prefix`, ascending; nil when there are more than `limit`.
  ///
  /// - Complexity: O(`limit` log *n*): one seek a word.
  package func words(beginningWith prefix: String, limit: Int) throws(DatabaseError) -> [String]? {
    var words: [String] = []
    var from = prefix
    while true {
      let next = try connection.withStatement(
        "SELECT term FROM posting WHERE term >= ?1 ORDER BY term, last LIMIT 1"
      ) { statement throws(DatabaseError) -> String? in
        statement.bind(from, at: 1)
        return try statement.step() ? statement.text(0) : nil
      }
      guard let next, next.utf8.starts(with: prefix.utf8) else { return words }
      if words.count == limit { return nil }
      words.append(next)
      // The smallest text after `next`: no term holds a NUL.
      from = next + "\u{0}"
    }
  }

  private func trim(_ keys: inout [Int64], from start: Int, to range: ClosedRange<Int64>) {
    var end = keys.count
    while end > start, keys[end - 1] > range.upperBound { end -= 1 }
    keys.removeSubrange(end...)
    var first = start
    while first < keys.count, keys[first] < range.lowerBound { first += 1 }
    if first > start { keys.removeSubrange(start..<first) }
  }
}
