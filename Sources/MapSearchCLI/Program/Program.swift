/// The whole program as a function from words and surroundings to an exit status.
struct Program: Sendable {
  /// What can be asked.
  let specification: CommandSpecification
  /// What answers.
  let registry: CommandRegistry

  /// Does what `words`, the command line without the program's name, asks.
  func run(_ words: [String], in context: CommandContext) async -> ExitStatus {
    let status = await answer(words, in: context)
    do throws(CommandFailure) { try context.output.finish() } catch {
      return status == .ok ? report(error, in: context) : status
    }
    return status
  }

  private func answer(_ words: [String], in context: CommandContext) async -> ExitStatus {
    // Called with nothing, a person wants to know what there is; a script made a mistake.
    if words.isEmpty {
      context.diagnostics.raw(help(path: [], width: context.terminal.width, context.terminal.errors))
      return .usage
    }
    do {
      try await answer(try CommandLineParser.parse(words, specification), in: context)
      return .ok
    } catch let error as UsageError {
      return report(error, in: context)
    } catch let error as CommandFailure {
      return report(error, in: context)
    } catch {
      return report(
        CommandFailure(.init(rawValue: "unexpected"), status: .internalError, "\(error)"), in: context)
    }
  }

  private func answer(_ request: ParsedCommandLine, in context: CommandContext) async throws {
    switch request {
    case .version:
      try context.output.write("mapsearch \(ProgramVersion.current)\n")
    case .help(let path):
      try context.output.write(help(path: path, width: context.terminal.width, context.terminal.output))
    case .run(let arguments):
      guard let make = registry.constructor(for: arguments.path) else {
        throw CommandFailure(.notBuilt, status: .internalError, "this command is not built yet")
      }
      let database = try arguments.value(CommonArguments.database)
      try await make(arguments).run(context.replacingDatabaseOption(database))
    }
  }

  private func help(path: [String], width: Int, _ stream: StreamCapabilities) -> String {
    HelpText(specification, width: width, usesStyles: stream.usesStyles).text(path: path)
  }

  private func report(_ error: UsageError, in context: CommandContext) -> ExitStatus {
    let command = (["mapsearch"] + error.path).joined(separator: " ")
    context.diagnostics.error("\(error.message)\nSee '\(command) --help'.")
    return .usage
  }

  private func report(_ error: CommandFailure, in context: CommandContext) -> ExitStatus {
    // The reader of a pipe has seen enough, as `head` does: that is no failure.
    guard error.code != .outputClosed else { return .ok }
    context.diagnostics.error(error.message)
    return error.status
  }
}
