import Persistence
public import PlaceStorage

/// Why a search could not be done, with the remedy.
public struct SearchError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of fault; open, so more may come.
  public struct Code: Sendable, Equatable {
    let name: String
    /// Neither a word, a filter nor an area.
    public static let emptyRequest = Code(name: "emptyRequest")
    /// The order or the radius needs a location.
    public static let needsLocation = Code(name: "needsLocation")
    /// A number that is no radius.
    public static let invalidRadius = Code(name: "invalidRadius")
    /// A cursor that is damaged or of another request.
    public static let invalidCursor = Code(name: "invalidCursor")
    /// A time zone the system does not know.
    public static let unknownTimeZone = Code(name: "unknownTimeZone")
    /// The search was given up.
    public static let cancelled = Code(name: "cancelled")
    /// The database could not be read.
    public static let database = Code(name: "database")
  }

  /// The kind.
  public let code: Code
  /// One sentence with the remedy.
  public let message: String
  /// The database's own error behind it, if there is one.
  public let cause: PlaceDatabaseError?

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
    cause = nil
  }

  init(_ cause: DatabaseError) { self.init(PlaceDatabaseError(cause)) }

  package init(_ cause: PlaceDatabaseError) {
    code = cause.code == .cancelled ? .cancelled : .database
    message = cause.message
    self.cause = cause
  }

  /// The message.
  public var description: String { message }
}
