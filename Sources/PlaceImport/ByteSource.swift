#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Where a reader's bytes come from, in order.
protocol ByteSource: AnyObject {
  /// Size in bytes, where known beforehand.
  var totalBytes: Int? { get }
  /// Bytes taken from where they come from so far.
  var bytesRead: Int { get }
  /// Puts the next bytes into `buffer`, which is not empty; answers how many, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int
}

/// A file, or standard input for the path `-`.
final class InputFile: ByteSource {
  let totalBytes: Int?
  private(set) var bytesRead = 0
  private let path: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool

  /// Opens the file for reading; `deinit` closes it.
  init(path: String) throws(ImportError) {
    self.path = path
    ownsDescriptor = path != "-"
    descriptor = ownsDescriptor ? open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard descriptor >= 0 else {
      throw Self.unreadable(path, errno)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let fault = errno
      if ownsDescriptor { _ = close(descriptor) }
      throw Self.unreadable(path, fault)
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR {
      if ownsDescriptor { _ = close(descriptor) }
      throw Self.directory(path)
    }
    totalBytes = kind == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if ownsDescriptor { _ = close(descriptor) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 {
        bytesRead += count
        return count
      }
      guard errno == EINTR else { throw Self.unreadable(path, errno) }
    }
  }

  /// Looks whether there is a file to read, without opening it: a pipe can be opened but once.
  static func require(_ path: String) throws(ImportError) {
    guard path != "-" else { return }
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else { throw unreadable(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw directory(path) }
  }

  private static func directory(_ path: String) -> ImportError {
    ImportError(.isDirectory, "\(path) is a directory; name the files in it")
  }

  private static func unreadable(_ path: String, _ fault: Int32) -> ImportError {
    if fault == ENOENT || fault == ENOTDIR {
      return ImportError(
        .noSuchFile, "\(path): no such file; check the path, or use - for standard input")
    }
    return ImportError(.unreadable, "\(path) cannot be read: \(String(cString: strerror(fault)))")
  }
}

/// Bytes in memory.
final class MemorySource: ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var totalBytes: Int? { bytes.count }
  var bytesRead: Int { offset }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - offset)
    bytes.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count]))
    }
    offset += count
    return count
  }
}
