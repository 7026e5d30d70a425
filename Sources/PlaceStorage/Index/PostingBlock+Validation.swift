import Geodesy

extension PostingBlock {
  /// Why no encoder wrote this block, or nil.
  ///
  /// - Parameter previous: The last key of the term's block before, if there is one.
  /// - Complexity: O(*n*) in the bytes.
  static func fault(last: Int64, earlier: UnsafeRawBufferPointer, previous: Int64?) -> String? {
    guard PlaceKey.all.contains(last) else { return "an index block ends with a key that cannot be" }
    var first = last
    var count = 1
    var difference: UInt64 = 0
    var shift: UInt64 = 0
    for byte in earlier {
      // Nine groups of seven bits hold every difference of keys, so a tenth is no encoding.
      guard shift < 63 else { return "an index block is not encoded as it should be" }
      difference |= UInt64(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      // A last group of zero is either a difference of 0 or a longer form than needed.
      guard byte > 0 else { return "an index block is not encoded as it should be" }
      guard difference <= UInt64(first) else { return "an index block holds a key that cannot be" }
      first -= Int64(difference)
      count += 1
      difference = 0
      shift = 0
    }
    if shift > 0 { return "an index block ends within a key" }
    if count > capacity { return "an index block holds more than \(capacity) keys" }
    if let previous, first <= previous { return "index blocks of one term overlap" }
    return nil
  }
}
