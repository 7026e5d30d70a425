/// The status codes that are answered (RFC 9110).
enum Status: UInt32, Sendable, CaseIterable {
  case ok = 200
  case created = 201
  case noContent = 204
  case notModified = 304
  case badRequest = 400
  case unauthorized = 401
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case notAcceptable = 406
  case conflict = 409
  case preconditionFailed = 412
  case contentTooLarge = 413
  case uriTooLong = 414
  case unsupportedMediaType = 415
  case misdirected = 421
  case unprocessable = 422
  case internalError = 500
  case unavailable = 503
  case insufficientStorage = 507

  /// What problems of this kind are called.
  var title: String {
    switch self {
    case .ok: "OK"
    case .created: "Created"
    case .noContent: "No Content"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .unauthorized: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .notAcceptable: "Not Acceptable"
    case .conflict: "Conflict"
    case .preconditionFailed: "Precondition Failed"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .misdirected: "Misdirected Request"
    case .unprocessable: "Unprocessable Content"
    case .internalError: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    case .insufficientStorage: "Insufficient Storage"
    }
  }
}
