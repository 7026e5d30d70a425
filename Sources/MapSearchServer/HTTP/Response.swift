/// An answer.
struct Response: Sendable {
  var status: Status
  /// Nil without a body.
  var contentType: String?
  /// Besides type and length.
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// Whether a client may keep it and ask whether it changed.
  var isCacheable: Bool
  /// Of the request it answers; set last.
  var requestID = ""

  init(
    _ status: Status = .ok, contentType: String? = nil, headers: [(name: String, value: String)] = [],
    body: [UInt8] = [], isCacheable: Bool = false
  ) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.body = body
    self.isCacheable = isCacheable
  }

  /// An answer in JSON.
  static func json(_ json: JSONWriter, _ status: Status = .ok, isCacheable: Bool = false) -> Response {
    Response(status, contentType: ContentType.json, body: json.bytes, isCacheable: isCacheable)
  }

  /// Done, and nothing to say.
  static let noContent = Response(.noContent)

  /// The value of a header; its name as written here.
  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Media types that are answered.
enum ContentType {
  static let json = "application/json"
  static let geoJSON = "application/geo+json"
  static let problem = "application/problem+json"
  static let text = "text/plain; charset=utf-8"
  static let prometheus = "text/plain; version=0.0.4; charset=utf-8"
}
