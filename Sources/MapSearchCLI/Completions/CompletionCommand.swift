/// A command with everything it accepts, common options included, as the shells need it.
struct CompletionCommand {
  /// The words that call it.
  let path: [String]
  /// What is declared.
  let specification: CommandSpecification
  /// Its own options and the common ones.
  let options: [OptionSpecification]
  /// Its own flags and `--help`.
  let flags: [FlagSpecification]

  /// Every command of `program`, the program itself first.
  static func all(in program: CommandSpecification) -> [CompletionCommand] {
    program.descendants().map { command in
      let specification = command.specification
      let isProgram = command.path.isEmpty
      return CompletionCommand(
        path: command.path, specification: specification,
        options: isProgram ? program.options : specification.options + program.options,
        flags: isProgram ? program.flags : specification.flags + [.help])
    }
  }

  /// The words of its path joined with `separator`.
  func name(joinedBy separator: String) -> String { path.joined(separator: separator) }

  /// `--name` of all options and flags.
  var longNames: [String] { options.map { "--\($0.name)" } + flags.map { "--\($0.name)" } }

  /// Every spelling of `option`, dashes included.
  static func spellings(_ option: OptionSpecification) -> [String] {
    ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
  }
}
