/// Why one argument's text is no value of its kind: what was expected instead.
struct ValueError: Error, Sendable, Equatable {
  /// What would have been accepted, as a noun phrase with an example, e.g. `a whole number from 1 to 1000`.
  let expectation: String

  init(_ expectation: String) { self.expectation = expectation }
}
