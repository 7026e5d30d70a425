import Testing

@testable import MapSearchCLI

@Suite struct ShellScriptTests {
  @Test(
    "The shell accepts its script", .enabled(if: ShellProcess("zsh") != nil || ShellProcess("fish") != nil))
  func syntax() throws {
    for shell in [Shell.zsh, .fish] {
      guard let process = ShellProcess(shell.rawValue) else { continue }
      let result = try process.run(["-n"], input: shell.completionScript(.mapsearch))
      #expect(result.status == 0, "\(shell): \(result.output)")
    }
  }

  @Test("Every name of the declaration is in every script", arguments: Shell.allCases)
  func complete(shell: Shell) {
    let script = shell.completionScript(.mapsearch)
    for command in CompletionCommand.all(in: .mapsearch) {
      for name in command.path { #expect(script.contains(name)) }
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
        if case .enumeration(let values) = option.completion {
          #expect(script.contains(values.joined(separator: " ")))
        }
      }
      for flag in command.flags {
        #expect(script.contains(shell == .fish ? "-l \(flag.name) " : "--\(flag.name)"))
      }
    }
  }

  @Test func zshEscapesWhatItWouldRead() {
    let script = ZshCompletion(
      CommandSpecification(
        "mapsearch", abstract: "It's: a [test].", flags: [FlagSpecification("x", help: "It's: a [test].")])
    ).script
    #expect(script.contains(#"'--x[It'\''s\: a \[test\].]'"#))
  }

  @Test func fishEscapesWhatItWouldRead() {
    let script = FishCompletion(
      CommandSpecification("mapsearch", abstract: "x", flags: [FlagSpecification("x", help: #"It's \ a."#)])
    ).script
    #expect(script.contains(#"-l x -d 'It\'s \\ a.'"#))
  }
}
