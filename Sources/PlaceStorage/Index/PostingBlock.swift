/// A block of a term's keys: the last one, and the others as LEB128 differences going down from it.
///
/// Differences of neighbours on the curve are small where a term is frequent, so a key takes some five bytes.
enum PostingBlock {
  /// Most keys in a block: what a seek reads and an update rewrites.
  static let capacity = 128

  /// How many of `count` ascending keys go into the first block: a full one, or half when one block overflows.
  static func length(ofFirstOf count: Int) -> Int {
    count > capacity && count < 2 * capacity ? count / 2 : min(count, capacity)
  }

  /// Appends all but the last of `keys` to `bytes`, encoded.
  ///
  /// - Parameter keys: Ascending, without repetition, not empty.
  static func encodeEarlier(_ keys: ArraySlice<Int64>, into bytes: inout [UInt8]) {
    var index = keys.endIndex - 1
    while index > keys.startIndex {
      var difference = UInt64(keys[index] - keys[index - 1])
      while difference >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: difference) | 0x80)
        difference >>= 7
      }
      bytes.append(UInt8(difference))
      index -= 1
    }
  }

  /// Writes the block's keys to the end of `buffer`, ascending, and answers how many there are.
  ///
  /// Bytes that no encoder wrote give keys that mean nothing, but no fault; `check` finds them.
  ///
  /// - Precondition: `buffer` has room for one key more than `earlier` has bytes.
  @inline(__always)
  static func decode(
    last: Int64, earlier: UnsafeRawBufferPointer, intoEndOf buffer: UnsafeMutableBufferPointer<Int64>
  ) -> Int {
    var position = buffer.count - 1
    var key = last
    buffer[position] = key
    var offset = 0
    // Eight bytes at a time, without a branch a byte: differences are of any length, which no processor foresees.
    while offset + 8 <= earlier.count {
      let word = UInt64(littleEndian: earlier.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let ends = ~word & 0x8080_8080_8080_8080
      // None of ours is longer than that; what else there may be goes byte by byte.
      guard ends != 0 else { break }
      key = key &- Int64(truncatingIfNeeded: sevenBitGroups(word & (ends ^ (ends &- 1))))
      position -= 1
      buffer[position] = key
      offset += (ends.trailingZeroBitCount + 1) / 8
    }
    var difference: UInt64 = 0
    var shift: UInt64 = 0
    while offset < earlier.count {
      let byte = earlier[offset]
      offset += 1
      difference |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        key = key &- Int64(truncatingIfNeeded: difference)
        position -= 1
        buffer[position] = key
        difference = 0
        shift = 0
      } else {
        shift += 7
      }
    }
    return buffer.count - position
  }

  /// The low seven bits of each byte of `word`, drawn together.
  @inline(__always)
  private static func sevenBitGroups(_ word: UInt64) -> UInt64 {
    var bits = word & 0x7F7F_7F7F_7F7F_7F7F
    bits = (bits & 0x007F_007F_007F_007F) | ((bits & 0x7F00_7F00_7F00_7F00) >> 1)
    bits = (bits & 0x0000_3FFF_0000_3FFF) | ((bits & 0x3FFF_0000_3FFF_0000) >> 2)
    return (bits & 0x0000_0000_0FFF_FFFF) | ((bits & 0x0FFF_FFFF_0000_0000) >> 4)
  }

  /// Appends the block's keys to `keys`, ascending.
  static func decode(last: Int64, earlier: UnsafeRawBufferPointer, into keys: inout [Int64]) {
    let buffer = DecodedBlock()
    buffer.read(last: last, earlier: earlier)
    keys.append(contentsOf: buffer.keys)
  }
}

/// The keys of one block, in memory that is used again for the next.
final class DecodedBlock {
  private var buffer = UnsafeMutableBufferPointer<Int64>.allocate(capacity: 2 * PostingBlock.capacity)
  private var count = 0

  deinit { buffer.deallocate() }

  /// The keys, ascending; valid until another block is read.
  var keys: UnsafeBufferPointer<Int64> {
    UnsafeBufferPointer(rebasing: buffer[(buffer.count - count)...])
  }

  /// Replaces the keys by those of a block.
  func read(last: Int64, earlier: UnsafeRawBufferPointer) {
    if earlier.count + 1 > buffer.count {
      buffer.deallocate()
      buffer = .allocate(capacity: earlier.count + 1)
    }
    count = PostingBlock.decode(last: last, earlier: earlier, intoEndOf: buffer)
  }
}
