import Testing

@testable import MapSearchCLI

/// What every declaration must keep to, so that parser, help and completions can rely on it.
@Suite struct DeclarationTests {
  private let commands = CompletionCommand.all(in: .mapsearch)

  @Test func namesAreUniqueInACommand() {
    for command in commands {
      let names = command.longNames
      #expect(Set(names).count == names.count, "\(command.path)")
      let shorts = command.options.compactMap(\.short) + command.flags.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(command.path)")
    }
  }

  @Test func noNameIsAnOptionHereAndAFlagThere() {
    let options = Set(commands.flatMap { $0.options.flatMap(CompletionCommand.spellings) })
    let flags = Set(commands.flatMap { $0.flags.flatMap { ["--\($0.name)", "-\($0.short ?? "-")"] } })
    #expect(options.isDisjoint(with: flags))
  }

  @Test func shortNamesAreNoDigits() {
    // A word such as -5 is a negative number.
    for letter in commands.flatMap({ $0.options.compactMap(\.short) + $0.flags.compactMap(\.short) }) {
      #expect(letter.isASCII && letter.isLetter)
    }
  }

  @Test func abstractsAreOneShortSentence() {
    for command in commands {
      #expect(command.specification.abstract.hasSuffix("."))
      #expect(command.specification.abstract.count <= 72)
    }
  }

  @Test func onlyTheLastPositionalIsRepeated() {
    for command in commands {
      let positionals = command.specification.positionals
      #expect(positionals.dropLast().allSatisfy { !$0.isRepeated && !$0.isOptional })
      #expect(positionals.isEmpty || command.specification.subcommands.isEmpty)
    }
  }

  @Test func everyRegisteredCommandIsDeclaredOnce() {
    let leaves = commands.filter { $0.specification.subcommands.isEmpty }.map { $0.name(joinedBy: " ") }
    let registered = CommandRegistry.standard.entries.map(\.path)
    #expect(Set(registered).count == registered.count)
    #expect(Set(registered).isSubset(of: leaves))
  }

  @Test func examplesParse() throws {
    for example in commands.flatMap(\.specification.examples) where example.line.hasPrefix("mapsearch") {
      let words = example.line.split(separator: " ").dropFirst().prefix { $0 != ">" }
      #expect(throws: Never.self, "\(example.line)") {
        try CommandLineParser.parse(words.map(String.init), .mapsearch)
      }
    }
  }
}
