import Testing

#if os(Linux)
  /// The program as a process: what only a shell can see.
  @Suite(.enabled(if: BuiltProgram.isThere)) struct ProcessTests {
    @Test(
      "Exit statuses",
      arguments: [
        ("$M --version", 0), ("$M >/dev/null 2>&1", 64), ("$M qurey 2>/dev/null", 64),
        ("$M help >/dev/full 2>/dev/null", 74), ("set -o pipefail; $M help | true", 0),
        ("$M help >&- 2>/dev/null", 74),
      ])
    func statuses(line: String, expected: Int32) throws {
      let program = try #require(BuiltProgram())
      let outcome = try program.run(line, in: try TemporaryFolder())
      #expect(outcome.status == expected, "\(outcome.errors)")
    }

    @Test func usesNoEscapeSequencesInAPipe() throws {
      let program = try #require(BuiltProgram())
      let outcome = try program.run("$M help query | cat", in: try TemporaryFolder())
      #expect(outcome.output.contains("Usage: mapsearch query"))
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }
#endif
