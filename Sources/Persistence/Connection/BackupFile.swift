#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A file written beside its final place and moved there when complete.
struct BackupFile {
  let finalPath: String
  let partialPath: String

  /// Makes the partial file, empty and for its owner alone.
  init(finalPath: String) throws(DatabaseError) {
    try DatabaseFile(path: finalPath).validate()
    guard DatabaseFile.kind(ofPath: finalPath) == .missing else { throw Self.exists }
    var template = Array((finalPath + ".partial-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw DatabaseFile.failure(SystemError.last) }
    close(descriptor)
    self.finalPath = finalPath
    partialPath = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Puts the file on the disk, then under its final name.
  func publish() throws(DatabaseError) {
    try Self.synchronize(partialPath, flags: O_RDWR)
    guard DatabaseFile.kind(ofPath: finalPath) == .missing else { throw Self.exists }
    guard rename(partialPath, finalPath) == 0 else { throw DatabaseFile.failure(SystemError.last) }
    // The name is safe only when its directory is.
    let folder = finalPath.lastIndex(of: "/").map { String(finalPath[...$0]) } ?? "."
    try Self.synchronize(folder, flags: O_RDONLY)
  }

  func discard() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(partialPath + suffix) }
  }

  static func synchronize(_ path: String, flags: Int32) throws(DatabaseError) {
    let descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw DatabaseFile.failure(SystemError.last) }
    let result = fsync(descriptor)
    let number = SystemError.last
    close(descriptor)
    guard result == 0 else {
      throw DatabaseError(
        result: DatabaseError.Code.ioError.rawValue, systemErrno: number, text: "", detail: .full)
    }
  }

  private static let exists = DatabaseError(
    code: .fileExists, message: "There is a file at the backup's path already; name a new one.")
}
