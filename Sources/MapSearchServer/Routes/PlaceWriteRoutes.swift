import MapSearch
import Synchronization

/// Writing places; only with a write token.
enum PlaceWriteRoutes {
  static let all = [put, delete, importing]

  static let put = Route(
    "PUT", "/v1/places/{id}", "place_put", "Stores a place under its id, in place of what had that id.",
    parameters: [PlaceRoutes.id.declaration], body: .json(schema: "PlaceBody"), access: .writer,
    answers: [
      Route.Answer(.ok, [ContentType.json], schema: "Place"),
      Route.Answer(.created, [ContentType.json], schema: "Place"),
    ], problems: [.unprocessable, .forbidden, .insufficientStorage]
  ) { (call, payload) throws(Problem) in
    let id = try call.required(PlaceRoutes.id)
    let place = try JSONBody.decode(PlaceBody.self, payload, call).place(id)
    return call.writing { database in
      let changes = try await database.put([place])
      var json = JSONWriter()
      json.place(place)
      return .json(json, changes.inserted > 0 ? .created : .ok)
    }
  }

  static let delete = Route(
    "DELETE", "/v1/places/{id}", "place_delete", "Deletes a place.", parameters: [PlaceRoutes.id.declaration],
    access: .writer, answers: [Route.Answer(.noContent)], problems: [.notFound, .forbidden]
  ) { (call, _) throws(Problem) in
    let id = try call.required(PlaceRoutes.id)
    return call.writing { database in
      guard try await database.delete(ids: [id]) > 0 else { throw Problem.noSuchPlace }
      return .noContent
    }
  }

  /// The source of what comes in without one.
  private static let unnamedSource = "service"
  /// How many rejected lines are told; all are counted.
  private static let rejectsTold = 100

  static let source = Parameter<String>.text(
    "source", lengths: 1...64, "Put before every id as source:id, so that two files' ids cannot collide.")

  static let importing = Route(
    "POST", "/v1/places:import", "places_import",
    "Brings in places, a GeoJSON feature a line: all of them, or on an error none. Lines that are no place are told.",
    parameters: [source.declaration], body: .geoJSONSequence, access: .writer,
    answers: [Route.Answer(.ok, [ContentType.json], schema: "ImportSummary")],
    problems: [.unprocessable, .forbidden, .insufficientStorage]
  ) { (call, payload) throws(Problem) in
    guard case .file(let path) = payload else { throw .internalFault }
    let source = try call.value(source)
    let options = ImportOptions(format: .geoJSONSequence, source: source)
    // The spooled file's own name says nothing.
    let origin = ImportOrigin(name: source ?? unnamedSource)
    return call.writing { database in
      let rejects = RejectList()
      do {
        let summary = try await PlaceImporter(database).run(
          path: path, options: options, origin: origin,
          onReject: { row, _ in rejects.note(row.line, row.reason) })
        if let first = rejects.first.first, summary.rejected == summary.rows {
          throw Problem(
            .unprocessable, "no-places", "no line is a place; line \(first.line): \(first.reason)",
            remedy: "send a GeoJSON feature a line")
        }
        return response(summary, rejects.first)
      } catch let error as ImportError {
        throw Problem(
          .unprocessable, "import", error.description, remedy: "mend the file; nothing was stored")
      }
    }
  }

  private static func response(_ summary: ImportSummary, _ rejects: [RejectList.Entry]) -> Response {
    var json = JSONWriter()
    json.beginObject()
    json.member("inserted", summary.inserted)
    json.member("updated", summary.updated)
    json.member("unchanged", summary.unchanged)
    json.member("rejected", summary.rejected)
    json.key("rejects")
    json.beginArray()
    for reject in rejects {
      json.beginObject()
      json.member("line", reject.line)
      json.member("reason", reject.reason)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return .json(json)
  }

  /// The first rejected lines; noted on the thread that reads, asked for after it.
  private final class RejectList: Sendable {
    typealias Entry = (line: Int, reason: String)
    private let entries = Mutex<[Entry]>([])

    var first: [Entry] { entries.withLock { $0 } }

    func note(_ line: Int, _ reason: String) {
      entries.withLock { if $0.count < rejectsTold { $0.append((line, reason)) } }
    }
  }
}

extension Call {
  /// Work on the places.
  fileprivate func writing(_ body: @escaping @Sendable (PlaceDatabase) async throws -> Response) -> Work {
    if service.isReadOnly { return .ready(route.failure(.readOnly, requestID)) }
    return .awaiting { () throws(Problem) in
      do { return try await body(service.database) } catch let problem as Problem {
        throw problem
      } catch let error as PlaceDatabaseError {
        throw Problem(error)
      } catch {
        throw .internalFault
      }
    }
  }
}

/// A place as it is sent; its id stands in the path.
private struct PlaceBody: Decodable {
  struct Name: Decodable {
    let language: String
    let name: String
  }

  let name: String
  let latitude: Double
  let longitude: Double
  let category: String?
  let address: String?
  let lotAddress: String?
  let phone: String?
  let website: String?
  let openingHours: String?
  let prominence: Double?
  let alternateNames: [Name]?
  let attributes: [String: String]?

  func place(_ id: String) throws(Problem) -> Place {
    guard let coordinate = try JSONBody.coordinate(latitude, longitude) else { throw .internalFault }
    return Place(
      id: id, name: name,
      alternateNames: (alternateNames ?? []).map { .init(language: $0.language, name: $0.name) },
      category: category, coordinate: coordinate, address: address, lotAddress: lotAddress, phone: phone,
      website: website, openingHours: openingHours, prominence: prominence ?? 0, attributes: attributes ?? [:]
    )
  }
}
