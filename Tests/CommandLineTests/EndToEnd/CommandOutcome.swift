import Foundation
import Testing

/// What the program printed and how it ended.
struct CommandOutcome: Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// The lines of its results.
  var lines: [String] { output.split(whereSeparator: \.isNewline).map(String.init) }

  /// Its results as one JSON object.
  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// The places of a JSON page.
  func results() throws -> [[String: Any]] { try #require(try json()["results"] as? [[String: Any]]) }
}
