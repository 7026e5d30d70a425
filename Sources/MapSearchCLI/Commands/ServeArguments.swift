import MapSearchServer

/// Arguments of `serve`.
enum ServeArguments {
  static let ports = 0...65_535
  private static let usual = Limits()

  static var listen: ValueOption<String> {
    ValueOption(
      "listen", value: "ADDRESS", .text, default: "127.0.0.1",
      help: "The numeric address to listen on; 0.0.0.0 or :: for all.")
  }

  static var port: ValueOption<Int> {
    ValueOption(
      "port", short: "p", value: "PORT", .integer(in: ports), default: "8080",
      help: "The port to listen on; 0 for any that is free.")
  }

  static var tokens: ValueOption<String> {
    ValueOption(
      "tokens", value: "FILE", .file, default: "$MAPSEARCH_TOKENS, else none",
      help: "Who may do what: lines of USER, read or write, SECRET. Read again at SIGHUP.")
  }

  static var certificate: ValueOption<String> {
    ValueOption(
      "certificate", value: "FILE", .file, help: "Speak TLS with this chain of certificates, in PEM.")
  }

  static var key: ValueOption<String> {
    ValueOption("key", value: "FILE", .file, help: "The certificate's private key, in PEM.")
  }

  static var origin: ValueOption<String> {
    ValueOption(
      "origin", value: "ORIGIN", .text, isRepeatable: true,
      help: "Let pages of this origin call, such as https://map.example.org.")
  }

  static var host: ValueOption<String> {
    ValueOption(
      "host", value: "NAME", .text, isRepeatable: true,
      help: "A name that clients without a token may call this machine by, besides localhost and 127.0.0.1.")
  }

  static var page: ValueOption<String> {
    ValueOption(
      "page", value: "FOLDER", .file, default: "the one installed with the program, if any",
      help: "The map page served at /, as `make page` puts it together.")
  }

  static var leaflet: ValueOption<String> {
    ValueOption(
      "leaflet", value: "FOLDER", .file, default: "/usr/share/javascript/leaflet",
      help: "Leaflet, for the page.")
  }

  static var tiles: ValueOption<String> {
    ValueOption(
      "tiles", value: "URL", .text,
      help: "Raster tiles for the page, with {z}, {x} and {y}; without, it draws a background of its own.")
  }

  static var attribution: ValueOption<String> {
    ValueOption("attribution", value: "TEXT", .text, help: "Whom the page names as the owner of the tiles.")
  }

  static var readOnly: FlagSpecification {
    FlagSpecification("read-only", help: "Only read the database, which must exist.")
  }

  static var allowAnonymous: FlagSpecification {
    FlagSpecification("allow-anonymous", help: "Let others read without a token.")
  }

  static var logQueries: FlagSpecification {
    FlagSpecification("log-queries", help: "Also log what is looked for.")
  }

  static var quiet: FlagSpecification {
    FlagSpecification("quiet", short: "q", help: "No line a request.")
  }

  static var connections: ValueOption<Int> {
    ValueOption(
      "max-connections", value: "N", .integer(in: 4...1_000_000), default: "\(usual.connections)",
      help: "Connections at once.")
  }

  static var connectionsPerAddress: ValueOption<Int> {
    ValueOption(
      "max-connections-per-address", value: "N", .integer(in: 0...1_000_000),
      default: "\(usual.connectionsPerAddress); no limit on the loopback",
      help: "Connections at once from one address; 0 for no limit.")
  }

  static var requests: ValueOption<Int> {
    ValueOption(
      "max-requests", value: "N", .integer(in: 1...1_000_000), default: "\(usual.requestsInFlight)",
      help: "Requests that read at once, and as many that write; further ones are told to try again.")
  }

  static var headBytes: ValueOption<Int> {
    ValueOption(
      "max-head-bytes", value: "N", .integer(in: 1_024...1 << 20), default: "\(usual.headBytes)",
      help: "Bytes of a request's head.")
  }

  static var bodyBytes: ValueOption<Int> {
    ValueOption(
      "max-body-bytes", value: "N", .integer(in: 0...1 << 30), default: "\(usual.bodyBytes)",
      help: "Bytes of a JSON body.")
  }

  static var bodyMemoryBytes: ValueOption<Int> {
    ValueOption(
      "max-body-memory", value: "N", .integer(in: 1...1 << 40), default: "\(usual.bodyMemoryBytes)",
      help: "Bytes of all JSON bodies under way together; further ones are told to try again.")
  }

  static var drainSeconds: ValueOption<Int> {
    ValueOption(
      "drain-timeout", value: "S", .integer(in: 0...3_600), default: "\(usual.drainTime.components.seconds)",
      help: "Seconds given to what is in flight when the service is told to end.")
  }

  static var importBytes: ValueOption<Int> {
    ValueOption(
      "max-import-bytes", value: "N", .integer(in: 0...1 << 40), default: "\(usual.importBytes)",
      help: "Bytes of an import's body.")
  }

  static var requestSeconds: ValueOption<Int> {
    ValueOption(
      "request-timeout", value: "SECONDS", .integer(in: 1...86_400), default: "30",
      help: "Time for a whole request, however slowly it comes.")
  }

  static var importSeconds: ValueOption<Int> {
    ValueOption(
      "import-timeout", value: "SECONDS", .integer(in: 1...86_400), default: "600",
      help: "The same for an import.")
  }

  static var queryMilliseconds: ValueOption<Int> {
    ValueOption(
      "query-timeout", value: "MILLISECONDS", .integer(in: 1...600_000), default: "2000",
      help: "Time for a query, the wait for its turn included.")
  }

  static var socketThreads: ValueOption<Int> {
    ValueOption(
      "socket-threads", value: "N", .integer(in: 2...256), default: "one a processor, 2 to 4",
      help: "Threads that read and write sockets.")
  }

  static var queryThreads: ValueOption<Int> {
    ValueOption(
      "query-threads", value: "N", .integer(in: 1...256), default: "one a processor, at least 2",
      help: "Threads that run queries, each with a connection to the database.")
  }

  static var kakaoResults: ValueOption<Int> {
    ValueOption(
      "kakao-results", value: "N", .integer(in: 1...675), default: "\(usual.kakaoPageableResults)",
      help: "How many results Kakao's clients can page through.")
  }

  static var specification: CommandSpecification {
    CommandSpecification(
      "serve", abstract: "Answer searches over HTTP.",
      discussion: [
        "A map page is at /. The interface is described at /v1/openapi.json. Clients of Photon, Nominatim and Kakao Local find "
          + "their own paths.",
        "A line of JSON a request goes to standard error. SIGTERM and SIGINT end it after what is in flight, "
          + "SIGHUP reads the tokens again.",
      ],
      options: [
        listen.specification, port.specification, tokens.specification, certificate.specification,
        key.specification, origin.specification, host.specification, connections.specification,
        connectionsPerAddress.specification, requests.specification, headBytes.specification,
        bodyBytes.specification, bodyMemoryBytes.specification, drainSeconds.specification,
        importBytes.specification, requestSeconds.specification,
        importSeconds.specification, queryMilliseconds.specification, socketThreads.specification,
        queryThreads.specification, kakaoResults.specification, page.specification, leaflet.specification,
        tiles.specification, attribution.specification,
      ], flags: [readOnly, allowAnonymous, logQueries, quiet],
      examples: [
        .init(line: "mapsearch serve", purpose: "On http://127.0.0.1:8080, for this machine."),
        .init(
          line: "mapsearch serve --listen 0.0.0.0 --tokens /etc/mapsearch/tokens",
          purpose: "For others, with tokens."),
      ])
  }
}
