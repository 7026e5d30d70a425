/// The help of every command, from its declaration.
struct HelpText: Sendable {
  private let program: CommandSpecification
  private let width: Int
  private let usesStyles: Bool

  /// - Parameters:
  ///   - width: Columns of a line; only words wider than that and examples are longer.
  ///   - usesStyles: Whether headings are bold.
  init(_ program: CommandSpecification, width: Int, usesStyles: Bool) {
    self.program = program
    self.width = width
    self.usesStyles = usesStyles
  }

  /// What `--help` of the command at `path` prints; of the nearest command above it when there is none.
  func text(path: [String]) -> String {
    var command = LocatedCommand(path: [], specification: program)
    for word in path {
      guard let next = command.specification.subcommand(word) else { break }
      command = LocatedCommand(path: command.path + [word], specification: next)
    }
    return sections(of: command).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func sections(of command: LocatedCommand) -> [[String]] {
    let specification = command.specification
    var sections = [wrapped(specification.abstract), UsageLine.lines(of: command, width: width)]
    sections[1][0] = heading("Usage:") + sections[1][0].dropFirst("Usage:".count)
    sections += specification.discussion.map { wrapped($0) }
    sections += [
      list("Commands:", specification.subcommands.map { ($0.name, $0.abstract) }),
      list("Arguments:", specification.positionals.map { ($0.name, OptionText.explanation(of: $0)) }),
      command.path.isEmpty ? [] : list("Options:", options(specification)),
      list("Common options:", commonOptions(of: command)),
      examples(specification),
      command.path.isEmpty ? list("Environment:", Environment.documented.map { ($0.name, $0.meaning) }) : [],
      command.path.isEmpty ? exitStatuses : [],
      command.path.isEmpty ? wrapped("'mapsearch help COMMAND' tells more about each command.") : [],
    ]
    return sections.filter { !$0.isEmpty }
  }

  private func options(_ specification: CommandSpecification) -> [(String, String)] {
    specification.options.map { (OptionText.term($0), OptionText.explanation(of: $0)) }
      + specification.flags.map { (OptionText.term($0), $0.help) }
  }

  private func commonOptions(of command: LocatedCommand) -> [(String, String)] {
    let flags = command.path.isEmpty ? program.flags : [.help]
    return program.options.map { (OptionText.term($0), OptionText.explanation(of: $0)) }
      + flags.map { (OptionText.term($0), $0.help) }
  }

  private func examples(_ specification: CommandSpecification) -> [String] {
    guard !specification.examples.isEmpty else { return [] }
    return [heading("Examples:")]
      + specification.examples.flatMap { ["  \($0.line)"] + wrapped($0.purpose, indent: 6) }
  }

  private var exitStatuses: [String] {
    list("Exit status:", ExitStatus.documented.map { ("\($0.status.rawValue)", $0.meaning) })
  }

  private func heading(_ text: String) -> String { TextStyle.bold.applied(to: text, ifEnabled: usesStyles) }

  private func wrapped(_ text: String, indent: Int = 0) -> [String] {
    TextWrapping.lines(of: text, columns: width - indent).map { String(repeating: " ", count: indent) + $0 }
  }

  private func list(_ title: String, _ entries: [(String, String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [heading(title)] + DefinitionList.lines(entries, width: width)
  }
}
