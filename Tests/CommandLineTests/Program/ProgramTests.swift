import Testing

@testable import MapSearchCLI

/// What the program printed and how it ended.
private struct Outcome {
  let status: MapSearchCLI.ExitStatus
  let output: String
  let errors: String
}

private func run(_ words: [String], registry: CommandRegistry = .standard) async -> Outcome {
  let (output, errors) = (CapturedBytes(), CapturedBytes())
  let context = CommandContext(
    output: StandardOutput(output.sink), diagnostics: Diagnostics(errors.sink), terminal: .none,
    environment: Environment(["HOME": "/home/person"]))
  let program = Program(specification: .mapsearch, registry: registry)
  let status = await program.run(words, in: context)
  return Outcome(status: status, output: output.text, errors: errors.text)
}

/// A command that does what a test wants.
private struct ScriptedCommand: Command {
  var failure: CommandFailure?

  init(failure: CommandFailure?) { self.failure = failure }
  init(_ arguments: ParsedArguments) throws(UsageError) { failure = nil }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    try context.output.writeLine(try context.databasePath())
    if let failure { throw failure }
  }
}

private func registry(_ failure: CommandFailure? = nil) -> CommandRegistry {
  CommandRegistry(entries: [("stats", { _ in ScriptedCommand(failure: failure) })])
}

@Suite struct ProgramTests {
  @Test func nothingAtAllGetsHelpAsAnError() async {
    let outcome = await run([])
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Usage: mapsearch COMMAND"))
  }

  @Test("Help is a result", arguments: [["--help"], ["help"]])
  func help(words: [String]) async {
    let outcome = await run(words)
    #expect(outcome.status == .ok)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("Exit status:"))
  }

  @Test func helpIsTheSameEitherWay() async {
    let (option, command) = await (run(["place", "put", "--help"]), run(["help", "place", "put"]))
    #expect(option.output == command.output)
    #expect(option.output.contains("Usage: mapsearch place put"))
  }

  @Test func helpOfNoCommand() async {
    let outcome = await run(["help", "place", "mvoe"])
    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == """
        mapsearch: error: there is no command 'mvoe'; did you mean 'move'?
        See 'mapsearch place --help'.

        """)
  }

  @Test func version() async {
    let outcome = await run(["--version"])
    #expect(outcome.output == "mapsearch \(ProgramVersion.current)\n")
    #expect(outcome.status == .ok)
  }

  @Test func usageErrorsGoToStandardError() async {
    let outcome = await run(["query", "cafe", "--raduis", "2km"])
    #expect(outcome.status.rawValue == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        mapsearch: error: there is no option --raduis; did you mean --radius?
        See 'mapsearch query --help'.

        """)
  }

  @Test func anErrorCannotCommandTheTerminal() async {
    let outcome = await run(["\u{1B}[2J"])
    #expect(outcome.status == .usage)
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func aCommandWithoutImplementation() async {
    let outcome = await run(["stats"], registry: CommandRegistry(entries: []))
    #expect(outcome.status == .internalError)
    #expect(outcome.errors.contains("not built yet"))
  }

  @Test func theDatabaseReachesTheCommand() async {
    #expect(await run(["stats", "-d", "x.db"], registry: registry()).output == "x.db\n")
    #expect(await run(["stats"], registry: registry()).output.hasPrefix("/home/person/"))
  }

  @Test func aFailureKeepsWhatWasPrintedAndSetsTheStatus() async {
    let failure = CommandFailure(.init(rawValue: "busy"), status: .busy, "somebody else writes; try again")
    let outcome = await run(["stats", "-d", "x.db"], registry: registry(failure))
    #expect(outcome.status == .busy)
    #expect(outcome.output == "x.db\n")
    #expect(outcome.errors == "mapsearch: error: somebody else writes; try again\n")
  }

  @Test func aReaderWhoLeavesIsNoFailure() async {
    let failure = CommandFailure(.outputClosed, status: .ok, "nobody reads")
    let outcome = await run(["stats"], registry: registry(failure))
    #expect(outcome.status == .ok)
    #expect(outcome.errors.isEmpty)
  }
}
