import Foundation
import Testing

#if os(Linux)
  /// What happens when there is no room left.
  @Suite(.enabled(if: BuiltProgram.isThere)) struct FullDiskTests {
    /// Mounts a disk of 1 MB below the folder and imports the sample into a database on it; ends with 99 where
    /// nobody may mount.
    private static let prologue = """
      mkdir disk
      mount -t tmpfs -o size=1m tmpfs disk 2>/dev/null || exit 99
      trap 'umount disk' EXIT
      cp "$SEOUL" seoul.csv
      $M import -q seoul.csv -d disk/p.sqlite || exit 98

      """

    private func run(_ script: String) throws -> CommandOutcome? {
      let program = try #require(BuiltProgram())
      let outcome = try program.run(Self.prologue + script, in: try TemporaryFolder())
      #expect(outcome.status != 98)
      return outcome.status == 99 ? nil : outcome
    }

    private static let mayMount: Bool = {
      guard let program = BuiltProgram(), let folder = try? TemporaryFolder() else { return false }
      let script = "mkdir d && mount -t tmpfs -o size=64k tmpfs d && umount d"
      return (try? program.run(script, in: folder).status) == 0
    }()

    @Test(
      "An import leaves the database as it was",
      .enabled(if: mayMount, "mounting a small disk needs more rights than there are"))
    func importing() throws {
      let outcome = try #require(
        try run(
          """
          $M nearby --near 37.5,127 -n 1000 -f ndjson -d disk/p.sqlite >before
          awk 'BEGIN { print "id,name,latitude,longitude"
            for (i = 0; i < 20000; i++) printf "n%d,new place %d,%f,%f\\n", i, i, i % 90, i % 180 }' >big.csv
          $M import -q big.csv -d disk/p.sqlite
          status=$?
          $M nearby --near 37.5,127 -n 1000 -f ndjson -d disk/p.sqlite >after
          cmp before after && $M check -d disk/p.sqlite || exit 97
          exit $status
          """))
      #expect(outcome.status == 74)
      #expect(outcome.output == "ok\n")
      #expect(
        outcome.errors.contains("disk/p.sqlite: the disk is full; free some space"), "\(outcome.errors)")
    }

    @Test(
      "Rejects that do not fit end the import",
      .enabled(if: mayMount, "mounting needs more rights than there are"))
    func rejects() throws {
      let outcome = try #require(
        try run(
          """
          awk 'BEGIN { print "id,name,latitude,longitude\\nok,fine,1,2"
            for (i = 0; i < 40000; i++) printf "n%d,bad place %d,99,200\\n", i, i }' >bad.csv
          $M import -q bad.csv -d p2.sqlite --rejects disk/rejects
          status=$?
          $M place get ok -d p2.sqlite && exit 97
          exit $status
          """))
      #expect(outcome.status == 74)
      #expect(
        outcome.errors.contains("disk/rejects cannot be written: No space left on device; choose another"))
    }

    @Test(
      "Results on a full disk", arguments: ["query cafe --near 37.5,127 -n 500", "stats", "check", "help"])
    func output(words: String) throws {
      let program = try #require(BuiltProgram())
      let outcome = try program.run(
        "$M import -q \"$SEOUL\" && $M \(words) >/dev/full", in: try TemporaryFolder())
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("the disk is full; free some space and run it again"))
    }
  }
#endif
