/// What was remembered of a scene, as far as it still makes sense.
public struct SessionRestoration: Sendable, Equatable {
  /// The session; what could not be restored has its default.
  public let session: SheetSession
  /// Why something has its default or was replaced; empty when all was restored.
  public let reasons: [Reason]

  /// The restoration where nothing has been saved: a session of defaults.
  public static func nothingSaved(_ defaults: SheetSession) -> SessionRestoration {
    SessionRestoration(session: defaults, reasons: [Reason(.nothingSaved, "nothing has been saved yet")])
  }

  /// Why something was not restored as it was saved.
  public struct Reason: Sendable, Equatable, CustomStringConvertible {
    /// The kind; open, so more may come.
    public struct Code: Sendable, Hashable {
      let name: String
      /// Nothing has been saved for the scene.
      public static let nothingSaved = Code(name: "nothingSaved")
      /// It was saved by another version of the app that gives it another meaning.
      public static let unknownVersion = Code(name: "unknownVersion")
      /// A value is missing.
      public static let missing = Code(name: "missing")
      /// A value cannot be.
      public static let invalid = Code(name: "invalid")
      /// There is no such tab any more.
      public static let unknownTab = Code(name: "unknownTab")
      /// The app must not start in that tab.
      public static let noStartingPoint = Code(name: "noStartingPoint")
      /// There is no such detent any more.
      public static let unknownDetent = Code(name: "unknownDetent")
    }

    /// The kind.
    public let code: Code
    /// One sentence without a full stop.
    public let description: String

    init(_ code: Code, _ description: String) {
      self.code = code
      self.description = description
    }
  }
}
