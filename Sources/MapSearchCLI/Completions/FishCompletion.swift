/// A completion script for fish.
struct FishCompletion {
  private let program: CommandSpecification
  private let commands: [CompletionCommand]

  init(_ program: CommandSpecification) {
    self.program = program
    commands = CompletionCommand.all(in: program)
  }

  /// The script.
  ///
  /// fish's own `__fish_seen_subcommand_from` would take a word searched for, as in `mapsearch query place`,
  /// for a command, so the script finds the command itself.
  var script: String {
    """
    # fish completion for mapsearch
    # Install it with: mapsearch completions fish > ~/.config/fish/completions/mapsearch.fish

    function __mapsearch_path
      set -l path
      set -l words (commandline -opc)
      set -e words[1]
      while set -q words[1]
        switch $words[1]
          case \(program.options.flatMap(CompletionCommand.spellings).joined(separator: " "))
            set -e words[1]
          case '-*'
          case '*'
            switch "$path $words[1]"
              case \(commands.dropFirst().map { quoted(" " + $0.name(joinedBy: " ")) }.joined(separator: " "))
                set path "$path $words[1]"
              case '*'
                break
            end
        end
        set -e words[1]
      end
      echo "$path"
    end

    function __mapsearch_at
      test (__mapsearch_path) = "$argv[1]"
    end

    complete -c mapsearch -f
    \(commands.flatMap(lines).joined(separator: "\n"))

    """
  }

  private func lines(_ command: CompletionCommand) -> [String] {
    let path = command.path.map { " " + $0 }.joined()
    let start = "complete -c mapsearch -n '__mapsearch_at \"\(path)\"'"
    let specification = command.specification
    return specification.subcommands.map { "\(start) -a \($0.name) -d \(quoted($0.abstract))" }
      + specification.positionals.compactMap { positional in
        argument(positional.completion).map { start + $0 }
      }
      + command.options.map { option in
        let names = " -l \(option.name)" + short(option.short)
        // -x: a value, and never a file's name.
        let need = option.completion == .file ? "-r" : "-x"
        return "\(start)\(names) \(need)\(argument(option.completion) ?? "") -d \(quoted(option.help))"
      }
      + command.flags.map { "\(start) -l \($0.name)\(short($0.short)) -d \(quoted($0.help))" }
  }

  private func short(_ letter: Character?) -> String { letter.map { " -s \($0)" } ?? "" }

  private func argument(_ completion: ValueCompletion) -> String? {
    switch completion {
    case .none: nil
    case .file: " -F"
    case .enumeration(let values): " -a \(quoted(values.joined(separator: " ")))"
    case .command: " -a \(quoted(program.subcommands.map(\.name).joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { result, character in
        if "'\\".contains(character) { result.append("\\") }
        result.append(character)
      } + "'"
  }
}
