/// An argument known by its position, as parser, help and completions see it.
struct PositionalSpecification: Sendable {
  /// What stands for it in help, e.g. `FILE`.
  let name: String
  /// Whether a command without it is allowed.
  let isOptional: Bool
  /// Whether it takes all that remains; only a command's last can.
  let isRepeated: Bool
  /// What a shell may offer.
  let completion: ValueCompletion
  /// One or two sentences.
  let help: String
  /// Throws when a text is no value of this argument.
  let check: @Sendable (String) throws(ValueError) -> Void
}

/// A positional argument declared with the type of its value.
struct Positional<Value: Sendable>: Sendable {
  /// The same argument without its type.
  let specification: PositionalSpecification
  /// How its text is read.
  let syntax: ValueSyntax<Value>

  init(
    _ name: String, _ syntax: ValueSyntax<Value>, isOptional: Bool = false, isRepeated: Bool = false,
    help: String
  ) {
    self.syntax = syntax
    specification = PositionalSpecification(
      name: name, isOptional: isOptional, isRepeated: isRepeated, completion: syntax.completion, help: help,
      check: { (text: String) throws(ValueError) in _ = try syntax.value(text) })
  }
}
