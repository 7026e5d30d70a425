/// Why the service could not start, with the remedy.
package struct ServerError: Error, Sendable, CustomStringConvertible {
  /// The kind.
  package enum Code: Sendable {
    /// The address cannot be listened on.
    case address
    /// What was asked for is refused as unsafe.
    case unsafe
    /// The system lacks something.
    case system
    /// The map page's files are missing or wrong.
    case page
  }

  package let code: Code
  /// One sentence with the remedy.
  package let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
