import MapSearch

extension ExitStatus {
  /// How a program ends when the database refused.
  init(_ error: PlaceDatabaseError) { self.init(error.kind) }

  /// How a program ends when a search failed.
  init(_ error: SearchError) {
    switch error.code {
    case .database: self.init(error.databaseKind ?? .damaged)
    case .cancelled: self = .busy
    default: self = .usage
    }
  }

  private init(_ kind: PlaceDatabaseError.Kind) {
    switch kind {
    case .busy: self = .busy
    case .missing: self = .noInput
    case .damaged, .foreign, .outdated: self = .badData
    case .inputOutput: self = .inputOutput
    case .unsupported: self = .unavailable
    case .invalidPlace: self = .badData
    default: self = .internalError
    }
  }
}
