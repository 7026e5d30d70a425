/// `help [COMMAND…]`
struct HelpCommand: Command {
  private let path: [String]

  /// - Throws: `UsageError` when the words lead to no command.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = try arguments.values(ShellArguments.command)
    var command = CommandSpecification.mapsearch
    for (depth, word) in path.enumerated() {
      guard let next = command.subcommand(word) else {
        let suggestion = SpellingSuggestion.nearest(to: word, among: command.subcommands.map(\.name))
        throw UsageError(
          .unknownCommand,
          "there is no command '\(word)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
          path: Array(path[..<depth]))
      }
      command = next
    }
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let help = HelpText(
      .mapsearch, width: context.terminal.width, usesStyles: context.terminal.output.usesStyles)
    try context.output.write(help.text(path: path))
  }
}
