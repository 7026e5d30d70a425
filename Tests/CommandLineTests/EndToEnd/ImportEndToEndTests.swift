import Foundation
import Testing

@testable import MapSearchCLI

@Suite struct ImportEndToEndTests {
  private static let header = "id,name,latitude,longitude,category\n"

  @Test func theSameFileAgainChangesNothing() async throws {
    let session = try Session()
    let first = try await session.require("import", SeoulSample.path)
    #expect(first.output.isEmpty)
    #expect(first.errors.hasPrefix("seoul.csv: 649 imported in "))
    let second = try await session.require("import", SeoulSample.path)
    #expect(second.errors.hasPrefix("seoul.csv: 649 unchanged in "))
    #expect(try await session.require("check").output == "ok\n")
  }

  @Test func aChangedRowUpdatesItsPlace() async throws {
    let session = try Session()
    let file = try session.folder.write(
      "a.csv", Self.header + "1,Alpha,37.5,127,cafe\n2,Beta,37.6,127,bank\n")
    try await session.require("import", file)
    try session.folder.write(
      "a.csv", Self.header + "1,Alpha,37.7,127.1,cafe\n2,Beta,37.6,127,bank\n3,Gamma,1,2,\n")
    let outcome = try await session.require("import", file)
    #expect(outcome.errors.hasPrefix("a.csv: 1 imported, 1 updated, 1 unchanged in "))
    #expect(try await session.require("place", "get", "1").json()["latitude"] as? Double == 37.7)
    #expect(try await session.require("check").output == "ok\n")
  }

  @Test func rejectedRowsAreToldAndKept() async throws {
    let session = try Session()
    let file = try session.folder.write(
      "b.csv", Self.header + "1,A,37.5,127,\n2,B,91,0,\n3,C,nan,1,\n4,,1,1,\n")
    let rejects = session.folder.path("rejects.txt")
    let outcome = try await session.require("import", file, "--rejects", rejects)
    #expect(outcome.errors.contains("mapsearch: warning: b.csv, line 3: latitude 91.0 is outside"))
    #expect(outcome.errors.contains("b.csv: 1 imported, 3 rejected in "))
    let lines = String(decoding: try session.folder.bytes("rejects.txt"), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "rejected_because,id,name,latitude,longitude,category")
    #expect(lines[1].hasPrefix("\"line 3: latitude 91.0"))
    #expect(lines[1].hasSuffix("\",2,B,91,0,"))
  }

  @Test func manyRejectedRowsAreCutShortOnTheScreen() async throws {
    let session = try Session()
    let rows = (1...30).map { "\($0),x,99,0,\n" }.joined()
    let outcome = try await session.require(
      "import", try session.folder.write("c.csv", Self.header + "0,A,1,1,\n" + rows))
    #expect(outcome.errors.split(separator: "\n").count == 12)
    #expect(outcome.errors.contains("20 more rows were rejected; --rejects FILE writes all of them"))
  }

  @Test func aTrialMakesNoDatabase() async throws {
    let session = try Session()
    let outcome = try await session.require("import", SeoulSample.path, "--dry-run")
    #expect(outcome.errors == "seoul.csv: 649 rows read, 0 rejected; nothing was changed\n")
    #expect(!session.folder.exists("places.sqlite"))
  }

  @Test func aTrialChangesNoDatabase() async throws {
    let session = try await Session.seoul()
    let before = try session.folder.bytes("places.sqlite")
    let file = try session.folder.write("a.csv", Self.header + "1,Alpha,37.5,127,cafe\n")
    try await session.require("import", file, "--dry-run")
    #expect(try session.folder.bytes("places.sqlite") == before)
  }

  @Test func oneBadFileEndsTheImportUnlessToldOtherwise() async throws {
    let session = try Session()
    let (one, two) = (
      try session.folder.write("one.csv", Self.header + "1,Alpha,37.5,127,\n"),
      try session.folder.write("two.csv", Self.header + "2,Beta,37.5,127,\n")
    )
    let bad = try session.folder.write("bad.csv", "name,colour\nx,red\n")
    let stopped = await session.run("import", bad, two)
    #expect(stopped.status == 65)
    #expect(await session.run("place", "get", "2").status == 66)
    let wentOn = await session.run("import", one, bad, session.folder.path("none.csv"), two, "--per-file")
    #expect(wentOn.status == 65)
    #expect(wentOn.errors.contains("mapsearch: error: \(bad), line 1: no latitude and longitude columns"))
    #expect(wentOn.errors.hasSuffix("mapsearch: error: 2 of 4 files were not imported\n"))
    for id in ["1", "2"] { try await session.require("place", "get", id) }
  }

  @Test func columnsAndIdentifiersAsTold() async throws {
    let session = try Session()
    let file = try session.folder.write("d.csv", "번호,상호명,위치1,위치2\n7,국수집,37.5,127.0\n")
    try await session.require(
      "import", file, "--source", "shops", "--map", "id=번호,name=상호명,latitude=위치1", "--map",
      "longitude=위치2")
    #expect(try await session.require("place", "get", "shops:7").json()["name"] as? String == "국수집")
  }

  @Test func quietSaysNothing() async throws {
    let session = try Session()
    let file = try session.folder.write("b.csv", Self.header + "1,A,37.5,127,\n2,B,91,0,\n")
    #expect(try await session.require("import", file, "-q").errors.isEmpty)
  }

  @Test(.enabled(if: BuiltProgram.isThere)) func standardInputIsAFile() async throws {
    let folder = try TemporaryFolder()
    let program = try #require(BuiltProgram())
    let outcome = try program.run("cat \"$SEOUL\" | $M import -", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("standard input: 649 imported"))
    let empty = try program.run("$M import - </dev/null", in: folder)
    #expect(empty.status == 65)
    #expect(empty.errors.contains("standard input: the file is empty"))
  }
}
