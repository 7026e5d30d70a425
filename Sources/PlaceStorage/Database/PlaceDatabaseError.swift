package import Persistence

/// Why a database could not be opened, read or written, with the remedy.
public struct PlaceDatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of failure; open, so more may come.
  public struct Code: Sendable, Hashable {
    let name: String
    /// A place that cannot be stored as it is.
    public static let invalidPlace = Code(name: "invalidPlace")
    /// No place has this identity.
    public static let noSuchPlace = Code(name: "noSuchPlace")
    /// No source has this name.
    public static let noSuchSource = Code(name: "noSuchSource")
    /// There is no file at the path, or it cannot be opened.
    public static let cannotOpen = Code(name: "cannotOpen")
    /// The file is damaged, or not a database of places of this version.
    public static let unusableFile = Code(name: "unusableFile")
    /// Another program is writing, or still reading what is to go; try again.
    public static let busy = Code(name: "busy")
    /// The file, or the way it was opened, allows no writing.
    public static let readOnly = Code(name: "readOnly")
    /// The disk is full or failed.
    public static let storage = Code(name: "storage")
    /// The system's SQLite lacks something that is needed.
    public static let missingFeature = Code(name: "missingFeature")
    /// The task was cancelled, or the database closed.
    public static let cancelled = Code(name: "cancelled")
    /// A defect of this program.
    public static let other = Code(name: "other")
  }

  /// The kind.
  public let code: Code
  /// One sentence with the remedy.
  public let message: String
  /// The database's own error behind it, if there is one.
  package let cause: DatabaseError?
  /// The message.
  public var description: String { message }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
    cause = nil
  }

  /// There is no source of the name that was given.
  package static let noSource = PlaceDatabaseError(
    .noSuchSource, "there is no source of this name; `mapsearch sources` lists them")

  package init(_ cause: DatabaseError) {
    code = Self.code(of: cause.code)
    message = cause.message
    self.cause = cause
  }

  private static func code(of code: DatabaseError.Code) -> Code {
    switch code {
    case .cannotOpen: .cannotOpen
    case .busy, .locked: .busy
    case .readOnly: .readOnly
    case .ioError, .full, .fileExists: .storage
    case .cancelled, .deadlineExceeded, .closed: .cancelled
    case .corrupt, .notADatabase, .tooNew, .migrationChanged, .foreignDatabase, .needsMigration, .schema:
      .unusableFile
    case .missingFeature: .missingFeature
    default: .other
    }
  }
}
