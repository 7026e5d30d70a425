import TestSupport
import Geodesy
import Testing

@testable import PlaceStorage

struct SimulatedLocationTests {
  @Test func `it is set, kept, replaced and forgotten`() async throws {
    let folder = try TemporaryFolder()
    let first = try Coordinate(latitude: 37.123456789012345, longitude: -180)
    let second = try Coordinate(latitude: -90, longitude: 180)
    let database = try await PlaceDatabase(path: folder.path())
    #expect(try await database.simulatedLocation() == nil)
    #expect(try await !database.clearSimulatedLocation())
    try await database.setSimulatedLocation(first)
    #expect(try await database.simulatedLocation() == first)
    try await database.setSimulatedLocation(second)
    await database.close()

    let again = try await PlaceDatabase(path: folder.path(), access: .readOnly)
    #expect(try await again.simulatedLocation() == second)
    let error = await #expect(throws: PlaceDatabaseError.self) { try await again.setSimulatedLocation(first) }
    #expect(error?.code == .readOnly)
    await again.close()

    let writable = try await PlaceDatabase(path: folder.path())
    #expect(try await writable.clearSimulatedLocation())
    #expect(try await writable.simulatedLocation() == nil)
    await writable.close()
  }
}
