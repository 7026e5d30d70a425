#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program of somebody else's, and where to get it.
struct ToolCommand: Sendable {
  let program: String
  /// The package of Debian and its kin that has it.
  let package: String
  let arguments: [String]
}

/// What a program writes to its standard output, as a source of bytes.
///
/// Its standard error goes to a file without a name, so that it can never stand still over it.
final class ToolProcess: ByteSource {
  let totalBytes: Int? = nil
  private(set) var bytesRead = 0
  private let command: ToolCommand
  private var identifier: pid_t = 0
  private var output: Int32 = -1
  private let errors: Int32
  private var isRunning = false

  /// Starts the program.
  ///
  /// - Throws: `ImportError`: `missingProgram`, with the package's name, when it is not installed.
  init(_ command: ToolCommand, temporaryDirectory: String) throws(ImportError) {
    self.command = command
    var template = Array("\(temporaryDirectory)/mapsearch-XXXXXX".utf8CString)
    errors = mkstemp(&template)
    guard errors >= 0 else {
      throw ImportError(
        .unreadable,
        "no temporary file can be made in \(temporaryDirectory); set TMPDIR to a folder that is yours")
    }
    _ = unlink(template)
    _ = fcntl(errors, F_SETFD, FD_CLOEXEC)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ImportError(.unreadable, "no pipe to \(command.program): \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = ends[0]
    let fault = start(writingTo: ends[1])
    _ = close(ends[1])
    guard fault == 0 else {
      throw fault == ENOENT || fault == EACCES
        ? ImportError(
          .missingProgram,
          "the program \(command.program), which reads this format, is not installed: apt install "
            + command.package)
        : ImportError(
          .programFailed, "\(command.program) does not start: \(String(cString: strerror(fault)))")
    }
    isRunning = true
  }

  deinit {
    if isRunning {
      _ = kill(identifier, SIGTERM)
      _ = wait()
    }
    if output >= 0 { _ = close(output) }
    if errors >= 0 { _ = close(errors) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
    while isRunning {
      #if canImport(Glibc)
        let count = Glibc.read(output, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
        let count = Darwin.read(output, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(output, buffer.baseAddress, buffer.count)
      #endif
      if count > 0 {
        bytesRead += count
        return count
      }
      guard count == 0 || errno != EINTR else { continue }
      let status = wait()
      guard count == 0, status == 0 else {
        let words = complaints.split(whereSeparator: \.isNewline).prefix(3).joined(separator: "; ")
        throw ImportError(
          .programFailed, "\(command.program) cannot read it: \(words.isEmpty ? "status \(status)" : words)")
      }
    }
    return 0
  }

  /// Reads, and forgets, what it writes, to its end.
  func finish() throws(ImportError) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var count = 1
    while count > 0 {
      var failure: ImportError?
      buffer.withUnsafeMutableBytes { bytes in
        do throws(ImportError) { count = try read(into: bytes) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  }

  /// What it wrote to its standard error, at most 64 KiB of it.
  var complaints: String {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = pread(errors, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    isRunning = false
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private func start(writingTo pipe: Int32) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = ([command.program] + command.arguments).map { strdup($0) }
    var environment: [UnsafeMutablePointer<CChar>?] = Self.variables.compactMap { name in
      getenv(name).map { strdup("\(name)=\(String(cString: $0))") }
    }
    arguments.append(nil)
    environment.append(nil)
    defer { for text in arguments + environment { free(text) } }
    return posix_spawnp(&identifier, command.program, &actions, nil, &arguments, &environment)
  }

  /// The variables it gets of ours.
  private static let variables = [
    "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "GDAL_DATA", "PROJ_DATA", "PROJ_LIB",
  ]
}
