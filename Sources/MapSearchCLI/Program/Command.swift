/// A command as a value: made from checked arguments, then run.
protocol Command: Sendable {
  /// Reads the arguments and checks those that depend on each other.
  ///
  /// - Throws: `UsageError` when they do not go together; nothing has been touched then.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work: results to `context.output`, all else to `context.diagnostics`.
  ///
  /// - Throws: `CommandFailure`, whose message is shown and whose status ends the program.
  func run(_ context: CommandContext) async throws(CommandFailure)
}
