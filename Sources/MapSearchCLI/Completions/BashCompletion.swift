/// A completion script for bash 3.2 and later, which is what macOS has; needs no other package.
struct BashCompletion {
  private let program: CommandSpecification
  private let commands: [CompletionCommand]

  init(_ program: CommandSpecification) {
    self.program = program
    commands = CompletionCommand.all(in: program)
  }

  /// The script.
  var script: String {
    """
    # bash completion for mapsearch
    # Load it with: source <(mapsearch completions bash)

    _mapsearch_files() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -f -- "$1"))
      # bash 3.2 has no compopt; a folder then ends without its slash.
      compopt -o filenames 2>/dev/null
    }

    _mapsearch() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="" path="" word index=1 data=0 ended=""
      COMPREPLY=()
      # To readline '=' is a word of its own: --format=js arrives as three words.
      if [[ "$current" == "=" ]]; then
        current=""
        previous="${COMP_WORDS[COMP_CWORD-1]}"
      elif ((COMP_CWORD > 1)); then
        previous="${COMP_WORDS[COMP_CWORD-1]}"
        if [[ "$previous" == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
      fi
      while ((index < COMP_CWORD)); do
        word="${COMP_WORDS[index]}"
        if [[ -n "$ended" ]]; then
          ((data++))
        else
          case "$word" in
          --) ended=1 ;;
          \(allValueSpellings.joined(separator: "|")))
            ((index++))
            if [[ "${COMP_WORDS[index]}" == "=" ]]; then ((index++)); fi
            ;;
          -*) ;;
          *)
            case "$path/$word" in
            \(allPaths.joined(separator: "|"))) path="$path/$word" ;;
            *) ((data++)) ;;
            esac
            ;;
          esac
        fi
        ((index++))
      done
      if [[ -z "$ended" ]]; then
        case "$path:$previous" in
    \(valueCases.map { "    " + $0 }.joined(separator: "\n"))
        esac
        if [[ "$current" == -* ]]; then
          case "$path" in
    \(optionCases.map { "      " + $0 }.joined(separator: "\n"))
          esac
          return
        fi
      fi
      case "$path:$data" in
    \(wordCases.map { "  " + $0 }.joined(separator: "\n"))
      esac
    }

    complete -F _mapsearch mapsearch

    """
  }

  private func slashPath(_ command: CompletionCommand) -> String {
    command.path.map { "/" + $0 }.joined()
  }

  private var allPaths: [String] { commands.dropFirst().map(slashPath) }

  /// Options that take a word after them. No name is an option here and a flag there, so one list will do.
  private var allValueSpellings: [String] {
    var spellings: [String] = []
    for spelling in commands.flatMap({ $0.options.flatMap(CompletionCommand.spellings) })
    where !spellings.contains(spelling) {
      spellings.append(spelling)
    }
    return spellings
  }

  private var valueCases: [String] {
    commands.flatMap { command in
      command.options.map { option in
        let patterns = CompletionCommand.spellings(option).map { "\(slashPath(command)):\($0)" }
        return "\(patterns.joined(separator: "|"))) \(action(option.completion))return ;;"
      }
    }
  }

  private var optionCases: [String] {
    commands.map { "\(pattern(slashPath($0)))) \(words($0.longNames)) ;;" }
  }

  private var wordCases: [String] {
    commands.flatMap { command -> [String] in
      let path = slashPath(command)
      if !command.specification.subcommands.isEmpty {
        return ["\(path):*) \(words(command.specification.subcommands.map(\.name))) ;;"]
      }
      return command.specification.positionals.enumerated().compactMap { index, positional in
        let position = positional.isRepeated ? "*" : "\(index)"
        let action = action(positional.completion)
        return action.isEmpty ? nil : "\(path):\(position)) \(action);;"
      }
    }
  }

  private func pattern(_ text: String) -> String { text.isEmpty ? "\"\"" : text }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .none: ""
    case .file: "_mapsearch_files \"$current\"; "
    case .enumeration(let values): "\(words(values)); "
    case .command: "\(words(program.subcommands.map(\.name))); "
    }
  }

  /// Names of ours hold no blank or quote, so the shell needs no escapes.
  private func words(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }
}
