/// Arguments of `history` and the commands below it.
enum HistoryArguments {
  static var entry: Positional<Int> {
    Positional("ID", .integer(in: 1...Int.max), help: "The entry's number, as 'history list' shows it.")
  }

  static var yes: FlagSpecification { FlagSpecification("yes", short: "y", help: "Do not ask.") }

  static var specification: CommandSpecification {
    CommandSpecification(
      "history", abstract: "See and control what is remembered of searches.",
      discussion: ["What is forgotten is overwritten in the file too."],
      subcommands: [
        CommandSpecification("list", abstract: "List the searches remembered, the latest first."),
        CommandSpecification("delete", abstract: "Forget one search.", positionals: [entry.specification]),
        CommandSpecification("clear", abstract: "Forget all searches.", flags: [yes]),
        CommandSpecification("pause", abstract: "Remember no searches from now on."),
        CommandSpecification("resume", abstract: "Remember searches again."),
      ])
  }
}
