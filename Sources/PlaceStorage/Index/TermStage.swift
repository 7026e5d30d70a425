/// Terms of some places on their way into an arena.
final class TermStage {
  struct Staged {
    var hash: TermHash
    var key: Int64
    var start: UInt32
    /// Twice the length, and one for a word.
    var lengthAndKind: UInt32
    /// What the term's slot of the table holds, once that was read ahead.
    var slot: UInt64

    var length: Int { Int(lengthAndKind >> 1) }
    var isWord: Bool { lengthAndKind & 1 == 1 }
  }

  private(set) var staged = UnsafeMutablePointer<Staged>.allocate(capacity: 4096)
  private var capacity = 4096
  private(set) var count = 0
  private let bytes = ByteBuffer(capacity: 1 << 16)

  deinit { staged.deallocate() }

  /// Takes a term in, of a place with this key.
  @inline(__always)
  func add(_ term: UnsafeBufferPointer<UInt8>, isWord: Bool, key: Int64) {
    if count == capacity { grow() }
    staged[count] = Staged(
      hash: TermHash(term), key: key, start: UInt32(truncatingIfNeeded: bytes.count),
      lengthAndKind: UInt32(truncatingIfNeeded: term.count) << 1 | (isWord ? 1 : 0), slot: 0)
    bytes.append(UnsafeRawBufferPointer(term))
    count += 1
  }

  /// The bytes of a term, valid until another is added.
  @inline(__always)
  func text(_ term: Staged) -> UnsafeBufferPointer<UInt8> {
    bytes[Int(term.start)..<Int(term.start) + term.length].bindMemory(to: UInt8.self)
  }

  func removeAll() {
    count = 0
    bytes.removeAll()
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Staged>.allocate(capacity: capacity * 2)
    larger.initialize(from: staged, count: count)
    staged.deallocate()
    staged = larger
    capacity *= 2
  }
}

extension PostingArena {
  /// Takes all of `stage` in, in the order it came, and empties it.
  ///
  /// An arena of a million terms lies outside the processor's caches: one by one, each term would wait for its slot,
  /// its entry and its slice. Read ahead some hundred at once, the waits overlap.
  func take(_ stage: TermStage) {
    var start = 0
    while start < stage.count {
      let part = UnsafeMutableBufferPointer(
        start: stage.staged + start, count: min(Self.readAheadCount, stage.count - start))
      readAhead(part)
      for term in part {
        if term.isWord {
          addWord(wordIndex(of: stage.text(term), term.hash), key: term.key)
        } else {
          add(index(of: stage.text(term), term.hash), key: term.key)
        }
      }
      start += part.count
    }
    stage.removeAll()
  }

  private static let readAheadCount = 512

  /// Reads what `part` will need, so that it is in the caches.
  private func readAhead(_ part: UnsafeMutableBufferPointer<TermStage.Staged>) {
    for index in part.indices {
      part[index].slot = table[Int(truncatingIfNeeded: part[index].hash.value) & tableMask]
    }
    // The sum keeps the reads from being left out as useless.
    var sum: UInt64 = 0
    for term in part where term.slot != .max {
      sum &+= UInt64(entries[Int(term.slot & 0xFFFF_FFFF)].count)
    }
    for term in part where term.slot != .max {
      let entry = entries + Int(term.slot & 0xFFFF_FFFF)
      if entry.pointee.count > 1 { sum &+= UInt64(byte(at: entry.pointee.tail).pointee) }
    }
    readAheadSum &+= sum
  }
}
