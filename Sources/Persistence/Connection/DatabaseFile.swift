#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a database, seen from outside SQLite.
struct DatabaseFile {
  enum Kind { case missing, regular, directory, other }

  let path: String

  /// The path as SQLite must be given it: `file:` would be read as a URI.
  var literalPath: String { path.hasPrefix("file:") ? "./" + path : path }

  /// The URI that opens the file as one that nobody writes, without locks or a shared-memory file.
  var immutableURI: String {
    let special: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
    let escaped = path.map { special[$0] ?? String($0) }.joined()
    return "file:" + escaped + "?immutable=1"
  }

  /// Whether the database lives in memory only.
  var isInMemory: Bool { path == ":memory:" }

  var kind: Kind { Self.kind(ofPath: path) }

  /// Whether a log with commits not yet in the file lies beside it.
  var hasPendingLog: Bool { Self.size(ofPath: path + "-wal") > 0 }

  /// Whether a journal lies beside it, from which a write cut short may have to be undone.
  var hasJournal: Bool { Self.size(ofPath: path + "-journal") > 0 }

  private static func size(ofPath path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  func validate() throws(DatabaseError) {
    if path.isEmpty {
      throw DatabaseError(code: .cannotOpen, message: "The path of the database is empty; name a file.")
    }
    if path.utf8.contains(0) {
      throw DatabaseError(
        code: .cannotOpen, message: "The path of the database holds a NUL character; choose another.")
    }
    if kind == .directory { throw Self.failure(SystemError.isDirectory) }
  }

  /// Makes an empty file only its owner may read, unless there is one; SQLite gives its log the same mode.
  func createPrivately() throws(DatabaseError) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      let number = SystemError.last
      guard number == SystemError.fileExists else { throw Self.failure(number) }
      return
    }
    // Harmless to the locks SQLite holds: nobody can have opened the file before it was there.
    close(descriptor)
  }

  static func kind(ofPath path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    default: .other
    }
  }

  static func failure(_ systemErrno: Int32) -> DatabaseError {
    // 14 is SQLITE_CANTOPEN: to a caller it is all the same who failed to open the file.
    DatabaseError(
      result: DatabaseError.Code.cannotOpen.rawValue, systemErrno: systemErrno, text: "", detail: .full)
  }
}
