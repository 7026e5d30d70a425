/// Why a command that was called rightly did not do its work.
struct CommandFailure: Error, Sendable {
  /// The kind of failure; open, so that each command can add its own.
  struct Code: RawRepresentable, Sendable, Hashable {
    let rawValue: String

    static let notBuilt = Code(rawValue: "not-built")
    static let outputClosed = Code(rawValue: "output-closed")
    static let outputFailed = Code(rawValue: "output-failed")
    static let noDatabaseFolder = Code(rawValue: "no-database-folder")
    static let invalidVariable = Code(rawValue: "invalid-variable")
  }

  /// What kind of failure it is.
  let code: Code
  /// How the program ends.
  let status: ExitStatus
  /// One sentence without a full stop that says what went wrong and names the remedy.
  let message: String
  /// What led to it, if an error did.
  let cause: (any Error)?

  init(_ code: Code, status: ExitStatus, _ message: String, cause: (any Error)? = nil) {
    self.code = code
    self.status = status
    self.message = message
    self.cause = cause
  }
}

extension CommandFailure {
  /// A command line whose fault shows only when the command runs.
  init(_ error: UsageError) {
    self.init(Code(rawValue: error.code.rawValue), status: .usage, error.message, cause: error)
  }
}
