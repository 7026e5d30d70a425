import Testing

@testable import PlaceImport

struct DelimitedRecordsTests {
  /// The fields of every record of `text`, or the reason it is none, with their lines.
  private func records(
    _ text: [UInt8], separator: Character = ",", rule: DelimitedScanner.QuoteRule = .rfc4180, chunkBytes: Int,
    limits: ImportLimits = ImportLimits()
  ) throws -> [(line: Int, fields: [String]?, raw: [UInt8])] {
    let window = ByteWindow(source: MemorySource(text), chunkBytes: chunkBytes)
    var records = DelimitedRecords(
      window: window, separator: try #require(separator.asciiValue), quoteRule: rule, limits: limits)
    var found: [(Int, [String]?, [UInt8])] = []
    while true {
      switch try records.next() {
      case .end: return found
      case .rejected: found.append((records.line, nil, records.raw))
      case .record:
        let fields = (0..<records.count).map { String(decoding: records.value($0), as: UTF8.self) }
        found.append((records.line, fields, records.raw))
      }
    }
  }

  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("\"a,1\",b\n", [["a,1", "b"]]),
    ("\"a\r\nb\",c\r\nd,e", [["a\r\nb", "c"], ["d", "e"]]),
    ("\"say \"\"hi\"\"\",\"\"\n", [["say \"hi\"", ""]]),
    ("a\"b,c\n", [["a\"b", "c"]]),
    (",,\n", [["", "", ""]]),
    ("\n", [[""]]),
    ("강남,\"역\"\n", [["강남", "역"]]),
  ])
  func `cuts records`(text: String, expected: [[String]]) throws {
    for chunkBytes in [1, 2, 3, 5, 64] {
      #expect(try records(Array(text.utf8), chunkBytes: chunkBytes).map(\.fields) == expected)
    }
  }

  @Test func `a quote that never closes costs one line`() throws {
    let text = "a,b\n\"open,1\nc,2\nd,3\n"
    for chunkBytes in [1, 7, 64] {
      let found = try records(Array(text.utf8), chunkBytes: chunkBytes)
      #expect(found.map(\.line) == [1, 2, 3, 4])
      #expect(found.map(\.fields) == [["a", "b"], nil, ["c", "2"], ["d", "3"]])
      #expect(found[1].raw == Array("\"open,1".utf8))
    }
  }

  @Test func `a stray quote ends at the next quoted field, not in it`() throws {
    let text = "\"open,1\nc,\"2\"\nd,3"
    let found = try records(Array(text.utf8), chunkBytes: 4)
    #expect(found.map(\.fields) == [nil, ["c", "2"], ["d", "3"]])
  }

  @Test func `a quote open past the limit costs one line`() throws {
    var limits = ImportLimits()
    limits.maximumRowBytes = 64
    let text = "\"open\n" + String(repeating: "x,y\n", count: 100)
    let found = try records(Array(text.utf8), chunkBytes: 16, limits: limits)
    #expect(found.count == 101)
    #expect(found[0].fields == nil)
    #expect(found[100].line == 101)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a line over the limit is rejected and the next is read`(ending: String) throws {
    var limits = ImportLimits()
    limits.maximumRowBytes = 64
    let text = String(repeating: "x", count: 1_000) + ending + "a,b" + ending
    for chunkBytes in [1, 16, 4_096] {
      let found = try records(Array(text.utf8), chunkBytes: chunkBytes, limits: limits)
      #expect(found.map(\.fields) == [nil, ["a", "b"]])
      #expect(found.map(\.line) == [1, 2])
      #expect(found[0].raw.count == 64)
    }
  }

  @Test(arguments: [
    ("\"Quoted\" Inn\tx", ["\"Quoted\" Inn", "x"]), ("\"Half Inn\tx", ["\"Half Inn", "x"]),
    ("\"whole\"\t\"a \"\"b\"\"\"", ["whole", "a \"b\""]), ("\"\tx\"", ["\"", "x\""]),
    ("\"a\"b\"\tx", ["\"a\"b\"", "x"]),
  ])
  func `tabs divide, whatever the quotes`(text: String, expected: [String]) throws {
    let found = try records(Array(text.utf8), separator: "\t", rule: .wholeField, chunkBytes: 3)
    #expect(found.map(\.fields) == [expected])
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `random fields are read as they were written, whatever the chunks`(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let pieces = ["a", "강", "🍜", ",", "\"", "\n", "\r\n", "\r", " ", ";", "x y", "é"]
    for ending in ["\n", "\r\n", "\r"] {
      var rows: [[String]] = []
      var text = ""
      for _ in 0..<40 {
        let row = (0..<Int.random(in: 2...5, using: &random)).map { _ in
          (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
        }
        rows.append(row)
        let written = row.map { field in
          field.utf8.contains { ",\"\r\n".utf8.contains($0) } || Bool.random(using: &random)
            ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
        }
        text += written.joined(separator: ",") + ending
      }
      for chunkBytes in [1, 2, 3, 7, 64, 100_000] {
        let found = try records(Array(text.utf8), chunkBytes: chunkBytes)
        #expect(found.map { $0.fields ?? [] } == rows, "seed \(seed), chunk \(chunkBytes)")
      }
    }
  }
}
