import Persistence

/// The blocks of an arena's terms, encoded in the index's order, ready to be inserted into an empty index.
///
/// Encoding needs no database, so a load does it on one thread while SQLite works on another.
final class EncodedPostings {
  private let buffer = ByteBuffer(capacity: 1 << 20)
  private var count = 0

  /// Encodes all of `arena`.
  ///
  /// - Complexity: O(*n*) keys, and O(*t* log *t*) to sort the terms.
  init(_ arena: PostingArena) {
    var keys: [Int64] = []
    var earlier: [UInt8] = []
    for index in arena.sortedTerms() {
      // Most words are of one place.
      if let key = arena.onlyKey(index) {
        arena.withTerm(index) { append($0, last: key, []) }
        continue
      }
      arena.keys(index, into: &keys)
      arena.withTerm(index) { term in
        var rest = keys[...]
        while !rest.isEmpty {
          let part = rest.prefix(PostingBlock.length(ofFirstOf: rest.count))
          rest = rest.dropFirst(part.count)
          earlier.removeAll(keepingCapacity: true)
          PostingBlock.encodeEarlier(part, into: &earlier)
          append(term, last: part[part.endIndex - 1], earlier)
        }
      }
    }
  }

  /// Inserts all blocks.
  func insert(into connection: Connection) throws(DatabaseError) {
    try connection.withStatement("INSERT INTO posting (term, last, earlier) VALUES (?1, ?2, ?3)") {
      statement throws(DatabaseError) in
      var position = 0
      for _ in 0..<count {
        let header = buffer[position..<position + 16]
        let termLength = Int(header.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
        let earlierLength = Int(header.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        let term = buffer[position + 16..<position + 16 + termLength]
        position += 16 + termLength
        statement.bindInPlace(utf8: term.bindMemory(to: UInt8.self), at: 1)
        statement.bind(header.loadUnaligned(as: Int64.self), at: 2)
        statement.bindInPlace(bytes: buffer[position..<position + earlierLength], at: 3)
        position += earlierLength
        try statement.run()
        statement.reset()
      }
    }
  }

  private func append(_ term: UnsafeBufferPointer<UInt8>, last: Int64, _ earlier: [UInt8]) {
    buffer.append(last)
    buffer.append(UInt32(term.count))
    buffer.append(UInt32(earlier.count))
    buffer.append(UnsafeRawBufferPointer(term))
    earlier.withUnsafeBytes { buffer.append($0) }
    count += 1
  }
}
