import TextAnalysis

/// Collects terms and the keys that have them, compactly, before they are written to the index.
///
/// A term of one key is its entry alone. Others own a chain of slices in pages of bytes; a slice is twice as long
/// as the one before, so rare terms stay small and frequent ones make few jumps. Pages are never copied as the arena grows. Keys are kept as
/// zigzag LEB128 differences in the order they came: a sorted load costs some five bytes a key.
///
/// All of it is plain memory: a large load comes here some ten million times.
final class PostingArena {
  struct Entry {
    /// The term's first eight bytes, the first one highest: in order, and most terms whole.
    var head8: UInt64
    var termStart: UInt32
    var termLength: UInt32
    var head: UInt32
    /// Where the next byte goes.
    var tail: UInt32
    /// Bytes left in the last slice before its link.
    var room: UInt16
    var sliceLength: UInt16
    var lastKey: Int64
    var count: UInt32
    /// The terms of a word's first letters, once it was added as a word.
    var prefixes: (UInt32, UInt32, UInt32)
  }

  private static let noTerm = UInt32.max

  private static let firstSlice: UInt32 = 12
  private static let longestSlice: UInt32 = 4096
  private static let linkBytes: UInt32 = 4
  private static let tagMask: UInt64 = 0xFFFF_FFFF_0000_0000
  private static let pageShift: UInt32 = 21
  private static let pageBytes = 2 << 20
  private static let firstPageBytes = 1 << 16

  private(set) var entries: UnsafeMutablePointer<Entry>
  private var entryCapacity: Int
  private var prefixBuffer: [UInt8] = []
  private let termBytes = ByteBuffer(capacity: 256)
  private var pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>
  private var pageCapacity = 8
  private var pageCount = 0
  /// Bytes of the last page that are used, and that it has.
  private var pageUsed = 0
  private var pageLimit = 0
  /// Open addressing; a slot is half of a term's hash and the term's index.
  private(set) var table: UnsafeMutablePointer<UInt64>
  private(set) var tableMask: Int
  /// How many terms it holds.
  private(set) var termCount = 0
  /// What `take` reads ahead is summed up here, for nobody.
  var readAheadSum: UInt64 = 0

  /// An arena that expects about this many terms.
  init(expectedTerms: Int = 64) {
    entryCapacity = max(expectedTerms, 16)
    entries = LargeMemory.allocate(count: entryCapacity)
    pages = LargeMemory.allocate(count: pageCapacity)
    var size = 128
    while size < expectedTerms * 2 { size *= 2 }
    table = LargeMemory.allocate(count: size)
    table.initialize(repeating: .max, count: size)
    tableMask = size - 1
  }

  deinit {
    for page in 0..<pageCount { LargeMemory.deallocate(pages[page]) }
    LargeMemory.deallocate(pages)
    LargeMemory.deallocate(entries)
    LargeMemory.deallocate(table)
  }

  /// The bytes it takes, about.
  var byteCount: Int {
    pageCount * Self.pageBytes + termBytes.count + termCount * MemoryLayout<Entry>.stride + tableMask * 8
  }

  /// Records that `term` has `key`; a repetition right after the first is dropped.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ term: UnsafeBufferPointer<UInt8>, key: Int64) { add(index(of: term), key: key) }

  /// Records that `word`, and each of its prefix terms, has `key`.
  ///
  /// - Complexity: O(1) amortised; the prefix terms of a word are looked up once.
  func addWord(_ word: UnsafeBufferPointer<UInt8>, key: Int64) { addWord(wordIndex(of: word), key: key) }

  /// The same for the word at `index`, from `wordIndex`.
  @inline(__always)
  func addWord(_ index: Int, key: Int64) {
    add(index, key: key)
    let prefixes = entries[index].prefixes
    add(Int(prefixes.0), key: key)
    if prefixes.1 != Self.noTerm { add(Int(prefixes.1), key: key) }
    if prefixes.2 != Self.noTerm { add(Int(prefixes.2), key: key) }
  }

  /// The index of `word`, whose prefix terms are known from now on.
  func wordIndex(of word: UnsafeBufferPointer<UInt8>) -> Int { wordIndex(of: word, TermHash(word)) }

  /// The same for a word hashed before.
  func wordIndex(of word: UnsafeBufferPointer<UInt8>, _ hash: TermHash) -> Int {
    let index = index(of: word, hash)
    guard entries[index].prefixes.0 == Self.noTerm else { return index }
    // Interning may move the entries, so they are written afterwards.
    var found = [Self.noTerm, Self.noTerm, Self.noTerm]
    var count = 0
    Term.forEachPrefix(of: word, &prefixBuffer) { prefix in
      found[count] = UInt32(self.index(of: prefix))
      count += 1
    }
    entries[index].prefixes = (found[0], found[1], found[2])
    return index
  }

  /// Records that the term at `index` has `key`.
  func add(_ index: Int, key: Int64) {
    let entry = entries + index
    let count = entry.pointee.count
    if count > 0 {
      let last = entry.pointee.lastKey
      if last == key { return }
      if count == 1 { begin(entry, last) }
      append(key &- last, to: entry)
    }
    entry.pointee.lastKey = key
    entry.pointee.count = count + 1
  }

  /// Gives the term its first slice, with its first key.
  private func begin(_ entry: UnsafeMutablePointer<Entry>, _ key: Int64) {
    entry.pointee.head = newSlice(Self.firstSlice)
    entry.pointee.tail = entry.pointee.head
    entry.pointee.room = UInt16(Self.firstSlice)
    entry.pointee.sliceLength = UInt16(Self.firstSlice)
    append(key, to: entry)
  }

  @inline(__always)
  private func append(_ difference: Int64, to entry: UnsafeMutablePointer<Entry>) {
    var zigzag = UInt64(bitPattern: difference << 1 ^ difference >> 63)
    while true {
      if entry.pointee.room == 0 { extend(entry) }
      let isLast = zigzag < 0x80
      byte(at: entry.pointee.tail).pointee = UInt8(truncatingIfNeeded: zigzag) | (isLast ? 0 : 0x80)
      entry.pointee.tail += 1
      entry.pointee.room -= 1
      if isLast { break }
      zigzag >>= 7
    }
  }

  /// The indices of all terms, by ascending bytes.
  ///
  /// - Complexity: O(*t* log *t*).
  func sortedTerms() -> [Int] {
    // The first bytes stand beside the indices, so that hardly any comparison leaves the array.
    var terms = (0..<termCount).map { (head8: entries[$0].head8, index: UInt32($0)) }
    terms.sort { left, right in
      if left.head8 != right.head8 { return left.head8 < right.head8 }
      return term(Int(left.index)).lexicographicallyPrecedes(term(Int(right.index)))
    }
    return terms.map { Int($0.index) }
  }

  /// Calls `body` with the bytes of the term at `index`.
  func withTerm<Result, Failure: Error>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(term(index))
  }

  /// The key of the term at `index` when it has one alone.
  func onlyKey(_ index: Int) -> Int64? { entries[index].count == 1 ? entries[index].lastKey : nil }

  /// Replaces `keys` by those of the term at `index`, ascending, each once.
  func keys(_ index: Int, into keys: inout [Int64]) {
    keys.removeAll(keepingCapacity: true)
    let entry = entries[index]
    guard entry.count > 1 else {
      if entry.count == 1 { keys.append(entry.lastKey) }
      return
    }
    var isAscending = true
    var position = entry.head
    var length = Self.firstSlice
    var left = length
    var key: Int64 = 0
    for _ in 0..<entry.count {
      var zigzag: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        if left == 0 {
          position = link(at: position)
          length = min(length * 2, Self.longestSlice)
          left = length
        }
        let byte = byte(at: position).pointee
        position += 1
        left -= 1
        zigzag |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      let difference = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
      if difference <= 0, !keys.isEmpty { isAscending = false }
      key = keys.isEmpty ? difference : key &+ difference
      keys.append(key)
    }
    guard !isAscending else { return }
    keys.sort()
    var kept = 0
    for key in keys where kept == 0 || keys[kept - 1] != key {
      keys[kept] = key
      kept += 1
    }
    keys.removeSubrange(kept...)
  }

  /// The term's bytes, valid until another is added.
  private func term(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(entries[index].termStart)
    return termBytes[start..<start + Int(entries[index].termLength)].bindMemory(to: UInt8.self)
  }

  @inline(__always)
  func byte(at position: UInt32) -> UnsafeMutablePointer<UInt8> {
    pages[Int(position >> Self.pageShift)] + (Int(position) & (Self.pageBytes - 1))
  }

  private func link(at position: UInt32) -> UInt32 {
    UnsafeRawPointer(byte(at: position)).loadUnaligned(as: UInt32.self)
  }

  /// Gives the term a new slice, twice as long as its last.
  private func extend(_ entry: UnsafeMutablePointer<Entry>) {
    let length = min(UInt32(entry.pointee.sliceLength) * 2, Self.longestSlice)
    let start = newSlice(length)
    UnsafeMutableRawPointer(byte(at: entry.pointee.tail)).storeBytes(of: start, as: UInt32.self)
    entry.pointee.sliceLength = UInt16(length)
    entry.pointee.tail = start
    entry.pointee.room = UInt16(length)
  }

  /// Reserves a slice and its link within one page; answers where it starts.
  private func newSlice(_ length: UInt32) -> UInt32 {
    let total = Int(length + Self.linkBytes)
    if pageUsed + total > pageLimit {
      if pageCount == pageCapacity { pages = Self.grown(pages, pageCount, to: &pageCapacity) }
      pageLimit = pageCount == 0 ? Self.firstPageBytes : Self.pageBytes
      pages[pageCount] = LargeMemory.allocate(count: pageLimit)
      pageCount += 1
      pageUsed = 0
    }
    let start = UInt32(pageCount - 1) << Self.pageShift | UInt32(pageUsed)
    pageUsed += total
    return start
  }

  private static func grown<Value: BitwiseCopyable>(
    _ values: UnsafeMutablePointer<Value>, _ count: Int, to capacity: inout Int
  ) -> UnsafeMutablePointer<Value> {
    capacity *= 2
    let larger = LargeMemory.allocate(Value.self, count: capacity)
    larger.initialize(from: values, count: count)
    LargeMemory.deallocate(values)
    return larger
  }

  /// The index of `term`, which is new to the arena or known.
  func index(of term: UnsafeBufferPointer<UInt8>) -> Int { index(of: term, TermHash(term)) }

  /// The same for a term hashed before.
  func index(of term: UnsafeBufferPointer<UInt8>, _ hash: TermHash) -> Int {
    var slot = Int(truncatingIfNeeded: hash.value) & tableMask
    let tag = hash.value & Self.tagMask
    while table[slot] != .max {
      // Half of the hash stands in the table, so that another term's entry is hardly ever looked at.
      if table[slot] & Self.tagMask == tag {
        let index = Int(table[slot] & 0xFFFF_FFFF)
        if isEqual(index, term, hash) { return index }
      }
      slot = (slot + 1) & tableMask
    }
    if termCount == entryCapacity { entries = Self.grown(entries, termCount, to: &entryCapacity) }
    entries[termCount] = Entry(
      head8: hash.head8, termStart: UInt32(termBytes.count), termLength: UInt32(term.count),
      head: 0, tail: 0, room: 0, sliceLength: 0, lastKey: 0, count: 0,
      prefixes: (Self.noTerm, Self.noTerm, Self.noTerm))
    termBytes.append(UnsafeRawBufferPointer(term))
    table[slot] = tag | UInt64(termCount)
    termCount += 1
    if termCount * 2 > tableMask { growTable() }
    return termCount - 1
  }

  @inline(__always)
  private func isEqual(_ index: Int, _ term: UnsafeBufferPointer<UInt8>, _ hash: TermHash) -> Bool {
    guard Int(entries[index].termLength) == term.count, entries[index].head8 == hash.head8 else {
      return false
    }
    return term.count <= 8 || self.term(index).elementsEqual(term)
  }

  private func growTable() {
    let size = (tableMask + 1) * 2
    LargeMemory.deallocate(table)
    table = LargeMemory.allocate(count: size)
    table.initialize(repeating: .max, count: size)
    tableMask = size - 1
    for index in 0..<termCount {
      let hash = TermHash(term(index)).value
      var slot = Int(truncatingIfNeeded: hash) & tableMask
      while table[slot] != .max { slot = (slot + 1) & tableMask }
      table[slot] = hash & Self.tagMask | UInt64(index)
    }
  }
}
