/// The systems on Korea's old datum, with the parameters that put them where they belong.
///
/// PROJ's own choice may be a null transformation, 300 m off. Source of the seven parameters: the national
/// geographic institute's, as EPSG:1305 has them; good to a metre.
enum KoreanDatum {
  static let target = "+proj=longlat +datum=WGS84 +no_defs +type=crs"
  private static let datum =
    "+ellps=bessel +units=m +towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43 +no_defs +type=crs"

  /// The definition of `EPSG:…`, where it is one of these.
  static func definition(of name: String) -> String? {
    guard name.uppercased().hasPrefix("EPSG:"), let code = Int(name.dropFirst(5)) else { return nil }
    // 10.405" east of the round meridians, which is what the survey was corrected by.
    let corrected = 10.405 / 3600
    return switch code {
    case 5173: belt(125 + corrected, northing: 500_000)
    case 5174: belt(127 + corrected, northing: 500_000)
    case 5175: belt(127 + corrected, northing: 550_000)
    case 5176: belt(129 + corrected, northing: 500_000)
    case 5177: belt(131 + corrected, northing: 500_000)
    case 2096: belt(129, northing: 500_000)
    case 2097: belt(127, northing: 500_000)
    case 2098: belt(125, northing: 500_000)
    case 5178: "+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 \(datum)"
    default: nil
    }
  }

  private static func belt(_ meridian: Double, northing: Int) -> String {
    "+proj=tmerc +lat_0=38 +lon_0=\(meridian) +k=1 +x_0=200000 +y_0=\(northing) \(datum)"
  }
}
