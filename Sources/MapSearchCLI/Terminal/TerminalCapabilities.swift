/// What may be written to one stream.
struct StreamCapabilities: Sendable, Equatable {
  /// Whether a person reads it.
  let isTerminal: Bool
  /// Whether escape sequences that move the cursor are understood.
  let canRedraw: Bool
  /// Whether bold and dim may be used.
  let usesStyles: Bool

  /// A pipe or a file.
  static let plain = StreamCapabilities(isTerminal: false, canRedraw: false, usesStyles: false)
}

/// What the terminal around the program can do, if there is one.
struct TerminalCapabilities: Sendable, Equatable {
  /// Where results go.
  let output: StreamCapabilities
  /// Where everything else goes.
  let errors: StreamCapabilities
  /// Columns of a line.
  let width: Int

  /// Columns where nothing tells.
  static let defaultWidth = 80
  /// Widths outside this are taken for mistakes.
  static let widths = 20...1000

  /// Neither stream is a terminal.
  static let none = TerminalCapabilities(output: .plain, errors: .plain, width: defaultWidth)
}

extension TerminalCapabilities {
  /// The rules, apart from the system calls.
  ///
  /// `COLUMNS` wins over the window's width, a non-empty `NO_COLOR` (no-color.org) turns styles off, and
  /// `TERM=dumb` or none turns all escape sequences off.
  init(environment: Environment, outputIsTerminal: Bool, errorsIsTerminal: Bool, windowWidth: Int?) {
    let term = environment["TERM"] ?? ""
    let isCapable = !term.isEmpty && term != "dumb"
    let usesStyles = isCapable && (environment["NO_COLOR"] ?? "").isEmpty
    func stream(_ isTerminal: Bool) -> StreamCapabilities {
      StreamCapabilities(
        isTerminal: isTerminal, canRedraw: isTerminal && isCapable, usesStyles: isTerminal && usesStyles)
    }
    let candidates = [environment["COLUMNS"].flatMap { Int($0) }, windowWidth]
    self.init(
      output: stream(outputIsTerminal), errors: stream(errorsIsTerminal),
      width: candidates.compactMap { $0 }.first(where: Self.widths.contains) ?? Self.defaultWidth)
  }
}
