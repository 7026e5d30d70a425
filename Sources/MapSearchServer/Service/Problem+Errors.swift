import MapSearch

/// The library's errors as problems; their messages never hold what a person typed.
extension Problem {
  static let readOnly = Problem(
    .forbidden, "read-only", "the service was started with a database that is only read",
    remedy: "write where the database is kept")
  static let internalFault = Problem(
    .internalError, "internal", "the service failed", remedy: "report it with the request's id")

  init(_ error: SearchError) {
    switch error.code {
    case .emptyRequest, .needsLocation:
      self.init(.unprocessable, "incomplete-request", error.message, remedy: "give what is missing")
    case .invalidRadius: self = .invalid("radius", "0 or more metres")
    case .invalidCursor:
      self.init(
        .unprocessable, "invalid-cursor", error.message, parameter: "cursor", remedy: "begin again without it"
      )
    case .unknownTimeZone:
      // Any text may be the name of a zone, and this one is none.
      self = .invalid("time_zone", "a zone such as Asia/Seoul, or an offset such as +09:00", .unprocessable)
    default:
      if let cause = error.cause { self.init(cause) } else { self = .tooSlow }
    }
  }

  init(_ error: PlaceDatabaseError) {
    switch error.code {
    case .invalidPlace: self.init(.unprocessable, "invalid-place", error.message, remedy: "mend the place")
    case .noSuchPlace: self = .noSuchPlace
    case .readOnly: self = .readOnly
    case .cancelled: self = .tooSlow
    case .busy:
      self.init(
        .unavailable, "busy", error.message, remedy: "try again", headers: [("Retry-After", "1")])
    case .storage:
      self.init(.insufficientStorage, "storage", error.message, remedy: "make room on the disk")
    case .cannotOpen, .unusableFile, .missingFeature:
      self.init(
        .unavailable, "database", error.message, remedy: "mend the database", headers: [("Retry-After", "60")]
      )
    default: self = .internalFault
    }
  }
}
