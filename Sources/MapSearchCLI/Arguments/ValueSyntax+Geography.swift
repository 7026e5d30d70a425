import MapSearch

extension ValueSyntax where Value == Coordinate {
  /// `LAT,LON` in degrees.
  static var coordinate: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Coordinate in
      do throws(CoordinateError) { return try Coordinate(parsing: text) } catch {
        throw ValueError("a position in degrees, latitude first, such as 37.5,127.0", error)
      }
    }
  }
}

extension ValueSyntax where Value == BoundingBox {
  /// `W,S,E,N` in degrees; west above east crosses the 180° meridian.
  static var box: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> BoundingBox in
      do throws(CoordinateError) { return try BoundingBox(parsing: text) } catch {
        throw ValueError("a box W,S,E,N in degrees, such as 126.9,37.4,127.1,37.6", error)
      }
    }
  }
}

extension ValueError {
  /// What was expected and, when there were numbers, what is wrong with them.
  fileprivate init(_ expectation: String, _ error: CoordinateError) {
    if case .notNumbers = error.reason {
      self.init(expectation)
    } else {
      self.init("\(expectation); \(error)")
    }
  }
}
