import Geodesy
import OpeningTimes
import PlaceStorage

/// The time zone a place is taken to be in; `OpeningClock` says how it is found.
struct PlaceZone: Sendable {
  static let korea = "Asia/Seoul"

  var name: String?
  /// nil when the system does not know the zone.
  var rules: ZoneRules?
  var isByLongitude: Bool

  static func of(_ place: Place, orElse given: PlaceZone?) -> PlaceZone {
    if !place.attributes.isEmpty {
      for key in ["time_zone", "timezone", "tz"] {
        if let name = place.attributes[key] { return named(name) }
      }
    }
    if let given { return given }
    if isInKorea(place.coordinate) { return named(korea) }
    if !place.attributes.isEmpty,
      let country = place.attributes["country"] ?? place.attributes["addr:country"],
      let name = zones[country.uppercased()]
    {
      return named(name)
    }
    let hours = Int((place.coordinate.longitude / 15).rounded())
    return PlaceZone(name: nil, rules: ZoneRules(fixedOffset: hours * 3_600), isByLongitude: true)
  }

  private static func named(_ name: String) -> PlaceZone {
    PlaceZone(name: name, rules: ZoneFiles.rules(named: name), isByLongitude: false)
  }

  /// Whether it is on the Korean peninsula's south or its islands, Tsushima left out.
  private static func isInKorea(_ coordinate: Coordinate) -> Bool {
    let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
    let isEastern = (37.0...37.7).contains(latitude) && (130.7...132.0).contains(longitude)
    let isTsushima = latitude < 34.75 && longitude > 129.1
    return isEastern
      || ((33.0...38.65).contains(latitude) && (124.5...129.65).contains(longitude) && !isTsushima)
  }

  /// Countries (ISO 3166-1) that keep one time, and its zone.
  private static let zones: [String: String] = [
    "KR": korea, "JP": "Asia/Tokyo", "TW": "Asia/Taipei", "HK": "Asia/Hong_Kong", "MO": "Asia/Macau",
    "CN": "Asia/Shanghai", "SG": "Asia/Singapore", "MY": "Asia/Kuala_Lumpur", "PH": "Asia/Manila",
    "TH": "Asia/Bangkok", "VN": "Asia/Ho_Chi_Minh", "IN": "Asia/Kolkata", "NP": "Asia/Kathmandu",
    "LK": "Asia/Colombo", "AE": "Asia/Dubai", "IL": "Asia/Jerusalem", "TR": "Europe/Istanbul",
    "GB": "Europe/London", "IE": "Europe/Dublin", "FR": "Europe/Paris", "DE": "Europe/Berlin",
    "IT": "Europe/Rome", "AT": "Europe/Vienna", "CH": "Europe/Zurich", "BE": "Europe/Brussels",
    "NL": "Europe/Amsterdam", "LU": "Europe/Luxembourg", "MC": "Europe/Monaco", "DK": "Europe/Copenhagen",
    "SE": "Europe/Stockholm", "NO": "Europe/Oslo", "FI": "Europe/Helsinki", "IS": "Atlantic/Reykjavik",
    "PL": "Europe/Warsaw", "CZ": "Europe/Prague", "SK": "Europe/Bratislava", "HU": "Europe/Budapest",
    "RO": "Europe/Bucharest", "BG": "Europe/Sofia", "GR": "Europe/Athens", "HR": "Europe/Zagreb",
    "SI": "Europe/Ljubljana", "RS": "Europe/Belgrade", "EE": "Europe/Tallinn", "LV": "Europe/Riga",
    "LT": "Europe/Vilnius", "MT": "Europe/Malta", "CY": "Asia/Nicosia", "EG": "Africa/Cairo",
    "ZA": "Africa/Johannesburg", "KE": "Africa/Nairobi", "NG": "Africa/Lagos", "CO": "America/Bogota",
    "PE": "America/Lima",
  ]
}
