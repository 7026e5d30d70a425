import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that an option names and the program writes from its beginning.
final class WrittenFile: Sendable {
  private let path: String
  private let option: String
  private let descriptor: Mutex<Int32>

  /// Opens the file, emptying it.
  init(_ path: String, option: String) throws(CommandFailure) {
    self.path = path
    self.option = option
    let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw Self.failure(path, option) }
    descriptor = Mutex(opened)
  }

  deinit { descriptor.withLock { if $0 >= 0 { _ = Self.closeFile($0) } } }

  /// Adds `bytes`.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try descriptor.withLock { descriptor throws(CommandFailure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Self.writeFile(descriptor, $0) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw Self.failure(path, option) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Ends the file; a failure to write shows here at the latest.
  func close() throws(CommandFailure) {
    let failed = descriptor.withLock { descriptor in
      defer { descriptor = -1 }
      return Self.closeFile(descriptor) != 0
    }
    if failed { throw Self.failure(path, option) }
  }

  private static func closeFile(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }

  private static func writeFile(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func failure(_ path: String, _ option: String) -> CommandFailure {
    CommandFailure(
      .importing, status: .inputOutput,
      "\(path) cannot be written: \(String(cString: strerror(errno))); choose another file for \(option)")
  }
}
