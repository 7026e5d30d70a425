#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ByteSink {
  /// A file descriptor of this process, which stays open; SIGPIPE must be ignored.
  static func descriptor(_ descriptor: Int32) -> ByteSink {
    ByteSink { (bytes: [UInt8]) throws(CommandFailure) in
      var written = 0
      while written < bytes.count {
        // A pipe or a device may take less than it is given.
        let (count, code) = bytes.withUnsafeBytes { buffer in
          let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
          return (writeOnce(descriptor, rest), errno)
        }
        if count >= 0 { written += count } else { try recover(from: code, descriptor) }
      }
    }
  }

  /// Returns when the write that failed with `code` is worth trying again.
  private static func recover(from code: Int32, _ descriptor: Int32) throws(CommandFailure) {
    switch code {
    case EINTR: return
    case EAGAIN:
      // Somebody who shares the terminal or pipe made it non-blocking.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
    case EPIPE:
      throw CommandFailure(.outputClosed, status: .ok, "nobody reads the output any more")
    case ENOSPC, EDQUOT:
      throw CommandFailure(
        .outputFailed, status: .inputOutput,
        "the output could not be written: the disk is full; free some space and run it again")
    default:
      throw CommandFailure(
        .outputFailed, status: .inputOutput,
        "the output could not be written: \(String(cString: strerror(code)))")
    }
  }
}

/// One call of write(2), whose name inside `ByteSink` is its own method's.
private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
