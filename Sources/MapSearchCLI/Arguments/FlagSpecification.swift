/// An option without a value: given or not.
struct FlagSpecification: Sendable {
  /// Long name without dashes, e.g. `explain`.
  let name: String
  /// One-letter name, if it has one.
  let short: Character?
  /// One or two sentences.
  let help: String

  init(_ name: String, short: Character? = nil, help: String) {
    self.name = name
    self.short = short
    self.help = help
  }
}

extension FlagSpecification {
  /// Prints help instead of running; every command has it.
  static var help: FlagSpecification { FlagSpecification("help", short: "h", help: "Show this help.") }

  /// Prints the version; before the command only.
  static var version: FlagSpecification {
    FlagSpecification("version", short: "V", help: "Show the version.")
  }
}
