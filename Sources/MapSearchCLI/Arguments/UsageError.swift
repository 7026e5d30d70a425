/// A command line that cannot be run as written; ends the program with `ExitStatus.usage`.
struct UsageError: Error, Sendable, Equatable {
  /// The kind of fault; open, so that a command can add its own.
  struct Code: RawRepresentable, Sendable, Hashable {
    let rawValue: String

    static let missingCommand = Code(rawValue: "missing-command")
    static let unknownCommand = Code(rawValue: "unknown-command")
    static let unknownOption = Code(rawValue: "unknown-option")
    static let missingValue = Code(rawValue: "missing-value")
    static let unexpectedValue = Code(rawValue: "unexpected-value")
    static let invalidValue = Code(rawValue: "invalid-value")
    static let repeatedOption = Code(rawValue: "repeated-option")
    static let missingOption = Code(rawValue: "missing-option")
    static let missingArgument = Code(rawValue: "missing-argument")
    static let unexpectedArgument = Code(rawValue: "unexpected-argument")
    static let conflictingOptions = Code(rawValue: "conflicting-options")
  }

  /// What kind of fault it is.
  let code: Code
  /// One sentence without a full stop that says what is wrong and what would be right.
  let message: String
  /// The words of the command whose help explains it.
  var path: [String]

  init(_ code: Code, _ message: String, path: [String] = []) {
    self.code = code
    self.message = message
    self.path = path
  }
}
