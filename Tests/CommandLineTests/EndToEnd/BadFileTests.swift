import Foundation
import Testing

@testable import MapSearchCLI

@Suite struct BadFileTests {
  @Test(
    "A file that cannot be imported says why",
    arguments: [
      ("name,colour\nx,red\n", "line 1: no latitude and longitude columns; found: name, colour", 65),
      ("name,colour\nx,red\n", "--map name=COLUMN,latitude=COLUMN,longitude=COLUMN", 65),
      ("a,1,2\nb,3,4\n", "does the file lack a header?", 65), ("", "the file is empty", 65),
      ("name,lat,lon\n", "the file has no rows", 65), ("<!doctype html><p>Sign in", "HTML page", 65),
      ("PK\u{3}\u{4}xxxx", "zip archive", 65), ("{\"type\": \"FeatureCollection\"", "places.txt", 65),
      ("name,lat,lon\nx,1130000,1950000\n", "projected metres", 65),
    ])
  func content(text: String, message: String, status: Int32) async throws {
    let session = try await Session.seoul()
    let before = try await session.require("stats").output
    let outcome = await session.run("import", try session.folder.write("places.txt", text))
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try await session.require("stats").output == before)
  }

  @Test func noFile() async throws {
    let session = try Session()
    let path = session.folder.path("none.csv")
    let outcome = await session.run("import", path)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("error: \(path): no such file; check the path"))
    let folder = await session.run("import", session.folder.path)
    #expect(folder.status == 66)
    #expect(folder.errors.contains("error: \(session.folder.path) is a directory; name the files in it"))
  }

  @Test(
    "A column map that does not fit",
    arguments: [
      ("name=Titel", "there is no column titel; found: "), ("nme=name", "nme is no field of a place"),
    ])
  func columnMap(map: String, message: String) async throws {
    let session = try Session()
    let outcome = await session.run("import", SeoulSample.path, "--map", map)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
  }

  @Test("A file one may not read", .enabled(if: BuiltProgram.isThere)) func unreadable() throws {
    let program = try #require(BuiltProgram())
    // Root may read everything, so it becomes somebody else first.
    let outcome = try program.run(
      """
      cp "$SEOUL" locked.csv; chmod 000 locked.csv; chmod 777 .
      become=""
      if [ "$(id -u)" = 0 ]; then
        become="setpriv --reuid 65534 --regid 65534 --clear-groups"
        $become "$M" --version >/dev/null 2>&1 || exit 99
      fi
      $become "$M" import "$PWD/locked.csv" --dry-run
      """, in: try TemporaryFolder())
    guard outcome.status != 99 else { return }
    #expect([66, 74].contains(outcome.status))
    #expect(outcome.errors.contains("Permission denied"))
  }

  @Test func rejectsThatCannotBeWritten() async throws {
    let session = try Session()
    let outcome = await session.run(
      "import", SeoulSample.path, "--rejects", session.folder.path("no/rejects.txt"))
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("choose another file for --rejects"))
    #expect(!session.folder.exists("places.sqlite"))
  }
}
