/// `completions bash|zsh|fish`
struct CompletionsCommand: Command {
  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(UsageError) {
    shell = try arguments.requiredValue(ShellArguments.shell)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    try context.output.write(shell.completionScript(.mapsearch))
  }
}
