package import Persistence

/// Why a database could not be opened, read or written, with the remedy.
public struct PlaceDatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of fault it is; open, so more may come.
  public struct Kind: Sendable, Hashable {
    let name: String
    /// Another program holds the file; trying again may help.
    public static let busy = Kind(name: "busy")
    /// No such file, or it cannot be opened.
    public static let missing = Kind(name: "missing")
    /// The file's contents are damaged.
    public static let damaged = Kind(name: "damaged")
    /// The file is no database, or another program's.
    public static let foreign = Kind(name: "foreign")
    /// The file's schema or index is of another version.
    public static let outdated = Kind(name: "outdated")
    /// The disk is full, read-only or failing.
    public static let inputOutput = Kind(name: "inputOutput")
    /// The system's SQLite lacks something.
    public static let unsupported = Kind(name: "unsupported")
    /// A place that cannot be stored as it is.
    public static let invalidPlace = Kind(name: "invalidPlace")
    /// The work was given up.
    public static let cancelled = Kind(name: "cancelled")
    /// A defect of this library.
    public static let defect = Kind(name: "defect")
  }

  /// The kind.
  public let kind: Kind
  /// One sentence with the remedy.
  public let message: String
  /// The message.
  public var description: String { message }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package init(_ cause: DatabaseError) { self.init(Kind(cause.code), cause.message) }
}

extension PlaceDatabaseError.Kind {
  package init(_ code: DatabaseError.Code) {
    switch code {
    case .busy, .locked: self = .busy
    case .cannotOpen: self = .missing
    case .corrupt: self = .damaged
    case .notADatabase, .foreignDatabase: self = .foreign
    case .tooNew, .migrationChanged, .needsMigration, .schema: self = .outdated
    case .full, .ioError, .readOnly: self = .inputOutput
    case .missingFeature: self = .unsupported
    case .cancelled, .deadlineExceeded: self = .cancelled
    default: self = .defect
    }
  }
}
