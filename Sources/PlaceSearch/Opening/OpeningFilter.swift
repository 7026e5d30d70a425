public import OpeningTimes

/// Keeps the places that are open; what is closed, or unknown, is left out, and a warning counts the unknown ones.
public struct OpeningFilter: Sendable, Equatable {
  /// When they are to be open.
  public enum Moment: Sendable, Equatable {
    /// At the time of the search; further pages go by the time of the first.
    case now
    /// In seconds since 1970-01-01T00:00:00Z.
    case instant(Int64)
    /// When each place's own clock shows this.
    case local(CivilMinute)

    /// The same moment, which stays what it is as time goes by.
    public var fixed: Moment { self == .now ? .instant(SystemTime.seconds()) : self }
  }

  /// When they are to be open.
  public var moment: Moment
  /// The time zone of places that do not say theirs: a name of the time zone database, or an offset as `+09:00`.
  public var timeZone: String?

  /// Those open at `moment`.
  public init(_ moment: Moment = .now, timeZone: String? = nil) {
    self.moment = moment
    self.timeZone = timeZone
  }
}
