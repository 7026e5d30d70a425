#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A database made ready beside the one it is to replace.
package struct RestoreFile: Sendable {
  /// The database that is to be replaced.
  package let path: String
  /// The one that is made ready.
  package let candidatePath: String

  /// A candidate beside `path`; nothing is made yet.
  package init(path: String) {
    self.path = path
    candidatePath = "\(path).restoring-\(getpid())"
  }

  /// Whether there is nothing at the path, or an empty file.
  package var isTargetMissing: Bool {
    var status = stat()
    return stat(path, &status) != 0 || (status.st_mode & S_IFMT == S_IFREG && status.st_size == 0)
  }

  /// Throws when the backup is the very database that it is to replace.
  package func requireOther(than backup: String) throws(DatabaseError) {
    var (own, other) = (stat(), stat())
    guard stat(path, &own) == 0, stat(backup, &other) == 0 else { return }
    if own.st_dev == other.st_dev, own.st_ino == other.st_ino {
      throw DatabaseError(code: .cannotOpen, message: "the backup is the database itself; name another file")
    }
  }

  /// Puts the candidate under the path, where nothing is, and its name on the disk.
  package func publish() throws(DatabaseError) {
    // A log without its database would be taken for the new one's.
    for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
    guard rename(candidatePath, path) == 0 else { throw DatabaseFile.failure(SystemError.last) }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    try BackupFile.synchronize(folder, flags: O_RDONLY)
  }

  /// Gives the files of the old database other names.
  package func setTargetAside() throws(DatabaseError) {
    for suffix in ["-wal", "-journal", ""] where DatabaseFile.kind(ofPath: path + suffix) != .missing {
      guard rename(path + suffix, "\(path).damaged\(suffix)") == 0 else {
        throw DatabaseFile.failure(SystemError.last)
      }
    }
  }

  /// Deletes what is left of the candidate.
  package func discard() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(candidatePath + suffix) }
  }
}
