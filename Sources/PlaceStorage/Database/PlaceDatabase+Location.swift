public import Geodesy

/// Where the user is said to be.
extension PlaceDatabase {
  /// The location searches start from when none is given; nil when none is set.
  public func simulatedLocation() async throws(PlaceDatabaseError) -> Coordinate? {
    try await read { connection in try SimulatedLocation(connection).coordinate() }
  }

  /// Sets the location searches start from when none is given; it is kept when the program ends.
  public func setSimulatedLocation(_ coordinate: Coordinate) async throws(PlaceDatabaseError) {
    let now = clock()
    try await write { connection in try SimulatedLocation(connection).set(coordinate, now: now) }
  }

  /// Forgets the location; answers whether there was one.
  @discardableResult
  public func clearSimulatedLocation() async throws(PlaceDatabaseError) -> Bool {
    try await write { connection in try SimulatedLocation(connection).clear() }
  }
}
