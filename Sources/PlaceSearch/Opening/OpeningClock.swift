public import OpeningTimes
public import PlaceStorage

/// Tells whether places are open, each by the clock of its own time zone.
///
/// A place's time zone is the first that is known of: its attribute `time_zone`, `timezone` or `tz`; the one given
/// here; that of Korea for a place there; that of its attribute `country` or `addr:country`, where the country has
/// one alone; else the whole hour nearest to the sun's time at its longitude, which may be an hour or two off.
public struct OpeningClock: Sendable {
  private let zone: PlaceZone?
  private let holidays: HolidayCalendar?

  /// A clock.
  ///
  /// - Parameters:
  ///   - timeZone: For places that do not say theirs: a name of the time zone database, or `+09:00`.
  ///   - holidays: The public holidays; nil: those of Korea for places there, none known elsewhere.
  /// - Throws: `.unknownTimeZone` when the system has no zone of this name.
  public init(timeZone: String? = nil, holidays: HolidayCalendar? = nil) throws(SearchError) {
    self.holidays = holidays
    guard let timeZone else {
      zone = nil
      return
    }
    guard let rules = ZoneFiles.rules(named: timeZone) else {
      throw SearchError(
        .unknownTimeZone,
        "there is no such time zone; give one such as Asia/Seoul, or an offset such as +09:00")
    }
    zone = PlaceZone(name: timeZone, rules: rules, isByLongitude: false)
  }

  /// Whether `place` is open at `moment`; nil when it has no opening hours.
  ///
  /// Unknown when its hours are not understood, leave it open, or need a time zone or holidays that are not known.
  public func opening(of place: Place, at moment: OpeningFilter.Moment) -> PlaceOpening? {
    guard let text = place.openingHours else { return nil }
    return opening(of: place, hours: try? OpeningHours(parsing: text), at: moment)
  }

  func opening(of place: Place, hours: OpeningHours?, at moment: OpeningFilter.Moment) -> PlaceOpening {
    let zone = PlaceZone.of(place, orElse: zone)
    let calendar = holidays ?? (zone.name == PlaceZone.korea ? .korea : .unknown)
    var opening = PlaceOpening(moment: moment, zone: zone, hours: hours, holidays: calendar)
    guard let hours else { return opening }
    switch moment {
    case .local(let minute): opening.status = hours.status(at: minute, holidays: calendar)
    case .instant(let instant):
      if let rules = zone.rules {
        opening.status = hours.status(at: rules.localMinute(at: instant), holidays: calendar)
      }
    case .now: return self.opening(of: place, hours: hours, at: moment.fixed)
    }
    return opening
  }
}

/// Whether a place is open at some moment, and until when.
public struct PlaceOpening: Sendable {
  /// Whether it is open.
  public var state: OpeningState { status?.state ?? .unknown }
  /// What its hours remark, e.g. `by appointment`.
  public var comment: String? { status?.comment }
  /// Whether its time was told by its longitude, for want of anything better.
  public var isTimeByLongitude: Bool { zone.isByLongitude }

  var status: OpeningStatus?
  let moment: OpeningFilter.Moment
  let zone: PlaceZone
  let hours: OpeningHours?
  let holidays: HolidayCalendar

  init(moment: OpeningFilter.Moment, zone: PlaceZone, hours: OpeningHours?, holidays: HolidayCalendar) {
    self.moment = moment
    self.zone = zone
    self.hours = hours
    self.holidays = holidays
  }

  /// When that changes next, by the place's own clock: `2026-12-25T18:00+09:00`, without the offset when it was
  /// asked by that clock; nil when it is not known, or not in the next four years.
  ///
  /// - Complexity: that of `OpeningHours.nextChange(after:holidays:)`.
  public var nextChange: String? {
    guard let hours, status != nil else { return nil }
    switch moment {
    case .local(let minute): return hours.nextChange(after: minute, holidays: holidays)?.description
    case .instant(let instant):
      guard let rules = zone.rules,
        let change = hours.nextChange(after: instant, in: rules, holidays: holidays)
      else {
        return nil
      }
      return "\(rules.localMinute(at: change))\(Self.offset(rules.offset(at: change)))"
    case .now: return nil
    }
  }

  private static func offset(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return (seconds < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
  }
}
