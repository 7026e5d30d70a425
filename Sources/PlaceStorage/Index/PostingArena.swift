/// Collects terms and the keys that have them, compactly, before they are written to the index.
///
/// Every term owns a chain of slices in pages of bytes; a slice is twice as long as the one before, so rare
/// terms stay small and frequent ones make few jumps. Pages are never copied as the arena grows. Keys are kept as zigzag LEB128 differences in the order
/// they came: a sorted load costs some five bytes a key.
final class PostingArena {
  private struct Entry {
    /// The term's first eight bytes, the first one highest: in order, and most terms whole.
    var head8: UInt64
    var termStart: UInt32
    var termLength: UInt32
    var head: UInt32
    /// Where the next byte goes.
    var tail: UInt32
    /// Bytes left in the last slice before its link.
    var room: UInt32
    var sliceLength: UInt32
    var lastKey: Int64
    var count: UInt32
  }

  private static let firstSlice: UInt32 = 12
  private static let longestSlice: UInt32 = 4096
  private static let linkBytes: UInt32 = 4
  private static let tagMask: UInt64 = 0xFFFF_FFFF_0000_0000
  private static let pageShift: UInt32 = 18
  private static let pageBytes = 1 << 18

  private var entries: [Entry] = []
  private var termBytes: [UInt8] = []
  // Plain memory: a byte is written some ten million times in a large load.
  private var pages: [UnsafeMutablePointer<UInt8>] = []
  private var pageUsed = PostingArena.pageBytes
  /// Open addressing; a slot is half of a term's hash and the term's index.
  private var table: [UInt64]

  /// An arena that expects about this many terms.
  init(expectedTerms: Int = 64) {
    var size = 128
    while size < expectedTerms * 2 { size *= 2 }
    table = Array(repeating: .max, count: size)
  }

  deinit { for page in pages { page.deallocate() } }

  /// How many terms it holds.
  var termCount: Int { entries.count }
  /// The bytes it takes, about.
  var byteCount: Int {
    pages.count * Self.pageBytes + termBytes.count + entries.count * MemoryLayout<Entry>.stride + table.count
      * 4
  }

  /// Records that `term` has `key`; a repetition right after the first is dropped.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ term: UnsafeBufferPointer<UInt8>, key: Int64) {
    let index = intern(term)
    let (count, last) = (entries[index].count, entries[index].lastKey)
    if count > 0, last == key { return }
    let difference = count == 0 ? key : key &- last
    var zigzag = UInt64(bitPattern: difference << 1 ^ difference >> 63)
    var tail = entries[index].tail
    var room = entries[index].room
    while true {
      if room == 0 { (tail, room) = extend(index, linkAt: tail) }
      let isLast = zigzag < 0x80
      byte(at: tail).pointee = UInt8(truncatingIfNeeded: zigzag) | (isLast ? 0 : 0x80)
      tail += 1
      room -= 1
      if isLast { break }
      zigzag >>= 7
    }
    entries[index].tail = tail
    entries[index].room = room
    entries[index].lastKey = key
    entries[index].count = count + 1
  }

  /// The indices of all terms, by ascending bytes.
  func sortedTerms() -> [Int] {
    termBytes.withUnsafeBufferPointer { bytes in
      entries.indices.sorted { left, right in
        let (first, second) = (entries[left].head8, entries[right].head8)
        if first != second { return first < second }
        return term(left, bytes).lexicographicallyPrecedes(term(right, bytes))
      }
    }
  }

  /// Calls `body` with the bytes of the term at `index`.
  func withTerm<Result, Failure: Error>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try termBytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: term(index, bytes)))
    }
  }

  /// Replaces `keys` by those of the term at `index`, ascending, each once.
  func keys(_ index: Int, into keys: inout [Int64]) {
    keys.removeAll(keepingCapacity: true)
    let entry = entries[index]
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

  private func term(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = Int(entries[index].termStart)
    return bytes[start..<start + Int(entries[index].termLength)]
  }

  @inline(__always)
  private func byte(at position: UInt32) -> UnsafeMutablePointer<UInt8> {
    pages[Int(position >> Self.pageShift)] + (Int(position) & (Self.pageBytes - 1))
  }

  private func link(at position: UInt32) -> UInt32 {
    UnsafeRawPointer(byte(at: position)).loadUnaligned(as: UInt32.self)
  }

  /// Gives the term a new slice, twice as long as its last, and answers where that starts and how long it is.
  private func extend(_ index: Int, linkAt tail: UInt32) -> (tail: UInt32, room: UInt32) {
    let length = min(entries[index].sliceLength * 2, Self.longestSlice)
    let start = newSlice(length)
    UnsafeMutableRawPointer(byte(at: tail)).storeBytes(of: start, as: UInt32.self)
    entries[index].sliceLength = length
    return (start, length)
  }

  /// Reserves a slice and its link within one page; answers where it starts.
  private func newSlice(_ length: UInt32) -> UInt32 {
    let total = Int(length + Self.linkBytes)
    if pageUsed + total > Self.pageBytes {
      pages.append(.allocate(capacity: Self.pageBytes))
      pageUsed = 0
    }
    let start = UInt32(pages.count - 1) << Self.pageShift | UInt32(pageUsed)
    pageUsed += total
    return start
  }

  private func intern(_ term: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(term)
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    let tag = hash & Self.tagMask
    while table[slot] != .max {
      // Half of the hash stands in the table, so that another term's entry is hardly ever looked at.
      if table[slot] & Self.tagMask == tag {
        let index = Int(table[slot] & 0xFFFF_FFFF)
        if isEqual(index, term) { return index }
      }
      slot = (slot + 1) & (table.count - 1)
    }
    let first = newSlice(Self.firstSlice)
    entries.append(
      Entry(
        head8: Self.head8(term), termStart: UInt32(termBytes.count), termLength: UInt32(term.count),
        head: first,
        tail: first, room: Self.firstSlice, sliceLength: Self.firstSlice, lastKey: 0, count: 0))
    termBytes.append(contentsOf: term)
    table[slot] = tag | UInt64(entries.count - 1)
    if entries.count * 2 > table.count { grow() }
    return entries.count - 1
  }

  /// FNV-1a, with its upper half folded in.
  private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in term { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }

  private static func head8(_ term: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for offset in 0..<8 { head = head << 8 | UInt64(offset < term.count ? term[offset] : 0) }
    return head
  }

  private func isEqual(_ index: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(entries[index].termLength) == term.count, entries[index].head8 == Self.head8(term) else {
      return false
    }
    guard term.count > 8 else { return true }
    let start = Int(entries[index].termStart)
    return termBytes.withUnsafeBufferPointer { bytes in
      for offset in 8..<term.count where bytes[start + offset] != term[offset] { return false }
      return true
    }
  }

  private func grow() {
    table = Array(repeating: .max, count: table.count * 2)
    termBytes.withUnsafeBufferPointer { bytes in
      for index in entries.indices {
        let hash = Self.hash(UnsafeBufferPointer(rebasing: term(index, bytes)))
        var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
        while table[slot] != .max { slot = (slot + 1) & (table.count - 1) }
        table[slot] = hash & Self.tagMask | UInt64(index)
      }
    }
  }
}
