import MapSearch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written beside its place and put there when it is whole; until then what was there stays.
///
/// What is no regular file, such as a pipe or a device, is written as it is.
final class ReplacedFile: Sendable {
  private struct State {
    var descriptor: Int32
    var isFinished = false
  }

  private let path: String
  /// Where it is written; nil when that is its place.
  private let partialPath: String?
  private let state: Mutex<State>
  private let sink: ByteSink

  init(_ path: String) throws(CommandFailure) {
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let target = Self.resolved(path)
    partialPath = isSpecial ? nil : "\(target).partial-\(getpid())"
    self.path = target
    let flags = isSpecial ? O_WRONLY : O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    let descriptor = open(partialPath ?? path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    state = Mutex(State(descriptor: descriptor))
    sink = ByteSink.descriptor(descriptor)
  }

  deinit {
    state.withLock { state in
      guard !state.isFinished else { return }
      _ = closeFile(state.descriptor)
      if let partialPath { unlink(partialPath) }
    }
  }

  /// Adds bytes.
  func write(_ bytes: [UInt8]) throws(CommandFailure) { try sink.write(bytes) }

  /// Puts the file on the disk, then in its place.
  func finish() throws(CommandFailure) {
    try state.withLock { state throws(CommandFailure) in
      guard let partialPath else { return }
      guard fsync(state.descriptor) == 0, closeFile(state.descriptor) == 0, rename(partialPath, path) == 0
      else {
        throw Self.failure(path)
      }
      state.isFinished = true
    }
  }

  /// The file that a symbolic link leads to.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .outputFailed, status: .inputOutput, "\(path) cannot be written: \(String(cString: strerror(errno)))")
  }
}

/// close(2), whose name inside a type may be its own method's.
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
