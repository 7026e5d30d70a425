import Geodesy

/// Turns positions of another coordinate reference system into WGS84, through the PROJ library.
///
/// PROJ is opened when a file needs it, not linked: with its grids and network it would cost every other command
/// more than its whole work. Used from one thread at a time.
final class CoordinateTransform {
  /// The system's name for messages, e.g. `EPSG:5174`.
  let name: String
  private let library: ProjLibrary
  private let context: OpaquePointer
  private let operation: OpaquePointer

  /// A transformation from the system called `name`: `EPSG:5174`, `5174`, a URN of it, or a PROJ string.
  ///
  /// - Throws: `ImportError`: `missingProgram` without PROJ, `noSuchSystem` when PROJ does not know the name.
  init(from name: String) throws(ImportError) {
    let short = CoordinateReferenceSystem.shortName(name)
    guard let library = ProjLibrary.shared else {
      throw ImportError(
        .missingProgram,
        "the coordinates are in \(short.prefix(80)), which takes the library PROJ to read; install it: "
          + "apt install libproj25, or convert the file to WGS84 degrees")
    }
    guard let context = library.createContext() else {
      throw ImportError(.missingProgram, "the library PROJ does not start")
    }
    library.setLogLevel(context, 0)
    let definition = KoreanDatum.definition(of: short) ?? short
    guard let raw = library.createOperation(context, definition, KoreanDatum.target, nil),
      let operation = library.normalize(context, raw)
    else {
      library.destroyContext(context)
      throw ImportError(
        .noSuchSystem, "PROJ knows no coordinate system \(short.prefix(80)); write it as EPSG:5179")
    }
    library.destroy(raw)
    self.name = short
    self.library = library
    self.context = context
    self.operation = operation
  }

  deinit {
    library.destroy(operation)
    library.destroyContext(context)
  }

  /// The position in WGS84; nil where the system does not reach.
  func coordinate(easting: Double, northing: Double) -> Coordinate? {
    var x = easting
    var y = northing
    let stride = MemoryLayout<Double>.stride
    _ = library.transform(operation, 1, &x, stride, 1, &y, stride, 1, nil, 0, 0, nil, 0, 0)
    // What fails comes out as infinity.
    return try? Coordinate(latitude: y, longitude: x)
  }
}

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
