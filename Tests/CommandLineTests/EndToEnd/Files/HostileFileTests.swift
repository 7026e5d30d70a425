import Foundation
import Testing

@testable import MapSearchCLI

/// Files made to fill memory, or to reach out of themselves: refused with words, in bounded memory.
@Suite(.enabled(if: BuiltProgram.isThere)) struct HostileFileTests {
  /// Runs `make`, a script that writes the file `name`, then imports that; answers its most memory too, in bytes.
  private func run(
    of name: String, _ make: String, _ options: String = ""
  ) throws -> (outcome: CommandOutcome, memory: Int) {
    let files = try ImportedFiles()
    let outcome = try files.program.run(
      """
      \(make)
      cat > watch.py <<'PY'
      import resource, subprocess, sys
      status = subprocess.run(sys.argv[1:], timeout=60).returncode
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      sys.exit(status)
      PY
      python3 watch.py "$M" import \(name) \(options)
      """, in: files.folder)
    return (outcome, (Int(outcome.lines.last ?? "") ?? .max / 1024) * 1024)
  }

  private static let limit = 300 << 20

  @Test func entitiesOfEntities() throws {
    let declarations = (1...9).map { index in
      "<!ENTITY e\(index) \"\(String(repeating: "&e\(index - 1);", count: 10))\">"
    }.joined()
    for name in ["bomb.gpx", "bomb.kml"] {
      let root = name.suffix(3)
      let text = """
        <?xml version="1.0"?><!DOCTYPE \(root) [<!ENTITY e0 "aaaaaaaaaa">\(declarations)]>
        <\(root)><wpt lat="37" lon="127"><name>&e9;</name></wpt></\(root)>
        """
      let (outcome, memory) = try run(of: name, "cat > \(name) <<'XML'\n\(text)\nXML")
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("entities, which are refused"))
      #expect(memory < Self.limit)
    }
  }

  @Test func anEntityThatIsAFile() throws {
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE gpx [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><gpx><wpt lat=\"1\" lon=\"2\"><name>&x;</name></wpt></gpx>"
    let (outcome, _) = try run(of: "a.gpx", "cat > a.gpx <<'XML'\n\(text)\nXML")
    #expect(outcome.status == 65)
    #expect(!outcome.errors.contains("root:"))
  }

  /// The last one's directory has the marks of sizes kept elsewhere, which is what minizip tells of such entries.
  @Test(arguments: [(1 << 30, false), (64 << 20, false), (64 << 20, true)])
  func anArchiveThatUnpacksToGigabytes(bytes: Int, hidesSizes: Bool) throws {
    let make = """
      python3 - <<'PY'
      import zipfile
      with zipfile.ZipFile('a.kmz', 'w', zipfile.ZIP_DEFLATED) as z:
        with z.open('doc.kml', 'w', force_zip64=True) as f:
          f.write(b'<kml>')
          for _ in range(\(bytes) >> 20): f.write(b' ' * (1 << 20))
      if \(hidesSizes ? 1 : 0):
        data = bytearray(open('a.kmz', 'rb').read())
        directory = data.rfind(b'PK\\x01\\x02')
        data[directory + 20:directory + 28] = b'\\xff' * 8
        open('a.kmz', 'wb').write(data)
      PY
      """
    let (outcome, memory) = try run(of: "a.kmz", make)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("zip bomb"))
    #expect(memory < Self.limit)
  }

  @Test(arguments: [
    ("a.csv", "name,lat,lon\\nA,1,2\\n", "longer than 1048576 bytes", Int32(0)),
    ("b.csv", "", "longer than 1048576 bytes", 65),
    ("a.geojson", "{\"type\":\"", "longer than 8388608 bytes", 65),
    ("a.ndjson", "{\"type\":\"", "longer than 16777216 bytes", 0),
    ("a.gpx", "<gpx><!--", "longer than 1048576 bytes", 65),
    ("a.kml", "<kml><Placemark><name>", "broken", 65),
  ])
  func aLineOfAHundredMegabytes(name: String, opening: String, words: String, status: Int32) throws {
    let make = "{ printf '\(opening)'; head -c 100000000 /dev/zero | tr '\\0' x; } > \(name)"
    let (outcome, memory) = try run(of: name, make)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(memory < Self.limit, "\(memory)")
  }

  @Test func aTableOfAMillionColumns() throws {
    let (outcome, memory) = try run(
      of: "a.csv", "{ printf 'name,lat,lon'; seq -s , -f ,c%g 1000000; echo A,1,2; } > a.csv")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("header"))
    #expect(memory < Self.limit)
    let (short, _) = try run(
      of: "a.csv", "{ printf 'A,1,2'; head -c 1000000 /dev/zero | tr '\\0' ,; } > a.csv",
      "--columns name,lat,lon")
    #expect(short.status == 0)
  }

  @Test func nestingWithoutEnd() throws {
    for (name, text) in [("a.geojson", "["), ("a.kml", "<kml>")] {
      let (outcome, memory) = try run(
        of: name, "yes '\(text)' | head -n 1000000 | tr -d '\\n' > \(name)")
      #expect(outcome.status == 65)
      #expect(memory < Self.limit)
    }
  }
}
