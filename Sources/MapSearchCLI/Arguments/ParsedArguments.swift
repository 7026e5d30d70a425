/// A command's arguments, matched with its declaration and checked one by one.
///
/// Values are read again, typed, when a command asks for them; that costs less than it would to keep them.
struct ParsedArguments: Sendable, Equatable {
  /// The words that led to the command, e.g. `["place", "get"]`.
  let path: [String]
  /// Texts by option name, in the order given.
  var optionTexts: [String: [String]] = [:]
  /// Names of the flags given.
  var givenFlags: Set<String> = []
  /// Texts by the name of the positional.
  var positionalTexts: [String: [String]] = [:]

  init(path: [String]) { self.path = path }

  /// Whether `flag` was given.
  func has(_ flag: FlagSpecification) -> Bool { givenFlags.contains(flag.name) }

  /// The option's value, or nil when it was not given.
  func value<Value>(_ option: ValueOption<Value>) throws(UsageError) -> Value? {
    try values(option).last
  }

  /// All values of a repeatable option, in the order given.
  func values<Value>(_ option: ValueOption<Value>) throws(UsageError) -> [Value] {
    try read(optionTexts[option.specification.name] ?? [], "--\(option.specification.name)", option.syntax)
  }

  /// The value of an option declared as required.
  func requiredValue<Value>(_ option: ValueOption<Value>) throws(UsageError) -> Value {
    guard let value = try value(option) else {
      throw UsageError(.missingOption, "--\(option.specification.name) is missing", path: path)
    }
    return value
  }

  /// The positional's value, or nil when it was not given.
  func value<Value>(_ positional: Positional<Value>) throws(UsageError) -> Value? {
    try values(positional).last
  }

  /// All values of a repeated positional, in the order given.
  func values<Value>(_ positional: Positional<Value>) throws(UsageError) -> [Value] {
    let name = positional.specification.name
    return try read(positionalTexts[name] ?? [], name, positional.syntax)
  }

  /// The value of a positional that is not optional.
  func requiredValue<Value>(_ positional: Positional<Value>) throws(UsageError) -> Value {
    guard let value = try value(positional) else {
      throw UsageError(.missingArgument, "\(positional.specification.name) is missing", path: path)
    }
    return value
  }

  private func read<Value>(
    _ texts: [String], _ name: String, _ syntax: ValueSyntax<Value>
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in texts {
      do throws(ValueError) { values.append(try syntax.value(text)) } catch {
        throw UsageError(.invalidValue, "\(name) '\(text)' is not \(error.expectation)", path: path)
      }
    }
    return values
  }
}
