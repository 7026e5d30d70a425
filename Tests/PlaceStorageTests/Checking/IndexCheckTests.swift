import TestSupport
import Foundation
import Geodesy
import Persistence
import Testing

@testable import PlaceStorage

struct IndexCheckTests {
  /// 150 places: some alone, and enough at one point that keys are lent.
  private func filled() throws -> Connection {
    let connection = try placeConnection()
    try connection.load(
      try (0..<150).map {
        let isAlone = $0 % 3 == 0
        return Place(
          id: "p\($0)", name: $0 < 20 ? "Kiosk \($0)" : "Kiosk", category: "cafe",
          coordinate: try Coordinate(latitude: isAlone ? Double($0) / 10 : 37.5, longitude: 127))
      })
    return connection
  }

  @Test func `a sound database has no findings`() throws {
    #expect(try placeConnection().problems() == [])
    #expect(try filled().problems() == [])
  }

  @Test(arguments: Tampering.all)
  func `every kind of tampering is found`(tampering: Tampering) throws {
    let connection = try filled()
    try connection.run(tampering.sql)
    let findings = try IndexCheck.run(connection)
    let found = findings.filter { $0.description.contains(tampering.words) }
    #expect(!found.isEmpty, "\(findings.map(\.description))")
    #expect(!findings.contains { $0.description.lowercased().contains("zebra") }, "a finding tells a text")
    guard tampering.isRepairable else { return }
    #expect(findings.allSatisfy { $0.isRepairable })
    try IndexRebuild.run(connection)
    #expect(try connection.problems() == [])
  }

  @Test func `a finding counts and names places`() throws {
    let connection = try filled()
    try connection.run("DELETE FROM posting WHERE term = 'kiosk'")
    let finding = try #require(try IndexCheck.run(connection).first)
    #expect(finding.subject == .entry)
    #expect(finding.count == 150)
    #expect(finding.examples.count == IndexCheckFinding.maximumExamples)
    #expect(finding.description.hasPrefix("the index lacks a word of a place (150 times), such as p"))
  }

  @Test(arguments: 0..<2 as Range<UInt64>)
  func `any single byte changed in the index is found`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let connection = try filled()
    let blocks = try connection.withStatement(
      "SELECT term, last, earlier FROM posting WHERE length(earlier) > 0"
    ) { row throws(DatabaseError) in
      var blocks: [(String, Int64, [UInt8])] = []
      while try row.step() { blocks.append((row.text(0), row.int64(1), row.bytes(2))) }
      return blocks
    }
    for _ in 0..<10 {
      let (term, last, sound) = random.pick(blocks)
      var bytes = sound
      bytes[random.integer(in: 0...bytes.count - 1)] ^= UInt8(1 << random.integer(in: 0...8 - 1))
      try connection.run("SAVEPOINT tampering")
      try connection.withStatement("UPDATE posting SET earlier = ?3 WHERE term = ?1 AND last = ?2") {
        statement throws(DatabaseError) in
        statement.bind(term, at: 1)
        statement.bind(last, at: 2)
        statement.bind(bytes: bytes, at: 3)
        try statement.run()
      }
      #expect(try !connection.problems().isEmpty)
      try connection.run("ROLLBACK TO tampering; RELEASE tampering")
    }
    #expect(try connection.problems() == [])
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a damaged page is a finding or an error, never a trap`(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let database = try await PlaceDatabase(path: folder.path())
    var places = RandomPlaces(seed: seed)
    try await database.put(try (0..<300).map { try places.place(id: "id\($0)") })
    await database.close()
    var bytes = try Data(contentsOf: URL(filePath: folder.path()))
    var random = SplitMix64(seed: seed)
    // Beyond the first page, so that it still is a database.
    let start = 4096 * (1 + random.integer(in: 0...bytes.count / 4096 - 1 - 1))
    for offset in start..<start + 4096 where offset < bytes.count {
      bytes[offset] = UInt8(random.integer(in: 0...256 - 1))
    }
    try bytes.write(to: URL(filePath: folder.path()))
    do {
      let damaged = try await PlaceDatabase(path: folder.path(), access: .readOnly)
      #expect(try await damaged.check().contains { $0.subject == .file })
      await damaged.close()
    } catch {
      #expect(error.code == .unusableFile)
    }
  }
}
