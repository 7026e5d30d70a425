#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for single bytes, many at a time.
enum ByteSearch {
  /// Where `byte` first stands in `bytes`, from `start` on.
  ///
  /// - Complexity: O(*n*), at the speed of memory.
  static func position(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// How often `byte` stands in `bytes`.
  static func count(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var next = position(of: byte, in: bytes)
    while let found = next {
      count += 1
      next = position(of: byte, in: bytes, from: found + 1)
    }
    return count
  }
}
