/// Environment variables, handed in so that tests need not change the process.
struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// The variables of a dictionary.
  init(_ values: [String: String]) { self.init { values[$0] } }

  /// The variables the program reads, with what help says.
  static let documented: [(name: String, meaning: String)] = [
    (DatabaseLocation.variable, "the database file, when --database is not given"),
    (BusyTimeout.variable, "how long to wait while another program writes; 5000 if not set"),
    (ServeCommand.tokensVariable, "who may use the service, in lines as --tokens has them"),
    ("NO_COLOR", "no bold or dim text, if not empty"),
    ("COLUMNS", "the width of a line, instead of the terminal's"),
    ("TMPDIR", "the folder for the temporary files of large imports"),
  ]

  /// The variable's value, or nil when it is not set.
  subscript(_ name: String) -> String? { value(name) }

  /// The variable's value, or nil when it is not set or empty.
  func nonEmpty(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}
