#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three descriptors every process is thought to start with.
enum StandardDescriptors {
  /// Fills the ones the caller closed, so that no file opened later takes the number of standard output and
  /// gets results written into it.
  ///
  /// They are opened the wrong way round on purpose: using one fails, as it would have while closed.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the one just found free.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
