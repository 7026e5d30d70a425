import OpeningTimes
import PlaceStorage

/// Decides on rows whether their places are open, and keeps count of those of which nobody can tell.
///
/// A class, since the searches of one page share it; used by one thread.
final class OpeningCheck {
  /// The moment all pages of a request go by.
  let moment: OpeningFilter.Moment
  private let clock: OpeningClock
  /// Hours as read, by their text: most places share theirs with many.
  private var read: [String: OpeningHours?] = [:]
  private(set) var unknownIDs: Set<String> = []
  private(set) var usesLongitude = false

  private static let keptTexts = 4_096

  init(_ filter: OpeningFilter, moment: OpeningFilter.Moment) throws(SearchError) {
    self.moment = moment
    clock = try OpeningClock(timeZone: filter.timeZone)
  }

  func isOpen(_ place: Place) -> Bool {
    guard let text = place.openingHours, let hours = hours(text) else {
      unknownIDs.insert(place.id)
      return false
    }
    let opening = clock.opening(of: place, hours: hours, at: moment)
    if opening.isTimeByLongitude, moment.isInstant { usesLongitude = true }
    if opening.state == .unknown { unknownIDs.insert(place.id) }
    return opening.state == .open
  }

  private func hours(_ text: String) -> OpeningHours? {
    if let known = read[text] { return known }
    if read.count >= Self.keptTexts { read.removeAll(keepingCapacity: true) }
    let hours = try? OpeningHours(parsing: text)
    read[text] = .some(hours)
    return hours
  }

  /// What the page has to tell.
  var warnings: [String] {
    var warnings: [String] = []
    if !unknownIDs.isEmpty {
      let count = unknownIDs.count
      warnings.append(
        count == 1
          ? "1 place was left out: whether it is open is not known"
          : "\(count) places were left out: whether they are open is not known")
    }
    if usesLongitude {
      warnings.append(
        "the local time of places without a time zone was taken from their longitude; give a time zone")
    }
    return warnings
  }
}

extension OpeningFilter.Moment {
  fileprivate var isInstant: Bool { if case .instant = self { true } else { false } }
}
