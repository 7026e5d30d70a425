/// How far the clocks of a time zone are ahead of UTC, and when that changes.
///
/// Read from a file of the time zone database (TZif, RFC 9636), or a fixed offset.
public struct ZoneRules: Sendable, Equatable {
  /// A change of offset.
  struct Transition: Sendable, Equatable {
    /// Seconds since 1970-01-01T00:00:00Z.
    let instant: Int64
    /// Seconds ahead of UTC from then on.
    let offset: Int
  }

  /// Seconds ahead of UTC before the first transition.
  let initialOffset: Int
  /// Ascending.
  let transitions: [Transition]
  /// What holds after the last transition; nil: its offset for ever.
  let recurring: RecurringZone?

  /// A zone whose clocks are always so many seconds ahead of UTC.
  public init(fixedOffset seconds: Int) {
    self.init(initialOffset: seconds, transitions: [], recurring: nil)
  }

  init(initialOffset: Int, transitions: [Transition], recurring: RecurringZone?) {
    self.initialOffset = initialOffset
    self.transitions = transitions
    self.recurring = recurring
  }

  /// Seconds ahead of UTC at `instant`, which is in seconds since 1970-01-01T00:00:00Z.
  ///
  /// - Complexity: O(log *t*) for *t* transitions.
  public func offset(at instant: Int64) -> Int {
    let index = firstTransition(after: instant)
    if index == transitions.count, let recurring { return recurring.offset(at: instant) }
    return index == 0 ? initialOffset : transitions[index - 1].offset
  }

  /// The minute the zone's clocks show at `instant`.
  public func localMinute(at instant: Int64) -> CivilMinute {
    let local = Int(instant) + offset(at: instant)
    return CivilMinute(minutes: CivilDate.floored(local, 60))
  }

  /// When the offset changes next after `instant`; nil for never.
  func nextTransition(after instant: Int64) -> Int64? {
    let index = firstTransition(after: instant)
    if index < transitions.count { return transitions[index].instant }
    return recurring?.nextTransition(after: instant)
  }

  private func firstTransition(after instant: Int64) -> Int {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension OpeningHours {
  /// The first instant after `instant` with another state, by the clocks of `zone`, which may be set back or
  /// forward on the way.
  ///
  /// - Parameter instant: Seconds since 1970-01-01T00:00:00Z.
  /// - Returns: nil when there is none in the next `horizonDays` days.
  public func nextChange(
    after instant: Int64, in zone: ZoneRules, holidays calendar: HolidayCalendar = .unknown
  ) -> Int64? {
    let state = status(at: zone.localMinute(at: instant), holidays: calendar).state
    var start = instant
    // Two changes of the clocks a year, with room.
    for _ in 0..<4 * Self.horizonDays / 365 {
      let local = nextChange(after: zone.localMinute(at: start), holidays: calendar)
      let change = local.map { Int64($0.minutes) * 60 - Int64(zone.offset(at: start)) }
      guard let transition = zone.nextTransition(after: start), transition <= change ?? .max else {
        return change
      }
      if status(at: zone.localMinute(at: transition), holidays: calendar).state != state { return transition }
      // Nothing changes for as long as the rules are looked ahead.
      if change == nil, transition - instant > Int64(Self.horizonDays) * 86_400 { return nil }
      start = transition
    }
    return nil
  }
}
