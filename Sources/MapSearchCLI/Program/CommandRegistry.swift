/// What runs each declared command, by the words that call it.
struct CommandRegistry: Sendable {
  /// Makes a command from its arguments.
  typealias Constructor = @Sendable (ParsedArguments) throws(UsageError) -> any Command

  /// Words with a blank between, e.g. `place get`, and what they call.
  let entries: [(path: String, make: Constructor)]

  /// What makes the command at `path`, or nil when nothing is attached there.
  func constructor(for path: [String]) -> Constructor? {
    let joined = path.joined(separator: " ")
    return entries.first { $0.path == joined }?.make
  }
}
