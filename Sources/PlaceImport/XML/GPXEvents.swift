import Geodesy

/// Makes track points of XML events; a state machine without I/O.
final class GPXEvents: XMLEvents {
  private(set) var trackPoints: [TrackPoint] = []
  private(set) var routePoints: [TrackPoint] = []
  /// What stops the reading; its line is the parser's to add.
  var failure: (code: ImportError.Code, message: String)?
  private let limits: ImportLimits
  private var coordinate: Coordinate?
  private var time: Int64?
  private var text: [UInt8]?
  private var depth = 0

  init(limits: ImportLimits) { self.limits = limits }

  /// An element opens; `name` is without its namespace's prefix.
  func open(_ name: String, attribute: (String) -> String?) {
    depth += 1
    if depth == 1, name != "gpx" {
      return fail(.wrongContent, "the root element is \(RowText.quoted(name)), not gpx: this is no GPX file")
    }
    if depth > limits.maximumDepth {
      return fail(.tooLarge, "the XML is nested deeper than \(limits.maximumDepth) levels")
    }
    switch name {
    case "trkpt", "rtept":
      (coordinate, time) = (nil, nil)
      guard let latitude = attribute("lat").flatMap(Self.number),
        let longitude = attribute("lon").flatMap(Self.number)
      else { return fail(.malformed, "a \(name) lacks lat or lon in decimal degrees") }
      do throws(RowFault) {
        let position = try RowCoordinate(latitude: latitude, longitude: longitude)
        guard position.remark != .swapped else {
          return fail(.malformed, "a \(name) is nowhere: latitude \(latitude) is outside -90…90: swapped?")
        }
        coordinate = position.coordinate
      } catch {
        fail(.malformed, "a \(name) is nowhere: \(error.reason)")
      }
    case "time": if coordinate != nil { text = [] }
    default: break
    }
  }

  /// An element closes.
  func close(_ name: String) {
    depth -= 1
    switch name {
    case "time":
      guard let text else { break }
      self.text = nil
      let words = RowText.trimmed(String(decoding: text, as: UTF8.self))
      time = InternetTime.microseconds(words)
      if time == nil, !words.isEmpty {
        fail(.malformed, "a time is not as ISO 8601 writes it, such as 2026-03-01T09:30:00Z")
      }
    case "trkpt", "rtept":
      guard let coordinate else { break }
      let point = TrackPoint(coordinate: coordinate, timeMicroseconds: time)
      if name == "trkpt" { trackPoints.append(point) } else { routePoints.append(point) }
      self.coordinate = nil
      if trackPoints.count + routePoints.count > limits.maximumTrackPoints {
        fail(.tooLarge, "the GPX file has more than \(limits.maximumTrackPoints) points; thin it out")
      }
    default: break
    }
  }

  /// Text within an element.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    // No time is longer; what is gets too long to be read as one.
    if let count = text?.count, count < 64 { text?.append(contentsOf: bytes.prefix(65)) }
  }

  private static func number(_ text: String) -> Double? {
    var text = RowText.trimmed(text)
    return text.withUTF8 { DecimalNumber.parse($0) }
  }
}
