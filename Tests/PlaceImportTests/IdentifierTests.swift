import Geodesy
import PlaceStorage
import Testing

@testable import PlaceImport

struct IdentifierTests {
  @Test func `a minted id is the same on every machine`() throws {
    let coordinate = try Coordinate(latitude: 37.5, longitude: 127.25)
    #expect(MintedIdentifier.make(name: "강남역", coordinate: coordinate) == "mint:34ac576a7ebccb74")
  }

  @Test func `the hash is FNV-1a`() {
    var hash = StableHash()
    #expect(hash.value == 0xCBF2_9CE4_8422_2325)
    for byte in "foobar".utf8 { hash.combine(byte) }
    #expect(hash.value == 0x8594_4171_F739_67E8)
  }

  @Test func `the same row gets the same id in any format`() throws {
    let table = try Reading("name,lat,lon\nA,1.5,-0\n").places
    let tabbed = try Reading("lon\tname\tlat\n0.0\tA\t1.50\n").places
    let json = try Reading(
      #"{"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[0,1.5]}}"#)
    #expect(table.map(\.id) == tabbed.map(\.id))
    #expect(table.map(\.id) == json.places.map(\.id))
  }

  @Test func `other names and places get other ids`() throws {
    let ids = try Reading("name,lat,lon\nA,1,2\nB,1,2\nA,2,1\nA,1,2.0000001\n").places.map(\.id)
    #expect(Set(ids).count == 4)
  }

  @Test func `a source goes before every id`() throws {
    let options = ImportOptions(source: "lib")
    let ids = try Reading("id,name,lat,lon\n7,A,1,2\n,A,1,2\n", options: options).places.map(\.id)
    #expect(ids[0] == "lib:7")
    #expect(ids[1].hasPrefix("lib:mint:"))
  }

  @Test func `an id over the limit is rejected`() throws {
    let long = String(repeating: "x", count: Place.maximumIdentifierBytes + 1)
    let reading = try Reading("id,name,lat,lon\n\(long),A,1,2\n\(long.dropFirst()),A,1,2\n")
    #expect(reading.rejected.map(\.line) == [2])
    #expect(reading.places.count == 1)
  }
}
