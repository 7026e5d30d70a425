import MapSearch

/// What a command line says about being open.
struct OpeningArguments {
  private let moment: OpeningFilter.Moment?
  private let timeZone: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let isNow = arguments.has(SearchArguments.openNow)
    let moment = try arguments.value(SearchArguments.openAt)
    if isNow, moment != nil {
      throw UsageError(
        .conflictingOptions, "--open-now and --open-at are two times; give one of them", path: arguments.path)
    }
    self.moment = isNow ? .now : moment
    timeZone = try arguments.value(SearchArguments.timeZone)
  }

  /// The filter of the search; nil when any place will do.
  var filter: OpeningFilter? { moment.map { OpeningFilter($0, timeZone: timeZone) } }

  /// What to print of each place: at the time asked for, else now.
  func states() throws(CommandFailure) -> OpeningStates {
    do throws(SearchError) {
      return OpeningStates(clock: try OpeningClock(timeZone: timeZone), moment: (moment ?? .now).fixed)
    } catch {
      throw CommandFailure(wrapping: error)
    }
  }
}

/// Tells whether places are open, as members of a JSON object.
struct OpeningStates {
  let clock: OpeningClock
  let moment: OpeningFilter.Moment

  /// `openState` of a place that has opening hours, and when it changes.
  func members(_ place: Place) -> [(name: String, value: JSONValue)] {
    guard let opening = clock.opening(of: place, at: moment) else { return [] }
    var members: [(name: String, value: JSONValue)] = [("openState", .string(opening.state.rawValue))]
    if let comment = opening.comment { members.append(("openComment", .string(comment))) }
    if let change = opening.nextChange { members.append(("nextChange", .string(change))) }
    return members
  }
}
