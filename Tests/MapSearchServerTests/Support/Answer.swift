import Foundation

/// An answer as a test looks at it, whichever way it came.
struct Answer: Sendable {
  let status: Int
  /// Names in lower case.
  let headers: [String: String]
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as an object.
  func object() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(body))
    guard let object = value as? [String: Any] else { throw AnswerFault.noObject(text) }
    return object
  }

  /// A member of the body that is a list of objects.
  func objects(_ name: String) throws -> [[String: Any]] {
    guard let list = try object()[name] as? [[String: Any]] else { throw AnswerFault.noObject(text) }
    return list
  }
}

enum AnswerFault: Error {
  case noObject(String)
  case noAnswer(String)
}
