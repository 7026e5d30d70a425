import MapSearch

/// Parameters of the routes that find places.
enum SearchParameters {
  /// Longest text that is looked for, in characters.
  static let textLengths = 0...1_000
  /// Longest radius, in metres: more than halfway round the Earth, so it can say "everywhere".
  static let maximumRadiusMeters = 50_000_000.0

  static let text = Parameter<String>.text(
    "q", lengths: textLengths, "Words to look for; the last may be half typed.")
  static let typed = Parameter<String>.text(
    "q", lengths: textLengths, "The text as it stands; none for recent searches.")
  static let latitude = Parameter<Double>.number(
    "lat", in: -90...90, "Where to search from, in degrees; goes with lon. Else the stored location.")
  static let longitude = Parameter<Double>.number(
    "lon", in: -180...180, "Where to search from, in degrees; goes with lat.")
  static let requiredLatitude = Parameter<Double>.number(
    "lat", in: -90...90, isRequired: true, "Where to search from, in degrees.")
  static let requiredLongitude = Parameter<Double>.number(
    "lon", in: -180...180, isRequired: true, "Where to search from, in degrees.")
  static let radius = Parameter<Double>.number(
    "radius", in: 0...maximumRadiusMeters, "Only places within so many metres of the location.")
  static let category = Parameter<String>.text(
    "category", lengths: 1...100, "Only this category: cafe, 카페, amenity=cafe, CE7.")
  static let sort = Parameter<ResultOrder>.choice(
    "sort", "What comes first; by distance with a location, else by relevance.")
  static let openNow = Parameter<Bool>.flag(
    "open_now",
    "Leaves out what is closed now; what is not known to be open is left out too, and counted in a warning.")
  static let openAt = Parameter<OpeningFilter.Moment>(
    "open_at",
    schema:
      #"{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?$"}"#,
    "The same at another time: by each place's own clock, or an instant when it ends in Z or an offset.",
    expectation: "a time such as 2026-12-25T18:30, or 2026-12-25T18:30+09:00",
    isWellFormed: { $0.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?/) != nil },
    parse: { OpeningFilter.Moment($0) })
  static let timeZone = Parameter<String>.text(
    "time_zone", lengths: 1...100,
    "The zone of places that do not say theirs, for open_now and open_at: Asia/Seoul, +09:00.")
  static let limit = Parameter<Int>.integer(
    "limit", in: 1...SearchRequest.maximumLimit, default: SearchRequest.defaultLimit,
    "Most results on a page.")
  static let cursor = Parameter<String>.text(
    "cursor", lengths: 1...4_000, "Goes on after the page that gave it as nextCursor.")
  static let language = Parameter<String>.text(
    "lang", lengths: 1...35, "Adds each place's displayName in this BCP 47 language.")
  static let format = Parameter<PlaceFormat>.choice(
    "format", "How to answer; else as the Accept header says.")

  static let box = Parameter<BoundingBox>(
    "bbox",
    schema: #"{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]+)?(,-?[0-9]+(\\.[0-9]+)?){3}$"}"#,
    "Only places inside west,south,east,north, in degrees; west above east crosses the 180° meridian.",
    expectation: "west,south,east,north in degrees, such as 126.9,37.4,127.1,37.6",
    isWellFormed: { text in
      do throws(CoordinateError) {
        _ = try BoundingBox(parsing: text)
        return true
      } catch {
        return error.reason != .notNumbers(expected: 4)
      }
    },
    parse: { text in try? BoundingBox(parsing: text) })

  static let accept = Parameter<String>.text(
    "Accept", in: .header, lengths: 0...1_000, "application/json or application/geo+json.")
}

extension Call {
  /// The point of two parameters; nil when neither is given.
  func point(
    _ latitude: Parameter<Double>, _ longitude: Parameter<Double>
  ) throws(Problem) -> Coordinate? {
    let (latitudeName, longitudeName) = (latitude.name, longitude.name)
    let values = (try value(latitude), try value(longitude))
    switch values {
    case (let latitude?, let longitude?):
      do throws(CoordinateError) { return try Coordinate(latitude: latitude, longitude: longitude) } catch {
        throw .invalid(latitudeName, "a point on the Earth")
      }
    case (nil, nil): return nil
    case (let latitude, _):
      let missing = latitude == nil ? latitudeName : longitudeName
      throw Problem(
        .unprocessable, "missing-parameter", "only one of \(latitudeName) and \(longitudeName) is given",
        parameter: missing,
        remedy: "give both or neither")
    }
  }

  /// Which places are open enough; nil for all of them.
  func openingFilter() throws(Problem) -> OpeningFilter? {
    let moment = try value(SearchParameters.openAt)
    let zone = try value(SearchParameters.timeZone)
    guard try value(SearchParameters.openNow) == true else {
      return moment.map { OpeningFilter($0, timeZone: zone) }
    }
    guard moment == nil else {
      throw Problem(
        .unprocessable, "conflicting-parameters", "open_now and open_at are two times",
        parameter: SearchParameters.openAt.name, remedy: "give one of them")
    }
    return OpeningFilter(.now, timeZone: zone)
  }

  /// Tells whether places are open, in the zone asked for.
  func openingClock() throws(Problem) -> OpeningClock {
    let zone = try value(SearchParameters.timeZone)
    do throws(SearchError) { return try OpeningClock(timeZone: zone) } catch {
      throw Problem(error)
    }
  }

  /// How places are to be written: by the parameter, else by the Accept header.
  func placeFormat() throws(Problem) -> PlaceFormat {
    if let format = try value(SearchParameters.format) { return format }
    guard let accept = head.header("Accept") else { return .json }
    return accept.lowercased().contains(ContentType.geoJSON) ? .geojson : .json
  }
}
