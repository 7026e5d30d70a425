import Persistence

/// Encodes the blocks of an arena's terms in the index's order, a part at a time.
///
/// Encoding needs no database, so a load does it on one thread while SQLite works on another.
final class PostingEncoder {
  private let arena: PostingArena
  private var terms: ArraySlice<Int>?
  private var keys: [Int64] = []
  private var earlier: [UInt8] = []

  init(_ arena: PostingArena) { self.arena = arena }

  /// The next terms, of about `bytes` or a little more; nil behind the last.
  ///
  /// - Complexity: O(*n*) in the keys encoded; the first call sorts the *t* terms, O(*t* log *t*).
  func next(bytes: Int) -> EncodedPostings? {
    var rest = terms ?? arena.sortedTerms()[...]
    defer { terms = rest }
    guard !rest.isEmpty else { return nil }
    let encoded = EncodedPostings(capacity: bytes)
    while encoded.byteCount < bytes, let index = rest.popFirst() { append(index, to: encoded) }
    return encoded
  }

  private func append(_ index: Int, to encoded: EncodedPostings) {
    // Most words are of one place.
    if let key = arena.onlyKey(index) {
      return arena.withTerm(index) { encoded.append($0, last: key, []) }
    }
    arena.keys(index, into: &keys)
    arena.withTerm(index) { term in
      var rest = keys[...]
      while !rest.isEmpty {
        let part = rest.prefix(PostingBlock.length(ofFirstOf: rest.count))
        rest = rest.dropFirst(part.count)
        earlier.removeAll(keepingCapacity: true)
        PostingBlock.encodeEarlier(part, into: &earlier)
        encoded.append(term, last: part[part.endIndex - 1], earlier)
      }
    }
  }
}

/// Blocks ready to be inserted into an index that holds none of their terms.
final class EncodedPostings: GivenRows {
  private let buffer: ByteBuffer
  /// Where the next block begins.
  private var position = 0
  private var last: Int64 = 0
  private var term = 0..<0
  private var earlier = 0..<0

  fileprivate init(capacity: Int) { buffer = ByteBuffer(capacity: capacity + capacity / 8) }

  fileprivate var byteCount: Int { buffer.count }

  /// Inserts all blocks.
  func insert(into connection: Connection) throws(DatabaseError) {
    position = 0
    try connection.run("INSERT INTO posting (term, last, earlier) SELECT c0, c1, c2 FROM given", over: self)
  }

  func advance() -> Bool {
    guard position < buffer.count else { return false }
    let header = buffer[position..<position + 16]
    last = header.loadUnaligned(as: Int64.self)
    let termStart = position + 16
    term = termStart..<termStart + Int(header.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    earlier =
      term.upperBound..<term.upperBound + Int(header.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    position = earlier.upperBound
    return true
  }

  func answer(_ index: Int32, _ value: GivenValue) {
    switch index {
    case 0: value.set(utf8: buffer[term].bindMemory(to: UInt8.self))
    case 1: value.set(last)
    default: value.set(bytes: buffer[earlier])
    }
  }

  fileprivate func append(_ term: UnsafeBufferPointer<UInt8>, last: Int64, _ earlier: [UInt8]) {
    buffer.append(last)
    buffer.append(UInt32(term.count))
    buffer.append(UInt32(earlier.count))
    buffer.append(UnsafeRawBufferPointer(term))
    earlier.withUnsafeBytes { buffer.append($0) }
  }
}
