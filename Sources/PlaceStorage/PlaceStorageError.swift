import Persistence

/// What storage refused, with the remedy.
public struct PlaceStorageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of refusal; open, so more may come.
  public struct Code: Sendable, Equatable {
    let name: String
    /// A place that cannot be stored as it is.
    public static let invalidPlace = Code(name: "invalidPlace")
    /// No place has this identity.
    public static let noSuchPlace = Code(name: "noSuchPlace")
    /// A key space without a free key; not reached by any number of places that fits a disk.
    public static let keySpaceExhausted = Code(name: "keySpaceExhausted")
  }

  /// The kind.
  public let code: Code
  /// One sentence with the remedy.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
