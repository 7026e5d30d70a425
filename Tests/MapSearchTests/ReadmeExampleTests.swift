import Foundation
import MapSearch
import Testing

/// The README's examples, as they stand there, and what they answer.
@Suite struct ReadmeExampleTests {
  @Test func nearestCafesAreFoundNearestFirst() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite").path()
    defer {
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) }
    }
    let names = try await nearestCafes(databasePath: file)
    // 커피 means a café, whatever its name says.
    #expect(names == ["카페 드 리옹: 225 m", "서래커피집: 271 m"])
  }

  @Test func aRegionReachesHalfItsSpan() throws {
    let reach = try reach()
    #expect(abs(reach.inscribed - 1_000) < 1)
    #expect(abs(reach.circumscribed - 1_414) < 2)
  }

  @Test func theReadmeShowsTheseVeryLines() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: folder.appending(path: "ReadmeExamples.swift"), encoding: .utf8)
    let examples = readme.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].replacing("import MapSearch\n\n", with: "")
    }
    #expect(examples.count == 2)
    for example in examples { #expect(source.contains(example)) }
  }
}
