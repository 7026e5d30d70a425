/// When a session is written: once things have been quiet for a moment, by the host's clock.
///
///     saver.note(session, at: now)          // after each settled sheet, moved map, typed letter
///     wake the host at saver.dueSeconds, then: if let session = saver.due(at: now) { save it }
public struct SessionSaver: Sendable {
  /// How long things are quiet before it is written, in seconds.
  public static let usualDelaySeconds = 0.5
  /// However busy things are, it is written so long after the first change, in seconds.
  public static let longestDelaySeconds = 5.0

  /// When there is something to write, in the host's seconds; nil when there is nothing.
  public private(set) var dueSeconds: Double?

  private let delaySeconds: Double
  private var pending: SheetSession?
  private var firstSeconds = 0.0
  private var written: SheetSession?

  /// A saver of one scene.
  ///
  /// - Parameter written: What is in the file already, if that is known.
  public init(delaySeconds: Double = usualDelaySeconds, written: SheetSession? = nil) {
    self.delaySeconds = delaySeconds >= 0 ? min(delaySeconds, Self.longestDelaySeconds) : 0
    self.written = written
  }

  /// The session is now this; what is in the file already is not written again.
  public mutating func note(_ session: SheetSession, at seconds: Double) {
    guard session != written else {
      pending = nil
      dueSeconds = nil
      return
    }
    guard session != pending else { return }
    if pending == nil { firstSeconds = seconds }
    pending = session
    dueSeconds = min(seconds + delaySeconds, firstSeconds + Self.longestDelaySeconds)
  }

  /// The session to write now; nil when it is not time yet, or there is nothing.
  public mutating func due(at seconds: Double) -> SheetSession? {
    guard let dueSeconds, seconds >= dueSeconds else { return nil }
    return flush()
  }

  /// The session to write at once because the app may end; nil when there is nothing.
  public mutating func flush() -> SheetSession? {
    guard let session = pending else { return nil }
    written = session
    pending = nil
    dueSeconds = nil
    return session
  }

  /// The last session handed out could not be written; it is due again.
  public mutating func failed(at seconds: Double) {
    guard let session = written else { return }
    written = nil
    if pending == nil { note(session, at: seconds) }
  }
}
