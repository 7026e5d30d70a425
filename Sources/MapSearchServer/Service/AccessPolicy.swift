import Synchronization

/// Who may read and write, by the tokens there are.
final class AccessPolicy: Sendable {
  private let tokens: Mutex<[AccessToken]>

  init(_ tokens: [AccessToken]) { self.tokens = Mutex(tokens) }

  /// Whether reading needs a token.
  var needsToken: Bool { tokens.withLock { $0.contains { !$0.mayWrite } } }

  /// Takes new tokens in place of the old ones.
  func replace(_ tokens: [AccessToken]) { self.tokens.withLock { $0 = tokens } }

  /// The sender of a request.
  ///
  /// With a read token among the tokens, nothing but what is open to anybody is read without one. Writing always
  /// needs a write token, which may read too.
  ///
  /// - Throws: `Problem` when the sender may not use the route.
  func user(for route: Route, _ head: RequestHead) throws(Problem) -> User {
    let (token, needsToken) = match(head)
    switch route.access {
    case .anybody: break
    case .reader:
      guard token == nil else { break }
      guard let presented = head.presentedToken else {
        if needsToken { throw .tokenMissing }
        break
      }
      // Kakao's clients always send a key; where no token is needed, any will do.
      guard !needsToken, presented.isKakao else { throw .tokenUnknown }
    case .writer:
      guard let token else { throw head.presentedToken == nil ? .tokenMissing : .tokenUnknown }
      guard token.mayWrite else { throw .tokenOnlyReads }
    }
    return token.map { User(name: $0.user) } ?? .anonymous
  }

  private func match(_ head: RequestHead) -> (token: AccessToken?, needsToken: Bool) {
    tokens.withLock { tokens in
      let needsToken = tokens.contains { !$0.mayWrite }
      guard let presented = head.presentedToken else { return (nil, needsToken) }
      var found: AccessToken?
      // All of them, whatever was found: how long it takes must tell nothing.
      for token in tokens where token.matches(presented.secret) { found = token }
      return (found, needsToken)
    }
  }
}

/// A secret that stands for a user.
package struct AccessToken: Sendable, Equatable {
  /// Whose personal data it opens: letters, digits, `-` and `_`.
  package let user: String
  /// Whether it may write places; it may read in any case.
  package let mayWrite: Bool
  private let secret: [UInt8]

  /// Shortest secret, in bytes.
  package static let minimumBytes = 16
  /// Longest secret, in bytes.
  package static let maximumBytes = 256

  init(user: String, mayWrite: Bool, secret: [UInt8]) {
    self.user = user
    self.mayWrite = mayWrite
    self.secret = secret
  }

  /// Whether `presented` is the secret; takes as long for any text of a length.
  func matches(_ presented: String) -> Bool {
    let bytes = Array(presented.utf8)
    var difference = bytes.count ^ secret.count
    for index in 0..<Self.maximumBytes {
      let one = index < bytes.count ? bytes[index] : 0
      let other = index < secret.count ? secret[index] : 0
      difference |= Int(one ^ other)
    }
    return difference == 0
  }
}

/// Whose history, sessions and location a request means.
struct User: Sendable, Hashable {
  /// The name of its token; nil for whoever has none.
  let name: String?

  static let anonymous = User(name: nil)
}

extension RequestHead {
  /// `Authorization: Bearer TOKEN`, as Kakao's clients have it `KakaoAK TOKEN`.
  var presentedToken: (secret: String, isKakao: Bool)? {
    guard let value = header("Authorization") else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ["bearer", "kakaoak"].contains(parts[0].lowercased()) else { return nil }
    return (String(parts[1]), parts[0].lowercased() == "kakaoak")
  }
}

extension Problem {
  private static let challenge = [(name: "WWW-Authenticate", value: "Bearer")]

  static let tokenMissing = Problem(
    .unauthorized, "token-missing", "this needs a token", parameter: "Authorization",
    remedy: "send Authorization: Bearer TOKEN", headers: challenge)
  static let tokenUnknown = Problem(
    .unauthorized, "token-unknown", "the token is not known", parameter: "Authorization",
    remedy: "ask whoever runs the service for a token", headers: challenge)
  static let tokenOnlyReads = Problem(
    .forbidden, "token-only-reads", "the token may read only", parameter: "Authorization",
    remedy: "use a write token")
}
