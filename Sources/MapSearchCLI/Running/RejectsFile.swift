import MapSearch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The rows an import did not take: a comment line with line number and reason, then the row whole.
final class RejectsFile: Sendable {
  private let path: String
  private let descriptor: Mutex<Int32>

  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw Self.failure(path) }
    descriptor = Mutex(opened)
  }

  deinit { descriptor.withLock { if $0 >= 0 { _ = Self.closeFile($0) } } }

  /// Adds a row of the file called `name`.
  func write(_ row: RejectedRow, of name: String) throws(CommandFailure) {
    try write(Array("# \(name), line \(row.line): \(row.reason)\n".utf8) + row.raw + [0x0A])
  }

  /// Ends the file; a failure to write shows here at the latest.
  func close() throws(CommandFailure) {
    let failed = descriptor.withLock { descriptor in
      defer { descriptor = -1 }
      return Self.closeFile(descriptor) != 0
    }
    if failed { throw Self.failure(path) }
  }

  private func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try descriptor.withLock { descriptor throws(CommandFailure) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Self.writeFile(descriptor, $0) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw Self.failure(path) }
        rest = rest.dropFirst(count)
      }
    }
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

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .importing, status: .inputOutput,
      "\(path) cannot be written: \(String(cString: strerror(errno))); choose another file for --rejects")
  }
}
