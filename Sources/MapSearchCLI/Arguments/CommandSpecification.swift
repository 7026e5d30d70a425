/// A command as declared: parser, help, completions and suggestions all read this one value.
struct CommandSpecification: Sendable {
  /// A command line worth copying and what it does.
  struct Example: Sendable {
    /// The whole line, from the program's name on.
    let line: String
    /// What it does, in a few words.
    let purpose: String
  }

  /// The word that calls it, e.g. `query`.
  let name: String
  /// One sentence, at most 72 columns.
  let abstract: String
  /// Paragraphs below the usage line.
  let discussion: [String]
  /// Arguments by position.
  let positionals: [PositionalSpecification]
  /// Options with a value, in the order of help.
  let options: [OptionSpecification]
  /// Options without one.
  let flags: [FlagSpecification]
  /// Lines worth copying.
  let examples: [Example]
  /// The commands below this one; a command has these or positionals, never both.
  let subcommands: [CommandSpecification]
  /// The one of them that is meant when none is named.
  let defaultSubcommand: String?

  init(
    _ name: String, abstract: String, discussion: [String] = [], positionals: [PositionalSpecification] = [],
    options: [OptionSpecification] = [], flags: [FlagSpecification] = [], examples: [Example] = [],
    subcommands: [CommandSpecification] = [], defaultSubcommand: String? = nil
  ) {
    self.defaultSubcommand = defaultSubcommand
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.flags = flags
    self.examples = examples
    self.subcommands = subcommands
  }

  /// The command below this one called `name`, if there is one.
  func subcommand(_ name: some StringProtocol) -> CommandSpecification? {
    subcommands.first { $0.name == name }
  }
}

/// A command and the words that lead to it, e.g. `place get`.
struct LocatedCommand: Sendable {
  /// The words after the program's name; empty for the program itself.
  let path: [String]
  /// What is declared there.
  let specification: CommandSpecification
}

extension CommandSpecification {
  /// This command and all below it, each before its own, with their paths from here.
  ///
  /// - Complexity: O(*n*) for *n* commands.
  func descendants(path: [String] = []) -> [LocatedCommand] {
    [LocatedCommand(path: path, specification: self)]
      + subcommands.flatMap { $0.descendants(path: path + [$0.name]) }
  }
}
