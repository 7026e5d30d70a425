#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file for a body that is too long for memory; nobody else can read it, and it goes with this value.
final class SpoolFile {
  let path: String
  private let descriptor: Int32

  /// Nil when the folder for temporary files takes none.
  init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(folder.isEmpty ? "/tmp" : folder)/mapsearch-import-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// A file with `bytes`; nil when the disk takes no more.
  convenience init?(_ bytes: [UInt8]) {
    self.init()
    guard bytes.withUnsafeBufferPointer(append) else { return nil }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Appends all of `bytes`; false when the disk takes no more.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
