import Testing

@testable import MapSearchCLI

@Suite struct HelpTextTests {
  private func help(_ path: [String], width: Int = 80, usesStyles: Bool = false) -> String {
    HelpText(.mapsearch, width: width, usesStyles: usesStyles).text(path: path)
  }

  @Test("No line is wider than the terminal", arguments: [80, 100, 132])
  func fits(width: Int) {
    for command in CommandSpecification.mapsearch.descendants() {
      for line in help(command.path, width: width).split(separator: "\n") {
        #expect(DisplayWidth.columns(line) <= width, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test func aCommandsHelp() {
    #expect(
      help(["place", "move"]) == """
        Give a place another position.

        Usage: mapsearch place move ID --to LAT,LON [OPTIONS]

        Arguments:
          ID  The place's identifier, as results show it.

        Options:
              --to LAT,LON  Where it is now. Required.

        Common options:
          -d, --database PATH  The database file. (default: $MAPSEARCH_DATABASE, else
                               places.sqlite in your data folder)
          -h, --help           Show this help.

        Examples:
          mapsearch place move my:1 --to -33.8,151.2
              To Sydney.

        """)
  }

  @Test func theProgramsHelpListsCommandsAndExitStatuses() {
    let text = help([])
    for command in CommandSpecification.mapsearch.subcommands {
      #expect(text.contains("\n  \(command.name) "))
    }
    for status in [0, 64, 65, 66, 69, 70, 74, 75] { #expect(text.contains("\n  \(status) ")) }
  }

  @Test func everyOptionIsExplainedWithItsWords() {
    for command in CompletionCommand.all(in: .mapsearch) {
      let text = help(command.path)
      for name in command.longNames { #expect(text.contains(name)) }
    }
    #expect(help(["query"]).contains("One of table, json, geojson, ndjson, csv."))
    #expect(help(["import"], width: 200).contains("May be given several times."))
    #expect(help(["completions"]).contains("Usage: mapsearch completions bash|zsh|fish [OPTIONS]"))
  }

  @Test func headingsAreBoldOnlyWhereStylesAre() {
    #expect(help(["query"], usesStyles: true).contains("\u{1B}[1mOptions:\u{1B}[0m"))
    #expect(!help(["query"]).contains("\u{1B}"))
  }

  @Test func longTermsHaveALineOfTheirOwn() {
    let lines = DefinitionList.lines(
      [("short", "One."), (String(repeating: "x", count: 40), "Two."), ("none", "")], width: 60)
    #expect(lines == ["  short  One.", "  " + String(repeating: "x", count: 40), "         Two.", "  none"])
  }
}
