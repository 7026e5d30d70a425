import Geodesy
import Persistence

/// The places of a load on their way to being sorted, as bytes.
final class LoadIntake {
  /// The rows, numbered in the order they came.
  let runs: SortedRuns
  private var identities: [(hash: UInt64, number: Int)] = []
  private var json: [UInt8] = []

  init(_ limits: BulkLoad.Limits) {
    runs = SortedRuns(memoryBytes: limits.sortBytes, temporaryDirectory: limits.temporaryDirectory)
  }

  func add(_ place: Place) throws(DatabaseError) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in place.id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    identities.append((hash, runs.count))
    try runs.add(key: PlaceKey.first(at: place.coordinate)) { RowBytes.append(place, to: $0, &json) }
  }

  /// The numbers of all places that share an id's hash with another one; asked once, after the last place.
  func repeatedNumbers() -> Set<Int> {
    identities.sort { $0.hash < $1.hash }
    var repeated: Set<Int> = []
    for index in identities.indices.dropFirst() where identities[index].hash == identities[index - 1].hash {
      repeated.insert(identities[index].number)
      repeated.insert(identities[index - 1].number)
    }
    identities = []
    return repeated
  }
}
