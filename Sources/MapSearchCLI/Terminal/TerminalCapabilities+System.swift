#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalCapabilities {
  /// What standard output and standard error of this process can do.
  static func ofProcess(_ environment: Environment) -> TerminalCapabilities {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let errorsIsTerminal = isatty(STDERR_FILENO) == 1
    let descriptor = outputIsTerminal ? STDOUT_FILENO : STDERR_FILENO
    return TerminalCapabilities(
      environment: environment, outputIsTerminal: outputIsTerminal, errorsIsTerminal: errorsIsTerminal,
      windowWidth: outputIsTerminal || errorsIsTerminal ? windowWidth(of: descriptor) : nil)
  }

  private static func windowWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
