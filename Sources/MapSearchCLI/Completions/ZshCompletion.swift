/// A completion script for zsh, for a file `_mapsearch` in `$fpath` or to be sourced.
struct ZshCompletion {
  private let program: CommandSpecification

  init(_ program: CommandSpecification) { self.program = program }

  /// The script: a function a command, `_mapsearch_place_get` for `place get`.
  var script: String {
    let functions = CompletionCommand.all(in: program).map(function)
    return """
      #compdef mapsearch
      # zsh completion for mapsearch
      # Install it with: mapsearch completions zsh > "${fpath[1]}/_mapsearch"

      \(functions.joined(separator: "\n"))
      if [[ "$funcstack[1]" == _mapsearch ]]; then
        _mapsearch "$@"
      else
        compdef _mapsearch mapsearch
      fi

      """
  }

  private func function(_ command: CompletionCommand) -> String {
    let name = functionName(command.path)
    let options = command.options.flatMap(specifications) + command.flags.flatMap(specifications)
    guard !command.specification.subcommands.isEmpty else {
      let words = command.specification.positionals.map(specification)
      return """
        \(name)() {
          _arguments -s -S \\
        \((options + words).map { "    " + $0 }.joined(separator: " \\\n"))
        }

        """
    }
    let children = command.specification.subcommands
    return """
      \(name)() {
        local curcontext="$curcontext" state line
        local -A opt_args
        local -a commands
        commands=(
      \(children.map { "    " + quoted("\($0.name):\($0.abstract)") }.joined(separator: "\n"))
        )
        _arguments -C -s -S \\
      \((options + ["'1: :->command'", "'*:: :->arguments'"]).map { "    " + $0 }.joined(separator: " \\\n"))
        case "$state" in
          command) _describe -t commands command commands ;;
          arguments)
            case "$words[1]" in
      \(children.map { "        \($0.name)) \(functionName(command.path + [$0.name])) ;;" }
          .joined(separator: "\n"))
            esac
            ;;
        esac
      }

      """
  }

  private func functionName(_ path: [String]) -> String { (["_mapsearch"] + path).joined(separator: "_") }

  private func specifications(_ option: OptionSpecification) -> [String] {
    let repetition = option.isRepeatable ? "*" : ""
    let end = "[\(escaped(option.help))]:\(escaped(option.valueName)):\(action(option.completion))"
    let long = quoted(
      "\(exclusion(option.name, option.short, option.isRepeatable))\(repetition)--\(option.name)=\(end)")
    guard let short = option.short else { return [long] }
    let start = exclusion(option.name, option.short, option.isRepeatable) + repetition
    return [quoted("\(start)-\(short)+\(end)"), long]
  }

  private func specifications(_ flag: FlagSpecification) -> [String] {
    let start = exclusion(flag.name, flag.short, false)
    let spellings = (flag.short.map { ["-\($0)"] } ?? []) + ["--\(flag.name)"]
    return spellings.map { quoted("\(start)\($0)[\(escaped(flag.help))]") }
  }

  /// `(-n --limit)`: neither is offered again after one of them.
  private func exclusion(_ name: String, _ short: Character?, _ isRepeatable: Bool) -> String {
    guard let short, !isRepeatable else { return "" }
    return "(-\(short) --\(name))"
  }

  private func specification(_ positional: PositionalSpecification) -> String {
    let repetition = positional.isRepeated ? "*" : positional.isOptional ? ":" : ""
    return quoted("\(repetition):\(escaped(positional.name)):\(action(positional.completion))")
  }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .none: " "
    case .file: "_files"
    case .enumeration(let values): "(\(values.joined(separator: " ")))"
    case .command: "(\(program.subcommands.map(\.name).joined(separator: " ")))"
    }
  }

  /// Inside a specification of `_arguments` brackets and colons have a meaning.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
