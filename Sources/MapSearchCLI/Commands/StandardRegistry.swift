extension CommandRegistry {
  /// The commands of the program; attach one with a line here.
  static var standard: CommandRegistry {
    CommandRegistry(entries: [
      ("bench", BenchCommand.init),
      ("completions", CompletionsCommand.init),
      ("help", HelpCommand.init),
      ("import", ImportCommand.init),
      ("nearby", QueryCommand.init),
      ("query", QueryCommand.init),
    ])
  }
}
