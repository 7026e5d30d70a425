/// What surrounds a command while it runs; all of it can be replaced in a test.
struct CommandContext: Sendable {
  /// Where results go.
  let output: StandardOutput
  /// Where everything else goes.
  let diagnostics: Diagnostics
  /// What can be shown.
  let terminal: TerminalCapabilities
  /// The variables of the process.
  let environment: Environment
  /// The path given with `--database`, if it was.
  let databaseOption: String?

  init(
    output: StandardOutput, diagnostics: Diagnostics, terminal: TerminalCapabilities,
    environment: Environment, databaseOption: String? = nil
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.terminal = terminal
    self.environment = environment
    self.databaseOption = databaseOption
  }

  /// The same surroundings with another database.
  func replacingDatabaseOption(_ path: String?) -> CommandContext {
    CommandContext(
      output: output, diagnostics: diagnostics, terminal: terminal, environment: environment,
      databaseOption: path)
  }
}

extension CommandContext {
  /// Where the database is or would be made.
  ///
  /// - Throws: `CommandFailure` when no rule gives a folder.
  func databasePath() throws(CommandFailure) -> String {
    try DatabaseLocation.path(option: databaseOption, environment: environment)
  }

  /// How JSON is laid out: for eyes on a terminal, on one line elsewhere.
  var jsonLayout: JSONText.Layout { terminal.output.isTerminal ? .pretty : .compact }

  /// Lines of a table made for where results go.
  func lines(of table: Table) -> [String] {
    table.lines(
      width: terminal.output.isTerminal ? terminal.width : nil, usesStyles: terminal.output.usesStyles)
  }

  /// A progress bar on standard error, silent when nobody watches.
  func progressBar(_ name: String, unit: String) -> ProgressBar {
    ProgressBar(
      name, unit: unit, terminal: terminal, now: { ContinuousClock.now }, write: { diagnostics.raw($0) })
  }
}
