/// Tokens as they stand in a file: a line each, `USER read|write SECRET`; empty lines and those from # on are none.
package enum TokenList {
  /// What is wrong with a list; never with the secret in it.
  package struct Fault: Error, Sendable, CustomStringConvertible {
    package let line: Int
    package let reason: String
    package var description: String { "line \(line): \(reason)" }
  }

  /// The tokens of a text.
  package static func tokens(_ text: String) throws(Fault) -> [AccessToken] {
    var tokens: [AccessToken] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      func fault(_ reason: String) -> Fault { Fault(line: index + 1, reason: reason) }
      guard words.count == 3 else { throw fault("a token is USER, then read or write, then the secret") }
      guard words[0].utf8.allSatisfy(isPlain), words[0].utf8.count <= 64 else {
        throw fault("a user is named by at most 64 letters, digits, - and _")
      }
      guard ["read", "write"].contains(words[1]) else { throw fault("the second word must be read or write") }
      let secret = Array(words[2].utf8)
      guard (AccessToken.minimumBytes...AccessToken.maximumBytes).contains(secret.count) else {
        throw fault(
          "a secret has \(AccessToken.minimumBytes) to \(AccessToken.maximumBytes) bytes; "
            + "make one with: openssl rand -hex 32")
      }
      tokens.append(AccessToken(user: String(words[0]), mayWrite: words[1] == "write", secret: secret))
    }
    return tokens
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= ASCII.lowercased(byte) || byte == 0x2D || byte == 0x5F
  }
}
