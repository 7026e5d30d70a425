/// Environment variables, handed in so that tests need not change the process.
struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  /// The variables of a dictionary.
  init(_ values: [String: String]) { self.init { values[$0] } }

  /// The variable's value, or nil when it is not set.
  subscript(_ name: String) -> String? { value(name) }

  /// The variable's value, or nil when it is not set or empty.
  func nonEmpty(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}
