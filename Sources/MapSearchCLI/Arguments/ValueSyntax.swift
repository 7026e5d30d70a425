/// How the text of one argument is read: into what, and what a shell may offer for it.
struct ValueSyntax<Value: Sendable>: Sendable {
  /// What a shell may offer.
  let completion: ValueCompletion
  /// The value a text stands for.
  let value: @Sendable (String) throws(ValueError) -> Value

  init(
    completion: ValueCompletion = .none, _ value: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.completion = completion
    self.value = value
  }
}

extension ValueSyntax where Value == String {
  /// Any text, none among them.
  static var anyText: ValueSyntax { ValueSyntax { (text: String) throws(ValueError) -> String in text } }

  /// Any text that is not empty.
  static var text: ValueSyntax { ValueSyntax(nonEmptyText) }

  /// The path of a file; `-` is for the command to read as it likes.
  static var file: ValueSyntax { ValueSyntax(completion: .file, nonEmptyText) }

  /// A word of a command's path.
  static var command: ValueSyntax { ValueSyntax(completion: .command, nonEmptyText) }
}

extension ValueSyntax where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the enumeration's raw values.
  static var enumeration: ValueSyntax {
    let names = Value.allCases.map(\.rawValue)
    return ValueSyntax(completion: .enumeration(names)) { (text: String) throws(ValueError) -> Value in
      if let value = Value(rawValue: text) { return value }
      let suggestion = SpellingSuggestion.nearest(to: text, among: names)
      let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
      throw ValueError("one of \(names.joined(separator: ", "))\(hint)")
    }
  }
}

private func nonEmptyText(_ text: String) throws(ValueError) -> String {
  guard !text.isEmpty else { throw ValueError("some text") }
  return text
}
