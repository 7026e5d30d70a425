import Foundation
import MapSearch
import Testing

@testable import MapSearchCLI

@Suite struct SheetEndToEndTests {
  @Test func presetsAreListed() async throws {
    let session = try Session()
    let names = try await session.require("sheet", "presets").lines.dropFirst().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names == SheetPreset.all.map(\.name))
  }

  @Test func aSheetAboveATabBar() async throws {
    let session = try Session()
    let words = [
      "sheet", "describe", "search", "--container", "390x844", "--safe-area", "47,34", "--bottom-bar", "49",
    ]
    let outcome = await session.run(words)
    #expect(
      outcome.output == """
        Detent  Height  Top edge    Share
        large      714        47  100.0 %
        medium     357       404   50.0 %
        small      200       561   28.0 %  at first

        """)
    let sideways = try await session.require("sheet", "describe", "search", "--container", "844x390")
    #expect(sideways.errors.contains("medium is inactive"))
    let detents = await session.run(words + ["-f", "json"])
    let list = try #require(try detents.json()["detents"] as? [[String: Any]])
    #expect(list.map { $0["edgePoints"] as? Double } == [561, 404, 47])
  }

  private static let drag = """
    {"time": 10, "event": "began", "y": 600, "on": "list", "listOffset": 20, "listMaximum": 900}
    {"time": 10.02, "event": "changed", "y": 540}

    {"time": 10.04, "event": "changed", "y": 480}
    {"time": 10.05, "event": "ended", "velocity": -500}
    {"time": 12, "event": "tick"}
    """

  @Test func aRecordedDragIsReplayedAndDrawn() async throws {
    let session = try Session()
    let file = try session.folder.write("drag.ndjson", Self.drag)
    let picture = session.folder.path("drag.svg")
    let outcome = try await session.require(
      "sheet", "replay", file, "--preset", "search-pinned", "--bottom-bar", "49", "--svg", picture)
    let lines = try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["heightPoints"] as? Double } == [150, 210, 270, 270, 350])
    #expect(
      lines.map { $0["activity"] as? String } == ["dragging", "dragging", "dragging", "moving", "resting"])
    let change = try #require((lines[3]["effects"] as? [String: Any])?["change"] as? [String: String])
    #expect(change == ["from": "low", "to": "middle", "origin": "user"])
    let saved = try #require((lines[4]["effects"] as? [String: Any])?["saved"] as? [String: Any])
    #expect(saved["detent"] as? String == "middle")
    let svg = String(decoding: try session.folder.bytes("drag.svg"), as: UTF8.self)
    let parser = XMLParserOutcome(svg)
    #expect(parser.isWellFormed && parser.elements.filter { $0 == "path" }.count == 6)
    #expect(svg.contains("middle 350"))
  }

  @Test func aReplayIsTheSameEachTime() async throws {
    let session = try Session()
    let file = try session.folder.write("drag.ndjson", Self.drag)
    let first = try await session.require("sheet", "replay", file)
    #expect(try await session.require("sheet", "replay", file).output == first.output)
  }

  @Test(
    "Lines that are no events",
    arguments: [
      "x", "[]", "{\"time\": 1}", "{\"event\": \"tick\"}", "{\"time\": \"1\", \"event\": \"tick\"}",
      "{\"time\": 1, \"event\": \"zap\"}", "{\"time\": 1, \"event\": \"began\"}",
      "{\"time\": NaN, \"event\": \"tick\"}",
      "{\"time\": 1, \"event\": \"began\", \"y\": 1, \"on\": \"moon\"}",
      "{\"time\": 1, \"event\": \"enabled\"}",
    ])
  func unusable(line: String) async throws {
    let session = try Session()
    let file = try session.folder.write("x.ndjson", "{\"time\": 0, \"event\": \"tick\"}\n" + line)
    let outcome = await session.run("sheet", "replay", file)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("x.ndjson, line 2: "))
    #expect(outcome.lines.count == 1)
  }

  @Test func aReplayAtTheEndOfTimeEndsToo() async throws {
    let session = try Session()
    let lines = ["-3", "1e16", "1e300"].flatMap { time in
      [
        "{\"time\": \(time), \"event\": \"began\", \"y\": 0}",
        "{\"time\": \(time), \"event\": \"ended\", \"velocity\": -900}",
      ]
    }
    let file = try session.folder.write("late.ndjson", lines.joined(separator: "\n"))
    let picture = session.folder.path("late.svg")
    #expect(try await session.require("sheet", "replay", file, "--svg", picture).lines.count == 6)
  }

  @Test func filesThatCannotBe() async throws {
    let session = try Session()
    #expect(await session.run("sheet", "replay", session.folder.path("no")).status == 66)
    let file = try session.folder.write("drag.ndjson", Self.drag)
    let outcome = await session.run("sheet", "replay", file, "--svg", session.folder.path("no/x.svg"))
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("no/x.svg cannot be written"))
  }

  @Test(
    "Every event has a line",
    arguments: [
      "\"event\": \"cancelled\"", "\"event\": \"failed\"", "\"event\": \"interrupted\"",
      "\"event\": \"present\"",
      "\"event\": \"dismiss\"", "\"event\": \"tap\"", "\"event\": \"increment\"", "\"event\": \"decrement\"",
      "\"event\": \"escape\"", "\"event\": \"select\", \"detent\": \"large\", \"animated\": false",
      "\"event\": \"restore\", \"detent\": \"medium\", \"fraction\": 0.5",
      "\"event\": \"geometry\", \"height\": 700, \"keyboard\": 300",
      "\"event\": \"content\", \"height\": 300",
      "\"event\": \"enabled\", \"flag\": false", "\"event\": \"reduceMotion\", \"flag\": true",
    ])
  func events(fields: String) async throws {
    let session = try Session()
    let file = try session.folder.write("x.ndjson", "{\"time\": 0, \(fields)}")
    #expect(try await session.require("sheet", "replay", file).lines.count == 1)
  }
}

/// Whether a text is XML, and which elements it has.
private struct XMLParserOutcome {
  let isWellFormed: Bool
  let elements: [String]

  init(_ text: String) {
    // Start tags and end tags pair up; the drawing has no comments, sections or declarations.
    var (open, elements, isWellFormed) = ([String](), [String](), true)
    for tag in text.matches(of: /<(\/?)([A-Za-z]+)(?: [^<>]*?)?(\/?)>/) {
      let name = String(tag.output.2)
      if !tag.output.1.isEmpty {
        isWellFormed = isWellFormed && open.popLast() == name
      } else {
        elements.append(name)
        if tag.output.3.isEmpty { open.append(name) }
      }
    }
    self.elements = elements
    self.isWellFormed = isWellFormed && open.isEmpty && !elements.isEmpty
  }
}
