/// Arguments of the commands about the program itself.
enum ShellArguments {
  static var shell: Positional<Shell> {
    Positional("SHELL", .enumeration, help: "The shell to write for.")
  }

  static var command: Positional<String> {
    Positional("COMMAND", .command, isOptional: true, isRepeated: true, help: "The command to explain.")
  }

  static var completions: CommandSpecification {
    CommandSpecification(
      "completions", abstract: "Print a script that completes mapsearch in your shell.",
      positionals: [shell.specification],
      examples: [
        .init(line: "source <(mapsearch completions bash)", purpose: "In ~/.bashrc."),
        .init(line: "mapsearch completions zsh > \"${fpath[1]}/_mapsearch\"", purpose: "Once, for zsh."),
        .init(
          line: "mapsearch completions fish > ~/.config/fish/completions/mapsearch.fish",
          purpose: "Once, for fish."),
      ])
  }

  static var help: CommandSpecification {
    CommandSpecification("help", abstract: "Explain a command.", positionals: [command.specification])
  }
}
