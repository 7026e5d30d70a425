extension CommandRegistry {
  /// The commands of the program; attach one with a line here.
  static var standard: CommandRegistry {
    CommandRegistry(entries: [
      ("completions", CompletionsCommand.init),
      ("help", HelpCommand.init),
    ])
  }
}
