/// Makes features of a GPX file's waypoints; a state machine without I/O.
final class GPXWaypoints: XMLFeatureEvents {
  var failure: (code: ImportError.Code, message: String)?
  var onFeatureStart: () -> Void = {}
  var onFeatureEnd: (Feature) -> Void = { _ in }
  private let limits: ImportLimits
  private var depth = 0
  private var feature: Feature?
  private var key: String?
  private var text: [UInt8] = []
  private var hasTrack = false

  init(limits: ImportLimits) { self.limits = limits }

  var isInsideFeature: Bool { feature != nil }
  var emptiness: String? {
    hasTrack ? "the GPX file has a track and no waypoints; mapsearch locate play follows it" : nil
  }

  func open(_ name: String, attribute: (String) -> String?) {
    depth += 1
    if depth == 1, name != "gpx" {
      return fail(.wrongContent, "the root element is \(RowText.quoted(name)), not gpx: this is no GPX file")
    }
    if depth > limits.maximumDepth {
      return fail(.tooLarge, "the XML is nested deeper than \(limits.maximumDepth) levels")
    }
    if depth == 2 {
      hasTrack = hasTrack || name == "trk" || name == "rte"
      if name == "wpt" { begin(attribute("lat"), attribute("lon")) }
    } else if depth == 3, feature != nil {
      key = Self.keys[name]
      text = []
      if name == "link", let address = attribute("href") { feature?.properties.append(("website", address)) }
    }
  }

  func close(_ name: String) {
    defer { depth -= 1 }
    guard var done = feature else { return }
    if depth == 3, let key {
      let value = RowText.trimmed(String(decoding: text, as: UTF8.self))
      if !value.isEmpty, done.fault == nil { done.properties.append((key, value)) }
      self.key = nil
      feature = done
    } else if depth == 2 {
      feature = nil
      onFeatureEnd(done)
    }
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Text of an element within the one that is read belongs to it no more.
    guard depth == 3, key != nil, feature?.fault == nil else { return }
    text += bytes
    if text.count > limits.maximumFieldBytes {
      giveUp(RowFault(.tooLong, "a value is longer than \(limits.maximumFieldBytes) bytes"))
    }
  }

  func giveUp(_ fault: RowFault) {
    text = []
    feature?.properties = []
    if feature?.fault == nil { feature?.fault = fault }
  }

  private func begin(_ latitude: String?, _ longitude: String?) {
    var feature = Feature()
    feature.type = "Feature"
    if let latitude, let longitude {
      feature.geometry = FeatureGeometry(
        .point,
        [[[FeatureGeometry.Position(longitude: Self.number(longitude), latitude: Self.number(latitude))]]])
    }
    self.feature = feature
    onFeatureStart()
  }

  private static func number(_ text: String) -> Double {
    var text = RowText.trimmed(text)
    return text.withUTF8 { DecimalNumber.parse($0) } ?? .nan
  }

  /// What a waypoint's elements say of a place.
  private static let keys = [
    "name": "name", "cmt": "comment", "desc": "description", "type": "category", "sym": "symbol",
    "ele": "elevation", "src": "source", "url": "website", "time": "time",
  ]
}
