import Persistence

/// Applies changes to the index: merges sorted keys into a term's blocks, a block at a time.
struct PostingWriter {
  private let connection: Connection
  private var block: [Int64] = []
  private var merged: [Int64] = []
  private var bytes: [UInt8] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Adds every key of `added` and takes every key of `removed` out, term by term.
  ///
  /// A key in both stays.
  ///
  /// - Parameter isFresh: The index holds none of the terms, so nothing is read.
  /// - Complexity: O(*t* log *n* + *b*) for *t* terms and *b* blocks touched.
  mutating func apply(
    adding added: PostingArena, removing removed: PostingArena = PostingArena(), isFresh: Bool = false
  ) throws(DatabaseError) {
    var keys: [Int64] = []
    for index in removed.sortedTerms() {
      removed.keys(index, into: &keys)
      try removed.withTerm(index) { term throws(DatabaseError) in
        try merge(term, keys, isRemoval: true)
      }
    }
    for index in added.sortedTerms() {
      added.keys(index, into: &keys)
      try added.withTerm(index) { term throws(DatabaseError) in
        if isFresh { try write(term, keys[...]) } else { try merge(term, keys, isRemoval: false) }
      }
    }
  }

  private mutating func merge(
    _ term: UnsafeBufferPointer<UInt8>, _ keys: [Int64], isRemoval: Bool
  ) throws(DatabaseError) {
    var index = 0
    while index < keys.count {
      guard let last = try load(term, holding: keys[index], orLast: !isRemoval) else {
        if !isRemoval { try write(term, keys[index...]) }
        return
      }
      var end = index
      // Beyond the term's last block everything is appended to it; otherwise a block takes what it spans.
      if last < keys[index] {
        end = keys.count
      } else {
        while end < keys.count, keys[end] <= last { end += 1 }
      }
      if isRemoval { subtract(keys[index..<end]) } else { unite(keys[index..<end]) }
      if merged != block {
        try delete(term, last)
        try write(term, merged[...])
      }
      index = end
    }
  }

  /// Reads the first block with a last key of `key` or more into `block`, or, if asked, the term's last one.
  private mutating func load(
    _ term: UnsafeBufferPointer<UInt8>, holding key: Int64, orLast: Bool
  ) throws(DatabaseError) -> Int64? {
    var block = self.block
    block.removeAll(keepingCapacity: true)
    defer { self.block = block }
    let found = try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 AND last >= ?2 ORDER BY last LIMIT 1"
    ) { statement throws(DatabaseError) -> Int64? in
      statement.bindUTF8(term, at: 1)
      statement.bind(key, at: 2)
      guard try statement.step() else { return nil }
      statement.withBytes(1) { PostingBlock.decode(last: statement.int64(0), earlier: $0, into: &block) }
      return statement.int64(0)
    }
    guard found == nil, orLast else { return found }
    return try connection.withStatement(
      "SELECT last, earlier FROM posting WHERE term = ?1 ORDER BY last DESC LIMIT 1"
    ) { statement throws(DatabaseError) -> Int64? in
      statement.bindUTF8(term, at: 1)
      guard try statement.step() else { return nil }
      statement.withBytes(1) { PostingBlock.decode(last: statement.int64(0), earlier: $0, into: &block) }
      // A full block is left as it is; what follows begins a new one.
      return block.count < PostingBlock.capacity ? statement.int64(0) : nil
    }
  }

  private mutating func unite(_ added: ArraySlice<Int64>) {
    merged.removeAll(keepingCapacity: true)
    var left = 0
    var right = added.startIndex
    while left < block.count || right < added.endIndex {
      if right == added.endIndex || left < block.count && block[left] < added[right] {
        merged.append(block[left])
        left += 1
      } else {
        if left < block.count, block[left] == added[right] { left += 1 }
        merged.append(added[right])
        right += 1
      }
    }
  }

  private mutating func subtract(_ removed: ArraySlice<Int64>) {
    merged.removeAll(keepingCapacity: true)
    var right = removed.startIndex
    for key in block {
      while right < removed.endIndex, removed[right] < key { right += 1 }
      if right == removed.endIndex || removed[right] != key { merged.append(key) }
    }
  }

  private func delete(_ term: UnsafeBufferPointer<UInt8>, _ last: Int64) throws(DatabaseError) {
    try connection.withStatement("DELETE FROM posting WHERE term = ?1 AND last = ?2") {
      statement throws(DatabaseError) in
      statement.bindUTF8(term, at: 1)
      statement.bind(last, at: 2)
      try statement.run()
    }
  }

  /// Writes `keys` in blocks.
  private mutating func write(
    _ term: UnsafeBufferPointer<UInt8>, _ keys: ArraySlice<Int64>
  ) throws(DatabaseError) {
    var rest = keys
    while !rest.isEmpty {
      let part = rest.prefix(PostingBlock.length(ofFirstOf: rest.count))
      rest = rest.dropFirst(part.count)
      bytes.removeAll(keepingCapacity: true)
      PostingBlock.encodeEarlier(part, into: &bytes)
      try connection.withStatement("INSERT INTO posting (term, last, earlier) VALUES (?1, ?2, ?3)") {
        statement throws(DatabaseError) in
        statement.bindUTF8(term, at: 1)
        statement.bind(part[part.endIndex - 1], at: 2)
        statement.bind(bytes: bytes, at: 3)
        try statement.run()
      }
    }
  }
}
