/// What a shell may offer where a value is expected.
enum ValueCompletion: Sendable, Equatable {
  /// Nothing: the value is free text or a number.
  case none
  /// Names of files.
  case file
  /// One of these words, in the order help lists them; no other is accepted.
  case enumeration([String])
  /// The path of a command, as `help` takes it.
  case command
}
