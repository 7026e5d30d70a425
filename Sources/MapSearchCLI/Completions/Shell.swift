/// A shell that completions can be written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A script that makes this shell complete `program`.
  func completionScript(_ program: CommandSpecification) -> String {
    switch self {
    case .bash: BashCompletion(program).script
    case .zsh: ZshCompletion(program).script
    case .fish: FishCompletion(program).script
    }
  }
}
