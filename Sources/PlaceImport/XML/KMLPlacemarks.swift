/// Makes features of a KML file's placemarks; a state machine without I/O.
final class KMLPlacemarks: XMLFeatureEvents {
  var failure: (code: ImportError.Code, message: String)?
  var onFeatureStart: () -> Void = {}
  var onFeatureEnd: (Feature) -> Void = { _ in }
  /// Called with the address of each file it links to.
  var onLink: (String) -> Void = { _ in }
  var emptiness: String? { nil }
  private let limits: ImportLimits
  private var path: [String] = []
  private var placemarkDepth: Int?
  private var feature = Feature()
  private var shape = KMLShape()
  private var dataName: String?
  /// The text of the element at hand, where it is of use.
  private var text: [UInt8]?

  init(limits: ImportLimits) { self.limits = limits }

  var isInsideFeature: Bool { placemarkDepth != nil }

  func open(_ name: String, attribute: (String) -> String?) {
    path.append(name)
    if path.count == 1, name != "kml" {
      return fail(.wrongContent, "the root element is \(RowText.quoted(name)), not kml: this is no KML file")
    }
    if path.count > limits.maximumDepth {
      return fail(.tooLarge, "the XML is nested deeper than \(limits.maximumDepth) levels")
    }
    text = nil
    switch name {
    case "Placemark" where placemarkDepth == nil:
      placemarkDepth = path.count
      feature = Feature()
      feature.type = "Feature"
      shape = KMLShape()
      onFeatureStart()
    case "Data", "SimpleData":
      dataName = attribute("name")
      if name == "SimpleData" { text = [] }
    case "coordinates", "value", "href": text = []
    default: if Self.keys[name] != nil, isDirect { text = [] }
    }
  }

  func close(_ name: String) {
    let value = text.map { RowText.trimmed(String(decoding: $0, as: UTF8.self)) }
    text = nil
    let parent = path.dropLast().last
    if let value { take(value, of: name, in: parent) }
    if name == "Placemark", placemarkDepth == path.count {
      if feature.fault == nil { feature.geometry = shape.geometry }
      if shape.isMalformed, feature.fault == nil {
        feature.fault = RowFault(.unreadablePosition, "its coordinates are no numbers of degrees")
      }
      placemarkDepth = nil
      onFeatureEnd(feature)
    }
    path.removeLast()
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard text != nil else { return }
    let isCoordinates = path.last == "coordinates"
    guard feature.fault == nil || !isInsideFeature else { return }
    text? += bytes
    let limit = isCoordinates ? limits.maximumFeatureBytes : limits.maximumFieldBytes
    if (text?.count ?? 0) > limit { giveUp(RowFault(.tooLong, "a value is longer than \(limit) bytes")) }
  }

  func giveUp(_ fault: RowFault) {
    text = nil
    feature.properties = []
    shape = KMLShape()
    feature.fault = feature.fault ?? fault
  }

  /// Whether the element at hand is a placemark's own.
  private var isDirect: Bool { placemarkDepth.map { path.count == $0 + 1 } ?? false }

  private func take(_ value: String, of name: String, in parent: String?) {
    if name == "href" {
      if parent == "Link" || parent == "Url", !isInsideFeature, path.contains("NetworkLink") { onLink(value) }
      return
    }
    guard isInsideFeature, feature.fault == nil else { return }
    switch name {
    case "coordinates":
      shape.append(value, as: parent ?? "", isHole: path.contains("innerBoundaryIs"))
    case "value", "SimpleData":
      if let dataName, !value.isEmpty { feature.properties.append((dataName, value)) }
    default:
      if isDirect, let key = Self.keys[name], !value.isEmpty { feature.properties.append((key, value)) }
    }
  }

  /// What a placemark's own elements say of a place.
  private static let keys = [
    "name": "name", "description": "description", "address": "address", "phoneNumber": "phone",
  ]
}
