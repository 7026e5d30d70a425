/// An option with a value, as parser, help and completions see it.
struct OptionSpecification: Sendable {
  /// Long name without dashes, e.g. `radius`.
  let name: String
  /// One-letter name, if it has one.
  let short: Character?
  /// What stands for the value in help, e.g. `DISTANCE`.
  let valueName: String
  /// What a shell may offer for the value.
  let completion: ValueCompletion
  /// Whether a command without it is an error.
  let isRequired: Bool
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// The value that holds when it is not given, as help shows it.
  let defaultText: String?
  /// One or two sentences.
  let help: String
  /// Throws when a text is no value of this option.
  let check: @Sendable (String) throws(ValueError) -> Void
}

/// An option declared with the type of its value.
struct ValueOption<Value: Sendable>: Sendable {
  /// The same option without its type.
  let specification: OptionSpecification
  /// How its text is read.
  let syntax: ValueSyntax<Value>

  init(
    _ name: String, short: Character? = nil, value valueName: String, _ syntax: ValueSyntax<Value>,
    isRequired: Bool = false, isRepeatable: Bool = false, default defaultText: String? = nil, help: String
  ) {
    self.syntax = syntax
    specification = OptionSpecification(
      name: name, short: short, valueName: valueName, completion: syntax.completion,
      isRequired: isRequired, isRepeatable: isRepeatable, defaultText: defaultText, help: help,
      check: { (text: String) throws(ValueError) in _ = try syntax.value(text) })
  }
}
