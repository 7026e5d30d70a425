/// A request's path and query, decoded (RFC 3986; a plus in the query is a blank, as forms write it).
struct RequestTarget: Sendable {
  /// The path between its slashes.
  let segments: [String]
  /// Names and values in the order they came.
  let query: [(name: String, value: String)]

  /// Longest target that is read, in bytes.
  static let maximumBytes = 8_192
  /// Most parameters that are read.
  static let maximumParameters = 64

  /// - Throws: `Problem` for what is too long, damaged or not UTF-8.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.maximumBytes else { throw .targetTooLong }
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    guard bytes.first == UInt8(ascii: "/") else {
      throw Problem(.badRequest, "invalid-target", "the target is not a path", remedy: "begin it with /")
    }
    segments = try Self.split(bytes[1..<end], at: UInt8(ascii: "/")).map { segment throws(Problem) in
      try Self.decoded(segment, plusIsBlank: false, "the path")
    }
    var query: [(name: String, value: String)] = []
    if end < bytes.endIndex {
      let parts = Self.split(bytes[(end + 1)...], at: UInt8(ascii: "&"))
      guard parts.count <= Self.maximumParameters else {
        throw Problem(
          .badRequest, "too-many-parameters", "there are more than \(Self.maximumParameters) parameters",
          remedy: "leave some out")
      }
      for part in parts where !part.isEmpty {
        let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
        let name = try Self.decoded(part[..<equals], plusIsBlank: true, "a parameter's name")
        let value = try Self.decoded(part[equals...].dropFirst(), plusIsBlank: true, "a parameter", name)
        query.append((name, value))
      }
    }
    self.query = query
  }

  private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func decoded(
    _ bytes: ArraySlice<UInt8>, plusIsBlank: Bool, _ subject: String, _ parameter: String? = nil
  ) throws(Problem) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]),
          let low = digit(bytes[index + 2])
        else {
          throw Problem(
            .badRequest, "invalid-encoding", "\(subject) holds a % without two hexadecimal digits",
            parameter: parameter, remedy: "write a percent sign as %25")
        }
        plain.append(high << 4 | low)
        index += 3
      case UInt8(ascii: "+") where plusIsBlank:
        plain.append(0x20)
        index += 1
      case let byte:
        plain.append(byte)
        index += 1
      }
    }
    guard !plain.contains(0) else {
      throw Problem(
        .badRequest, "invalid-encoding", "\(subject) holds the character U+0000", parameter: parameter,
        remedy: "leave it out")
    }
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw Problem(
        .badRequest, "invalid-encoding", "\(subject) is not UTF-8", parameter: parameter,
        remedy: "encode it as UTF-8 before percent-encoding it")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
