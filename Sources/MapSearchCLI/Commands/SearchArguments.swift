import MapSearch

/// Arguments of the commands that find places.
enum SearchArguments {
  /// Results on a page, when nothing else is asked for.
  static let defaultLimit = 10
  /// Most results on a page.
  static let limits = 1...1000

  static var words: Positional<String> {
    Positional("WORDS", .text, isRepeated: true, help: "What to look for; words may be half typed.")
  }

  static var typed: Positional<String> {
    Positional(
      "TEXT", .anyText, isOptional: true, isRepeated: true,
      help: "The text as it stands; none for recent searches.")
  }

  static var suggestionFormat: ValueOption<ReportFormat> {
    ValueOption("format", short: "f", value: "FORMAT", .enumeration, default: "table", help: "How to print.")
  }

  static var near: ValueOption<Coordinate> {
    ValueOption(
      "near", value: "LAT,LON", .coordinate, default: "the simulated location, if one is set",
      help: "Search around this point.")
  }

  static var radius: ValueOption<Double> {
    ValueOption(
      "radius", short: "r", value: "DISTANCE", .distanceMeters,
      help: "Leave out what is farther from the location, such as 500m, 2km or 1.5mi.")
  }

  static var within: ValueOption<BoundingBox> {
    ValueOption(
      "within", short: "w", value: "W,S,E,N", .box,
      help: "Leave out what is outside these degrees; W above E crosses the 180° meridian.")
  }

  static var category: ValueOption<String> {
    ValueOption(
      "category", short: "c", value: "ID", .text, help: "Only this category: cafe, 카페, amenity=cafe, CE7.")
  }

  static var openNow: FlagSpecification {
    FlagSpecification(
      "open-now",
      help: "Leave out what is closed now. What is not known to be open is left out too, and counted.")
  }

  static var openAt: ValueOption<OpeningFilter.Moment> {
    ValueOption(
      "open-at", value: "TIME", .openingMoment,
      help:
        "Leave out what is closed then: 2026-12-25T18:30 by each place's own clock, or an instant when it ends "
        + "in Z or an offset such as +09:00.")
  }

  static var timeZone: ValueOption<String> {
    ValueOption(
      "time-zone", value: "ZONE", .text,
      default: "Asia/Seoul in Korea, else the country's, else by longitude",
      help: "The zone of places that do not say theirs, such as Europe/Paris or +01:00.")
  }

  static var sort: ValueOption<ResultOrder> {
    ValueOption(
      "sort", short: "s", value: "ORDER", .enumeration, default: "distance with a location, else relevance",
      help: "What comes first.")
  }

  static var limit: ValueOption<Int> {
    ValueOption(
      "limit", short: "n", value: "N", .integer(in: limits), default: "\(defaultLimit)",
      help: "At most this many results, up to \(limits.upperBound).")
  }

  static var cursor: ValueOption<String> {
    ValueOption("cursor", value: "C", .text, help: "Go on after the page that gave this cursor.")
  }

  static var format: ValueOption<OutputFormat> {
    ValueOption("format", short: "f", value: "FORMAT", .enumeration, default: "table", help: "How to print.")
  }

  static var wholeWords: FlagSpecification {
    FlagSpecification("whole-words", help: "The last word is whole, not the beginning of one.")
  }

  static var literal: FlagSpecification {
    FlagSpecification(
      "literal", help: "Only words as written: no half-typed syllables, other names or slips.")
  }

  static var all: FlagSpecification {
    FlagSpecification("all", help: "List every record, also those of one place recorded twice.")
  }

  static var explain: FlagSpecification {
    FlagSpecification("explain", help: "Print how the search was run and each result scored.")
  }

  static var noHistory: FlagSpecification {
    FlagSpecification("no-history", help: "Do not remember this search.")
  }

  private static var areaOptions: [OptionSpecification] {
    [near.specification, radius.specification, within.specification, category.specification]
      + [openAt.specification, timeZone.specification, sort.specification, limit.specification]
      + [cursor.specification, format.specification]
  }
}

extension SearchArguments {
  static var query: CommandSpecification {
    CommandSpecification(
      "query", abstract: "Find places by words, nearest first.",
      positionals: [words.specification], options: areaOptions,
      flags: [openNow, wholeWords, literal, all, explain, noHistory],
      examples: [
        .init(line: "mapsearch query cafe --near 37.5,127.0", purpose: "The nearest cafés."),
        .init(
          line: "mapsearch query 스타벅스 --near 37.5,127.0 --radius 2km --format json",
          purpose: "Those within two kilometres, as JSON for a program."),
        .init(
          line: "mapsearch query 약국 --near 37.5,127.0 --open-now",
          purpose: "The nearest pharmacies that are open."),
        .init(line: "mapsearch query -- --help", purpose: "Words after -- are data, never options."),
      ])
  }

  static var suggest: CommandSpecification {
    CommandSpecification(
      "suggest", abstract: "Say what to offer while a person types.",
      positionals: [typed.specification],
      options: [near.specification, limit.specification, suggestionFormat.specification],
      examples: [
        .init(line: "mapsearch suggest 스타 --near 37.5,127.0", purpose: "Searches, categories and places."),
        .init(line: "mapsearch suggest", purpose: "The searches made last."),
      ])
  }

  static var nearby: CommandSpecification {
    CommandSpecification(
      "nearby", abstract: "List the places around a location.",
      options: areaOptions, flags: [openNow, all, explain],
      examples: [
        .init(
          line: "mapsearch nearby --near 37.5,127.0 --category pharmacy --limit 3",
          purpose: "The three nearest pharmacies.")
      ])
  }
}
