#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for large tables that are read all over.
///
/// On Linux it is asked for in pages of 2 MiB, which spares most of the walks from addresses to pages.
enum LargeMemory {
  private static let pageBytes = 2 << 20

  /// Memory for `count` values, not initialised; aligned to a cache line at least.
  static func allocate<Value: BitwiseCopyable>(
    _ type: Value.Type = Value.self, count: Int
  ) -> UnsafeMutablePointer<Value> {
    let bytes = count * MemoryLayout<Value>.stride
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, bytes < pageBytes ? 64 : pageBytes, max(bytes, 1)) == 0, let memory else {
      fatalError("no memory for \(bytes) bytes")
    }
    #if os(Linux)
      // Advice: without it the memory is the same, only slower.
      if bytes >= pageBytes { _ = madvise(memory, bytes, MADV_HUGEPAGE) }
    #endif
    return memory.bindMemory(to: Value.self, capacity: count)
  }

  /// Gives back what `allocate` gave.
  static func deallocate<Value: BitwiseCopyable>(_ memory: UnsafeMutablePointer<Value>) { free(memory) }
}
