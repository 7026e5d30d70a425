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
