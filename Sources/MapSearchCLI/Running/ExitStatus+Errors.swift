import MapSearch

extension ExitStatus {
  /// How a program ends when the database refused.
  init(_ error: PlaceDatabaseError) {
    switch error.code {
    case .busy, .cancelled: self = .busy
    case .cannotOpen, .noSuchPlace, .noSuchSource: self = .noInput
    case .unusableFile, .invalidPlace: self = .badData
    case .storage, .readOnly: self = .inputOutput
    case .missingFeature: self = .unavailable
    default: self = .internalError
    }
  }

  /// How a program ends when a search failed.
  init(_ error: SearchError) {
    if let cause = error.cause { self.init(cause) } else { self = .usage }
  }
}
