import Foundation
import Geodesy
import PlaceSearch
import PlaceStorage

/// A database of places in a folder of its own, deleted when released, and the service over it.
final class SearchDatabase: Sendable {
  let database: PlaceDatabase
  private let service: SearchService
  private let folder: URL

  init(_ places: [Place] = []) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "place-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = try await PlaceDatabase(path: folder.appending(path: "places.sqlite").path)
    service = SearchService(database)
    try await database.put(places)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Keeps the folder until the search is done, which the service alone would not.
  func search(_ request: SearchRequest) async throws -> SearchPage { try await service.search(request) }

  /// The ids of the results, in order.
  func ids(_ request: SearchRequest) async throws -> [String] {
    try await service.search(request).results.map(\.id)
  }

  /// What is wrong with the file or the index.
  func findings() async throws -> [IndexCheckFinding] { try await database.check() }

  /// Everything `request` finds, a page after another of `sizes`, which repeat.
  func idsOfAllPages(_ request: SearchRequest, sizes: [Int]) async throws -> [String] {
    var request = request
    var ids: [String] = []
    var number = 0
    repeat {
      request.limit = sizes[number % sizes.count]
      let page = try await service.search(request)
      ids += page.results.map(\.id)
      request.cursor = page.nextCursor
      number += 1
    } while request.cursor != nil
    return ids
  }
}

/// A coordinate known to be one.
func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
  do { return try Coordinate(latitude: latitude, longitude: longitude) } catch {
    preconditionFailure("\(error)")
  }
}

/// A box known to be one.
func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> BoundingBox {
  do { return try BoundingBox(west: west, south: south, east: east, north: north) } catch {
    preconditionFailure("\(error)")
  }
}

/// A place with little more than a name.
func place(
  _ id: String, _ name: String, _ latitude: Double = 37.5, _ longitude: Double = 127,
  category: String? = nil, prominence: Double = 0, also: [String] = []
) -> Place {
  Place(
    id: id, name: name, alternateNames: also.map { AlternateName(language: "", name: $0) },
    category: category, coordinate: at(latitude, longitude), prominence: prominence)
}
