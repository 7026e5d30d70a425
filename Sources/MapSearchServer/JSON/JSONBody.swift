#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MapSearch

/// Bodies in JSON.
enum JSONBody {
  /// The value a body stands for.
  ///
  /// - Throws: `Problem` with the member at fault.
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ payload: Payload, _ call: Call
  ) throws(Problem) -> Value {
    let media = call.head.header("Content-Type")?.lowercased().prefix { $0 != ";" && $0 != " " }
    // Also keeps pages of other origins out: forms and simple requests cannot send it.
    guard media == "application/json" else {
      throw Problem(
        .unsupportedMediaType, "unsupported-media-type", "the body is not said to be JSON",
        parameter: "Content-Type", remedy: "send Content-Type: application/json")
    }
    guard case .bytes(let bytes) = payload, String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(.badRequest, "invalid-body", "the body is not UTF-8", remedy: "send JSON in UTF-8")
    }
    do { return try JSONDecoder().decode(type, from: Data(bytes)) } catch let error as DecodingError {
      throw problem(error)
    } catch {
      throw notJSON
    }
  }

  /// The point of two members; nil when neither is given.
  static func coordinate(_ latitude: Double?, _ longitude: Double?) throws(Problem) -> Coordinate? {
    guard latitude != nil || longitude != nil else { return nil }
    guard let latitude, let longitude else {
      throw fault(
        latitude == nil ? "latitude" : "longitude", "latitude and longitude go together", "give both")
    }
    do throws(CoordinateError) { return try Coordinate(latitude: latitude, longitude: longitude) } catch {
      let isLatitude = !(-90...90).contains(latitude)
      throw fault(
        isLatitude ? "latitude" : "longitude", "the member is out of range",
        "give latitude from -90 to 90 and longitude from -180 to 180")
    }
  }

  /// A member that is not what it must be.
  static func fault(_ member: String, _ detail: String, _ remedy: String) -> Problem {
    Problem(.unprocessable, "invalid-member", detail, parameter: member, remedy: remedy)
  }

  private static let notJSON = Problem(
    .badRequest, "invalid-body", "the body is not JSON", remedy: "send one JSON object")

  private static func problem(_ error: DecodingError) -> Problem {
    switch error {
    case .keyNotFound(let key, let context):
      return fault(path(context.codingPath + [key]), "a member is missing", "give it")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = path(context.codingPath)
      return path.isEmpty ? notJSON : fault(path, "the member is of another type", "see the schema")
    case .dataCorrupted(let context):
      let path = path(context.codingPath)
      return path.isEmpty ? notJSON : fault(path, "the member is not what it must be", "see the schema")
    @unknown default: return notJSON
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

extension JSONWriter {
  /// A point, or `null`.
  mutating func location(_ name: StaticString, _ location: Coordinate?) {
    key(name)
    guard let location else { return null() }
    beginObject()
    position(location)
    endObject()
  }
}
