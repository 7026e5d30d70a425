/// Makes features of JSON events; a state machine without I/O.
///
/// The root object may turn out to be a FeatureCollection or a Feature: its members come in any order, so until
/// `features` appears they are taken down as a feature's.
final class FeatureEvents {
  /// Where in the document an event stands.
  enum Context {
    case root, features, feature, geometry, coordinates, properties, property, crs, crsProperties, skipped
  }

  let limits: ImportLimits
  var stack: [Context] = []
  var lastKey = ""
  var nested = JSONText()
  private var crsName: String?
  /// The feature at hand.
  var feature = Feature()
  /// Whether the root has a `features` array.
  private(set) var isCollection = false
  /// How many events there were.
  var count = 0
  /// What stops the reading.
  var failure: ImportError?

  /// Called when a feature begins, with how many bytes of it are read.
  var onFeatureStart: (_ length: Int) -> Void = { _ in }
  /// Called when a feature is whole, after its brace.
  var onFeatureEnd: (Feature) -> Void = { _ in }
  /// Called with the name of the coordinate reference system; answers whether the reading goes on.
  var onSystem: (String) -> Bool = { _ in true }
  /// The physical line of the event at hand.
  var line: () -> Int = { 1 }

  init(limits: ImportLimits) { self.limits = limits }

  /// Whether a feature, or a root that may be one, is open.
  var isInsideFeature: Bool {
    isCollection ? stack.count > 2 && stack[1] == .features : !stack.isEmpty
  }

  /// Drops what the feature at hand holds and marks it as faulty.
  func giveUpFeature(_ fault: RowFault) {
    let type = feature.type
    feature = Feature()
    feature.type = type
    feature.fault = fault
  }

  func key(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if stack.last == .property {
      if feature.fault == nil { nested.key(bytes) }
    } else if let text = text(bytes) {
      lastKey = text
    } else {
      lastKey = ""
    }
    return true
  }

  func openObject() -> Bool {
    switch stack.last {
    case nil:
      onFeatureStart(1)
      return push(.root)
    case .features:
      feature = Feature()
      onFeatureStart(1)
      return push(.feature)
    case .root where lastKey == "crs": return push(.crs)
    case .root where isCollection: return push(.skipped)
    case .root, .feature:
      switch lastKey {
      case "geometry":
        feature.geometry = FeatureGeometry()
        feature.geometry.isPresent = true
        return push(.geometry)
      case "properties": return push(.properties)
      default: return push(.skipped)
      }
    case .crs where lastKey == "properties": return push(.crsProperties)
    case .properties, .property: return openNested("{")
    case .coordinates:
      if feature.fault == nil { feature.geometry.append(nil) }
      return push(.skipped)
    default: return push(.skipped)
    }
  }

  func openArray() -> Bool {
    switch stack.last {
    case nil:
      failure = ImportError(
        .wrongContent, line: line(), "the JSON is an array, not GeoJSON; make it a FeatureCollection")
      return false
    case .root where lastKey == "features":
      isCollection = true
      feature = Feature()
      return push(.features)
    case .features:
      failure = ImportError(.malformed, line: line(), "features holds an array; it must hold Features")
      return false
    case .geometry where lastKey == "coordinates" && feature.fault == nil:
      feature.geometry.openArray()
      return push(.coordinates)
    case .coordinates:
      // A feature that is given up is no longer collected, however large it grows.
      if feature.fault == nil { feature.geometry.openArray() }
      return push(.coordinates)
    case .properties, .property: return openNested("[")
    default: return push(.skipped)
    }
  }

  func closeObject() -> Bool {
    switch stack.removeLast() {
    case .root: return closeRoot()
    case .feature: onFeatureEnd(feature)
    case .property: closeNested("}")
    case .crs:
      if let crsName, !onSystem(crsName) { return false }
    default: break
    }
    return true
  }

  func closeArray() -> Bool {
    switch stack.removeLast() {
    case .coordinates:
      if feature.fault == nil { feature.geometry.closeArray() }
    case .property: closeNested("]")
    default: break
    }
    return true
  }

  func scalar(_ value: JSONScalar) -> Bool {
    switch stack.last {
    case nil:
      failure = ImportError(.wrongContent, line: line(), "the JSON is a single value, not GeoJSON")
      return false
    case .features:
      feature = Feature()
      feature.fault = RowFault(.notAPlace, "not a Feature")
      var text = JSONText()
      text.scalar(value)
      onFeatureStart(text.bytes.count)
      onFeatureEnd(feature)
    case .root, .feature:
      if lastKey == "type" { feature.type = plainText(value) }
      if lastKey == "id" { feature.id = plainText(value) }
    case .geometry:
      if lastKey == "type" { feature.geometry.type = plainText(value) }
    case .coordinates:
      guard feature.fault == nil else { break }
      if case .number(let digits) = value {
        feature.geometry.append(DecimalNumber.parse(digits))
      } else {
        feature.geometry.append(nil)
      }
    case .properties:
      if let text = plainText(value) { addProperty(lastKey, text) }
    case .property:
      if feature.fault == nil { nested.scalar(value) }
    case .crsProperties:
      if ["name", "code", "href"].contains(lastKey) { crsName = plainText(value) }
    case .crs, .skipped: break
    }
    return true
  }
}
