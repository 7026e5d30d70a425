/// How an option and what it means are written in help.
enum OptionText {
  /// `-n, --limit N`, or `    --near LAT,LON` without a short name, so that long names align.
  static func term(_ option: OptionSpecification) -> String {
    "\(names(option.name, option.short)) \(option.valueName)"
  }

  /// `-h, --help`.
  static func term(_ flag: FlagSpecification) -> String { names(flag.name, flag.short) }

  /// The option's help with what the declaration adds: allowed words, repetition, need, default.
  static func explanation(of option: OptionSpecification) -> String {
    var sentences = [option.help]
    if let words = words(option.completion) { sentences.append(words) }
    if option.isRepeatable { sentences.append("May be given several times.") }
    if option.isRequired { sentences.append("Required.") }
    if let defaultText = option.defaultText { sentences.append("(default: \(defaultText))") }
    return sentences.joined(separator: " ")
  }

  /// The positional's help with the words it allows.
  static func explanation(of positional: PositionalSpecification) -> String {
    [positional.help, words(positional.completion) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func words(_ completion: ValueCompletion) -> String? {
    guard case .enumeration(let values) = completion else { return nil }
    return "One of \(values.joined(separator: ", "))."
  }

  private static func names(_ name: String, _ short: Character?) -> String {
    (short.map { "-\($0), " } ?? "    ") + "--\(name)"
  }
}
