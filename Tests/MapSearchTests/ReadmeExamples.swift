import MapSearch

func nearestCafes(databasePath: String) async throws -> [String] {
  let database = try await PlaceDatabase(path: databasePath)
  try await database.put([
    Place(
      id: "my:1", name: "서래커피집", category: "cafe",
      coordinate: try Coordinate(latitude: 37.49823, longitude: 126.99788)),
    Place(
      id: "my:2", name: "카페 드 리옹", category: "cafe",
      coordinate: try Coordinate(latitude: 37.49913, longitude: 126.99770)),
  ])

  let here = try Coordinate(latitude: 37.5, longitude: 127.0)
  let page = try await SearchService(database).search(
    SearchRequest("커피", near: here, radiusMeters: 2_000, limit: 10))
  try await database.recordSearch("커피", location: here, resultCount: page.results.count)
  return page.results.map { "\($0.place.name): \(Int($0.distanceMeters ?? 0)) m" }
}

func reach() throws -> (inscribed: Double, circumscribed: Double) {
  let center = try Coordinate(latitude: 37.5, longitude: 127.0)
  // As MapKit means it: spans. A region of 2 000 m reaches 1 000 m from its centre to its edge.
  let region = MapRegion(center: center, latitudinalMeters: 2_000, longitudinalMeters: 2_000)
  return (
    RegionRadius.inscribed(in: region).meters,
    RegionRadius.circumscribed(around: region).meters
  )
}
