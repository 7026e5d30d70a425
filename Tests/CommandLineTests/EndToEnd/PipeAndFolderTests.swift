import Testing

/// What only a process has: pipes, rights, a second program.
@Suite(.enabled(if: BuiltProgram.isThere)) struct PipeAndFolderTests {
  @Test func aReaderMayLeaveEarly() throws {
    let program = try #require(BuiltProgram())
    let outcome = try program.run(
      """
      set -o pipefail
      $M import -q "$SEOUL"
      for i in 1 2 3 4 5; do $M nearby --near 37.5,127 -n 649 -f json --explain | head -c 1 >/dev/null || exit; done
      $M nearby --near 37.5,127 -n 649 | head -1
      """, in: try TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Name "))
    #expect(!outcome.errors.contains("error"))
  }

  @Test func aFolderNobodyMayWriteIn() throws {
    let program = try #require(BuiltProgram())
    let outcome = try program.run(
      """
      mkdir kept; $M import -q "$SEOUL" -d kept/p.sqlite; chmod 644 kept/p.sqlite; chmod 555 kept; chmod 755 .
      become=""
      if [ "$(id -u)" = 0 ]; then
        become="setpriv --reuid 65534 --regid 65534 --clear-groups"
        $become "$M" --version >/dev/null 2>&1 || exit 99
      fi
      $become "$M" query cafe --near 37.5,127 -n 1 -d "$PWD/kept/p.sqlite"; echo $?
      $become "$M" place delete x -d "$PWD/kept/p.sqlite"; echo $?
      $become "$M" import "$SEOUL" -q -d "$PWD/kept/new.sqlite"; echo $?
      chmod 755 kept
      """, in: try TemporaryFolder())
    guard outcome.status != 99 else { return }
    let lines = outcome.lines
    #expect(lines.first?.hasPrefix("Name") == true)
    #expect(lines.suffix(3).map { $0 } == ["0", "74", "66"])
    #expect(outcome.errors.contains("this search was not remembered"))
    #expect(outcome.errors.contains("check the permissions of the file and its folder"))
  }

  @Test func twoImportsAtOnceBothEnd() throws {
    let program = try #require(BuiltProgram())
    let outcome = try program.run(
      """
      export MAPSEARCH_BUSY_TIMEOUT_MS=60000
      $M import -q "$SEOUL" & first=$!
      $M import -q "$SEOUL" & second=$!
      wait $first && wait $second && $M check && $M stats
      """, in: try TemporaryFolder())
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.first == "ok")
    #expect(outcome.lines.contains { $0.split(separator: " ") == ["places", "649"] })
  }
}
