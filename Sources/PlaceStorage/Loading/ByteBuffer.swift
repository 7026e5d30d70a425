/// Bytes in memory of their own that only grow at the end.
///
/// Appending copies without an array's checks: a large load does it some ten million times. Pointers it hands
/// out are valid until the next `append` or `removeAll`.
final class ByteBuffer {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    base = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { base.deallocate() }

  @inline(__always)
  func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    if count + bytes.count > capacity { grow(bytes.count) }
    (base + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  func append<Value: BitwiseCopyable>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    if count + size > capacity { grow(size) }
    (base + count).storeBytes(of: value, as: Value.self)
    count += size
  }

  func removeAll() { count = 0 }

  subscript(range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.upperBound <= count)
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  private func grow(_ needed: Int) {
    capacity = max(capacity * 2, count + needed)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = larger
  }
}
