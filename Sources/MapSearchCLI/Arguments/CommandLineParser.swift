/// What a command line asks for.
enum ParsedCommandLine: Sendable, Equatable {
  /// To run the command at `path` of the arguments.
  case run(ParsedArguments)
  /// To print the help of the command at this path.
  case help(path: [String])
  /// To print the program's version.
  case version
}

/// Reads the words of a command line against a declaration.
///
/// `--name value`, `--name=value`, `-n value`, `-n5`, flags in one word (`-qy`), `--` before data that starts
/// with a dash. A word that starts like a negative number is data, since no option does. Common options are
/// accepted before the command too.
struct CommandLineParser {
  private let program: CommandSpecification
  private var command: LocatedCommand
  private var remaining: ArraySlice<String>
  private var arguments = ParsedArguments(path: [])
  private var words: [String] = []
  private var wantsHelp = false
  private var wantsVersion = false

  /// What `words`, the command line without the program's name, asks `program` for.
  ///
  /// - Throws: `UsageError` for the first fault from the left; what is missing is reported last.
  static func parse(
    _ words: [String], _ program: CommandSpecification
  ) throws(UsageError) -> ParsedCommandLine {
    var parser = CommandLineParser(program: program, words: words)
    return try parser.parse()
  }

  private init(program: CommandSpecification, words: [String]) {
    self.program = program
    command = LocatedCommand(path: [], specification: program)
    remaining = words[...]
  }

  private mutating func parse() throws(UsageError) -> ParsedCommandLine {
    while let word = remaining.popFirst(), !wantsHelp, !wantsVersion {
      if word == "--" {
        while let data = remaining.popFirst() { try accept(data) }
      } else if word.hasPrefix("--") {
        try acceptLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word.count > 1, !startsLikeNumber(word) {
        try acceptShort(word.dropFirst())
      } else {
        try accept(word)
      }
    }
    if wantsHelp { return .help(path: command.path) }
    if wantsVersion { return .version }
    if let name = command.specification.defaultSubcommand, let found = command.specification.subcommand(name)
    {
      command = LocatedCommand(path: command.path + [name], specification: found)
    }
    return .run(try completed())
  }

  private mutating func accept(_ word: String) throws(UsageError) {
    guard !command.specification.subcommands.isEmpty else { return words.append(word) }
    guard let found = command.specification.subcommand(word) else {
      let names = command.specification.subcommands.map(\.name)
      let suggestion = SpellingSuggestion.nearest(to: word, among: names)
      let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
      throw fault(.unknownCommand, "there is no command '\(word)'\(hint)")
    }
    command = LocatedCommand(path: command.path + [found.name], specification: found)
  }

  private mutating func acceptLong(_ text: Substring) throws(UsageError) {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    let value = equals.map { String(text[text.index(after: $0)...]) }
    if let option = options.first(where: { $0.name == name }) {
      if let value { try give(option, value) } else { try giveNext(option, after: "--\(name)") }
    } else if let flag = flags.first(where: { $0.name == name }) {
      guard value == nil else { throw fault(.unexpectedValue, "--\(name) takes no value") }
      give(flag)
    } else {
      let names = options.map(\.name) + flags.map(\.name)
      let suggestion = SpellingSuggestion.nearest(to: name, among: names)
      throw unknownOption("--\(name)", suggestion.map { "did you mean --\($0)?" })
    }
  }

  private mutating func acceptShort(_ text: Substring) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      if let flag = flags.first(where: { $0.short == letter }) {
        give(flag)
      } else if let option = options.first(where: { $0.short == letter }) {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        if letters.isEmpty { return try giveNext(option, after: "-\(letter)") }
        return try give(option, String(attached))
      } else {
        let isLongName = options.contains { $0.name == text } || flags.contains { $0.name == text }
        throw unknownOption("-\(letter)", isLongName ? "did you mean --\(text)?" : nil)
      }
    }
  }

  /// Takes the next word as the value, unless it looks like an option: the value was forgotten then.
  private mutating func giveNext(_ option: OptionSpecification, after name: String) throws(UsageError) {
    guard let next = remaining.first else {
      throw fault(.missingValue, "\(name) needs a value: \(name) \(option.valueName)")
    }
    guard !next.hasPrefix("-") || next == "-" || startsLikeNumber(next) else {
      throw fault(
        .missingValue,
        "\(name) needs a value, but '\(next)' follows; a value that starts with '-' is written "
          + "--\(option.name)=\(option.valueName)")
    }
    try give(option, remaining.removeFirst())
  }

  private mutating func give(_ option: OptionSpecification, _ text: String) throws(UsageError) {
    let earlier = arguments.optionTexts[option.name] ?? []
    guard earlier.isEmpty || option.isRepeatable else {
      throw fault(.repeatedOption, "--\(option.name) is given twice; give it once")
    }
    do throws(ValueError) { try option.check(text) } catch {
      throw invalid("--\(option.name)", text, error)
    }
    arguments.optionTexts[option.name] = earlier + [text]
  }

  private mutating func give(_ flag: FlagSpecification) {
    switch flag.name {
    case FlagSpecification.help.name: wantsHelp = true
    case FlagSpecification.version.name where command.path.isEmpty: wantsVersion = true
    default: arguments.givenFlags.insert(flag.name)
    }
  }
}

extension CommandLineParser {
  private var isProgram: Bool { command.path.isEmpty }

  private var options: [OptionSpecification] {
    isProgram ? program.options : command.specification.options + program.options
  }

  private var flags: [FlagSpecification] {
    isProgram ? program.flags : command.specification.flags + [.help]
  }

  private func startsLikeNumber(_ word: String) -> Bool {
    word.hasPrefix("-") && (word.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } ?? false)
  }

  private func fault(_ code: UsageError.Code, _ message: String) -> UsageError {
    UsageError(code, message, path: command.path)
  }

  private func invalid(_ name: String, _ text: String, _ error: ValueError) -> UsageError {
    fault(
      .invalidValue,
      text.isEmpty
        ? "\(name) is empty; give \(error.expectation)" : "\(name) '\(text)' is not \(error.expectation)")
  }

  private func unknownOption(_ name: String, _ suggestion: String?) -> UsageError {
    let takesData = !command.specification.positionals.isEmpty
    let remedy = suggestion ?? (takesData ? "put '--' before words that start with '-'" : nil)
    return fault(.unknownOption, "there is no option \(name)" + (remedy.map { "; \($0)" } ?? ""))
  }

  /// The arguments, once nothing is missing and nothing is left over.
  private func completed() throws(UsageError) -> ParsedArguments {
    guard command.specification.subcommands.isEmpty else {
      let names = command.specification.subcommands.map(\.name).joined(separator: ", ")
      throw fault(.missingCommand, "a command is missing: one of \(names)")
    }
    var result = ParsedArguments(path: command.path)
    result.optionTexts = arguments.optionTexts
    result.givenFlags = arguments.givenFlags
    result.positionalTexts = try assignedWords()
    for option in command.specification.options where option.isRequired {
      guard result.optionTexts[option.name] != nil else {
        throw fault(.missingOption, "--\(option.name) \(option.valueName) is missing")
      }
    }
    return result
  }

  private func assignedWords() throws(UsageError) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    var left = words[...]
    for positional in command.specification.positionals {
      let taken = positional.isRepeated ? left : left.prefix(1)
      left = left.dropFirst(taken.count)
      guard positional.isOptional || !taken.isEmpty else {
        throw fault(.missingArgument, "\(positional.name) is missing")
      }
      for text in taken {
        do throws(ValueError) { try positional.check(text) } catch {
          throw invalid(positional.name, text, error)
        }
      }
      if !taken.isEmpty { texts[positional.name] = Array(taken) }
    }
    if let extra = left.first {
      throw fault(.unexpectedArgument, "'\(extra)' is one argument too many")
    }
    return texts
  }
}
