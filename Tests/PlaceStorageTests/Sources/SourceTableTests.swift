import Persistence
import Testing

@testable import PlaceStorage

struct SourceTableTests {
  private func entry(_ name: String, attribution: String? = nil) -> SourceTable.Entry {
    SourceTable.Entry(name: name, isPrefixed: false, attribution: attribution, licence: nil)
  }

  @Test(arguments: [false, true])
  func `a place is of the last import that had it`(isBulk: Bool) throws {
    let connection = try placeConnection()
    var random = RandomPlaces(seed: 3)
    let places = try (0..<200).map { try random.place(id: "\($0)") }
    try connection.transaction {
      let sources = SourceTable(connection)
      let first = try sources.beginImport(of: entry("a", attribution: "© A"), file: "a.csv", now: 1)
      try store(places, first, isBulk, connection)
      let second = try sources.beginImport(of: entry("b"), file: "b.csv", now: 2)
      // Some as they are, some changed, some moved.
      var again = Array(places[100...])
      for index in stride(from: 0, to: again.count, by: 3) { again[index].phone = "1" }
      for index in stride(from: 1, to: again.count, by: 3) {
        again[index].coordinate = try random.coordinate()
      }
      try store(again, second, isBulk, connection)
      #expect(try sources.list().map(\.placeCount) == [100, 100])
      #expect(try sources.list().map(\.attribution) == ["© A", nil])
      #expect(try Set(sources.identities(of: "a")) == Set(places[..<100].map(\.id)))
      #expect(try sources.identities(of: "b", butOf: second).isEmpty)
      let origin = PlaceOrigin(source: "b", file: "b.csv", importedMicroseconds: 2)
      #expect(try sources.origin(ofPlace: "150") == origin)
    }
    // What is put in by hand keeps its source.
    var moved = places[0]
    moved.coordinate = try random.coordinate()
    moved.name = "moved"
    try connection.put([moved])
    #expect(try SourceTable(connection).origin(ofPlace: "0")?.source == "a")
    #expect(try connection.problems().isEmpty)
  }

  private func store(_ places: [Place], _ importID: Int64, _ isBulk: Bool, _ connection: Connection) throws {
    if isBulk {
      let load = try BulkLoad(connection, updatedMicroseconds: 0, importID: importID)
      for place in places { try load.add(place) }
      _ = try load.finish()
    } else {
      var writer = try PlaceWriter(connection, importID: importID)
      for place in places { _ = try writer.put(place) }
      try writer.finish()
    }
  }
}
