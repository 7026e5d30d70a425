/// `ColumnNames` that remember their answers: features repeat the same few keys.
final class PropertyNames {
  private let names: ColumnNames
  private var answers: [String: ColumnNames.Match?] = [:]
  /// Most keys remembered; a file whose keys are all different shall not fill memory.
  private static let maximumAnswers = 4_096

  init(_ names: ColumnNames) { self.names = names }

  /// What `key` means, as `ColumnNames.match` has it.
  func match(_ key: String) -> ColumnNames.Match? {
    if let answer = answers[key] { return answer }
    let answer = names.match(key)
    if answers.count < Self.maximumAnswers { answers[key] = .some(answer) }
    return answer
  }
}
