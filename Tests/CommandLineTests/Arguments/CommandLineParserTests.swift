import MapSearch
import Testing

@testable import MapSearchCLI

/// Parses `line`, split at blanks.
private func parsed(_ line: String) throws -> ParsedCommandLine {
  try CommandLineParser.parse(line.split(separator: " ").map(String.init), .mapsearch)
}

private func arguments(_ line: String) throws -> ParsedArguments {
  guard case .run(let arguments) = try parsed(line) else {
    throw UsageError(.missingCommand, "the line asks for help")
  }
  return arguments
}

@Suite struct CommandLineParserTests {
  @Test(
    "An option is found in each way of writing it",
    arguments: [
      "query cafe --limit 5", "query cafe --limit=5", "query cafe -n 5", "query cafe -n5", "query cafe -n=5",
      "query --limit 5 cafe", "query -n 5 -- cafe",
    ])
  func spellings(line: String) throws {
    let arguments = try arguments(line)
    #expect(arguments.optionTexts == ["limit": ["5"]])
    #expect(try arguments.values(SearchArguments.words) == ["cafe"])
    #expect(try arguments.value(SearchArguments.limit) == 5)
  }

  @Test(
    "What a word stands for",
    arguments: [
      ("query help", ["help"]), ("query query place", ["query", "place"]), ("query -- --near", ["--near"]),
      ("query -5", ["-5"]), ("query -.5", ["-.5"]), ("query a -- b -- -c", ["a", "b", "--", "-c"]),
      ("query -", ["-"]), ("query a -", ["a", "-"]), ("query 스타벅스 강남", ["스타벅스", "강남"]),
    ])
  func words(line: String, expected: [String]) throws {
    #expect(try arguments(line).values(SearchArguments.words) == expected)
  }

  @Test func negativeNumbersAreValues() throws {
    let sydney = try arguments("nearby --near -33.8,151.2 --within -10,-20,30,40")
    let near = try #require(try sydney.value(SearchArguments.near))
    #expect(near.latitude == -33.8)
    #expect(near.longitude == 151.2)
    #expect(
      try sydney.value(SearchArguments.within) == BoundingBox(west: -10, south: -20, east: 30, north: 40))
    let place = try arguments("locate set -33.8,151.2")
    #expect(try place.requiredValue(LocateArguments.coordinate).latitude == -33.8)
  }

  @Test func flagsShareAWord() throws {
    let arguments = try arguments("import a.csv b.csv -qf csv --dry-run")
    #expect(arguments.has(ImportArguments.quiet))
    #expect(arguments.has(ImportArguments.dryRun))
    #expect(!arguments.has(ImportArguments.perFile))
    #expect(try arguments.value(ImportArguments.format) == .csv)
    #expect(try arguments.values(ImportArguments.files) == ["a.csv", "b.csv"])
  }

  @Test func repeatableOptionsKeepTheirOrder() throws {
    let arguments = try arguments("place put --id a --name b --at 1,2 --address x --address y")
    #expect(try arguments.values(PlaceArguments.address) == ["x", "y"])
    #expect(try arguments.value(PlaceArguments.category) == nil)
  }

  @Test(
    "Common options stand before or after the command",
    arguments: ["-d x.db stats", "--database=x.db stats", "stats --database x.db", "stats -dx.db"])
  func database(line: String) throws {
    #expect(try arguments(line).value(CommonArguments.database) == "x.db")
  }

  @Test(
    "Help and version win over what is missing",
    arguments: [
      ("--help", ParsedCommandLine.help(path: [])), ("-h", .help(path: [])),
      ("query --help", .help(path: ["query"])),
      ("place --help", .help(path: ["place"])), ("place put -h", .help(path: ["place", "put"])),
      ("query cafe -n 3 --help", .help(path: ["query"])), ("--version", .version), ("-V", .version),
    ])
  func help(line: String, expected: ParsedCommandLine) throws {
    #expect(try parsed(line) == expected)
  }

  @Test func emptyTextsAreGivenByHand() throws {
    guard case .run(let arguments) = try CommandLineParser.parse(["nearby", "--cursor=-x"], .mapsearch) else {
      Issue.record("not a command")
      return
    }
    #expect(try arguments.value(SearchArguments.cursor) == "-x")
    #expect(throws: UsageError.self) { try CommandLineParser.parse(["nearby", "--cursor="], .mapsearch) }
  }
}

@Suite struct UsageErrorTests {
  @Test(
    "Each fault has its code, its path, and a message with the remedy",
    arguments: [
      ("", UsageError.Code.missingCommand, "", "one of query, suggest"),
      ("qurey", .unknownCommand, "", "did you mean 'query'?"),
      ("zzzzzz", .unknownCommand, "", "there is no command 'zzzzzz'"),
      ("place", .missingCommand, "place", "one of get, put, move, delete"),
      ("place mvoe", .unknownCommand, "place", "did you mean 'move'?"),
      ("query cafe --raduis 2km", .unknownOption, "query", "did you mean --radius?"),
      ("query cafe --cat cafe", .unknownOption, "query", "did you mean --category?"),
      ("query cafe -limit 5", .unknownOption, "query", "did you mean --limit?"),
      ("query -x", .unknownOption, "query", "put '--' before"),
      ("query --zzzzzzz", .unknownOption, "query", "put '--' before"),
      ("--near 1,2 query cafe", .unknownOption, "", "there is no option --near"),
      ("stats --version", .unknownOption, "stats", "there is no option --version"),
      ("query cafe --limit", .missingValue, "query", "--limit needs a value: --limit N"),
      ("query cafe -n", .missingValue, "query", "-n needs a value"),
      ("query cafe --near --limit 5", .missingValue, "query", "--near=LAT,LON"),
      ("query cafe --explain=yes", .unexpectedValue, "query", "--explain takes no value"),
      ("query cafe --limit 0", .invalidValue, "query", "a whole number from 1 to 1000"),
      ("query cafe --limit ten", .invalidValue, "query", "a whole number from 1 to 1000"),
      ("query cafe --format xml", .invalidValue, "query", "one of table, json, geojson, ndjson, csv"),
      ("query cafe --format jsn", .invalidValue, "query", "did you mean json?"),
      ("query cafe --near 127.0,37.5", .invalidValue, "query", "swapped?"),
      ("query cafe --near 37.5", .invalidValue, "query", "a position in degrees, latitude first"),
      ("query cafe --radius 2parsec", .invalidValue, "query", "such as 500m, 2km"),
      ("query cafe --limit 5 --limit 6", .repeatedOption, "query", "--limit is given twice"),
      ("query cafe -n 5 --limit 6", .repeatedOption, "query", "--limit is given twice"),
      ("place put --id a --name b", .missingOption, "place put", "--at LAT,LON is missing"),
      ("query", .missingArgument, "query", "WORDS is missing"),
      ("place get", .missingArgument, "place get", "ID is missing"),
      ("place get a b", .unexpectedArgument, "place get", "'b' is one argument too many"),
      ("stats now", .unexpectedArgument, "stats", "'now' is one argument too many"),
      ("completions tcsh", .invalidValue, "completions", "one of bash, zsh, fish"),
      ("history delete x", .invalidValue, "history delete", "a whole number of at least 1"),
      ("locate play a.gpx --speed 0", .invalidValue, "locate play", "metres a second above 0, at most 300"),
    ])
  func faults(line: String, code: UsageError.Code, path: String, message: String) {
    let error = #expect(throws: UsageError.self) { try parsed(line) }
    #expect(error?.code == code)
    #expect(error?.path.joined(separator: " ") == path)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
