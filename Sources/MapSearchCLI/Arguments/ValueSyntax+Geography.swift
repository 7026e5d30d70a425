import MapSearch

extension ValueSyntax where Value == Coordinate {
  /// `LAT,LON` in degrees.
  static var coordinate: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> Coordinate in
      guard let numbers = degrees(in: text, count: 2) else {
        throw ValueError("LAT,LON in degrees, such as 37.5,127.0")
      }
      do throws(CoordinateError) {
        return try Coordinate(latitude: numbers[0], longitude: numbers[1])
      } catch {
        throw ValueError("LAT,LON in degrees, such as 37.5,127.0; \(error)")
      }
    }
  }
}

extension ValueSyntax where Value == BoxArgument {
  /// `W,S,E,N` in degrees.
  static var box: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> BoxArgument in
      guard let numbers = degrees(in: text, count: 4) else {
        throw ValueError("W,S,E,N in degrees, such as 126.9,37.4,127.1,37.6")
      }
      let (west, south, east, north) = (numbers[0], numbers[1], numbers[2], numbers[3])
      guard (-180...180).contains(west), (-180...180).contains(east) else {
        throw ValueError("W,S,E,N with west and east from -180 to 180")
      }
      guard (-90...90).contains(south), (-90...90).contains(north) else {
        throw ValueError("W,S,E,N with south and north from -90 to 90; are latitude and longitude swapped?")
      }
      guard south <= north else { throw ValueError("W,S,E,N with south at most north") }
      return BoxArgument(west: west, south: south, east: east, north: north)
    }
  }
}

/// The area of a `W,S,E,N` argument, in degrees; `west` above `east` crosses the 180° meridian.
struct BoxArgument: Sendable, Equatable {
  /// −180…180.
  let west: Double
  /// −90…90, at most `north`.
  let south: Double
  /// −180…180.
  let east: Double
  /// −90…90.
  let north: Double
}

/// The `count` numbers of a list with commas; blanks around a number are allowed, as when it is pasted.
private func degrees(in text: String, count: Int) -> [Double]? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  guard parts.count == count else { return nil }
  let numbers = parts.compactMap { part in
    var number = part.drop { $0 == " " }
    while number.last == " " { number.removeLast() }
    return DecimalNumber.value(of: number)
  }
  return numbers.count == count ? numbers : nil
}
