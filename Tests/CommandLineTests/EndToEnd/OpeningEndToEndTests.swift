import Testing

@testable import MapSearchCLI

@Suite struct OpeningEndToEndTests {
  private func session() async throws -> Session {
    let session = try Session()
    let file = try session.folder.write(
      "shops.csv",
      """
      id,name,lat,lon,opening_hours
      day,낮 가게,37.5,127.001,Mo-Fr 09:00-18:00
      night,밤 가게,37.5,127.002,Mo-Su 18:00-02:00
      always,늘 가게,37.5,127.003,24/7
      plain,그냥 가게,37.5,127.004,
      odd,묻는 가게,37.5,127.005,매일 아침부터
      """)
    try await session.require("import", file, "--quiet")
    return session
  }

  private let near = ["query", "가게", "--near", "37.5,127", "-f", "json"]

  @Test func whatIsOpenThenIsFoundAndWhatIsUnknownCounted() async throws {
    let session = try await session()
    for (time, expected) in [
      ("2026-12-01T12:00", ["day", "always"]), ("2026-12-01T03:00:00Z", ["day", "always"]),
      ("2026-12-01 20:00", ["night", "always"]), ("2026-12-01T09:00-02:00", ["night", "always"]),
      ("2026-12-06T12:00+09:00", ["always"]),
    ] {
      let outcome = await session.run(near + ["--open-at", time])
      #expect(try outcome.results().compactMap { $0["id"] as? String } == expected, "\(time)")
      let warning = "2 places were left out: whether they are open is not known"
      #expect(outcome.errors == "mapsearch: warning: \(warning)\n")
    }
  }

  @Test func everyResultTellsItsStateAndTheNextChange() async throws {
    let session = try await session()
    let results = try await session.run(near + ["--open-at", "2026-12-01T12:00+09:00"]).results()
    #expect(results.first?["openState"] as? String == "open")
    #expect(results.first?["nextChange"] as? String == "2026-12-01T18:00+09:00")
    let all = try await session.run(near).results()
    #expect(all.count == 5)
    for result in all {
      let state = result["openState"] as? String
      switch result["id"] as? String {
      case "plain": #expect(state == nil)
      case "odd": #expect(state == "unknown")
      case "always": #expect(state == "open")
      default: #expect(state == "open" || state == "closed")
      }
    }
  }

  @Test func nowIsATimeToo() async throws {
    let session = try await session()
    let ids = try await session.run(near + ["--open-now", "--time-zone", "+05:30"]).results()
      .compactMap { $0["id"] as? String }
    #expect(ids.contains("always") && !ids.contains("odd") && !ids.contains("plain"))
  }

  @Test(arguments: [
    ["--open-at", "noon"], ["--open-at", "2026-02-30T12:00"], ["--open-at", "2026-12-01T25:00"],
    ["--open-at", "2026-12-01"], ["--open-now", "--open-at", "2026-12-01T12:00"],
    ["--open-now", "--time-zone", "Mars/Base"], ["--time-zone", "../../etc/passwd"],
  ])
  func whatIsNoTimeIsAUsageError(words: [String]) async throws {
    let outcome = await (try await session()).run(near + words)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.errors)")
  }
}
