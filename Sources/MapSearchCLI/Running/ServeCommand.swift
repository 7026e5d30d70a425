import Dispatch
import MapSearch
import MapSearchServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `mapsearch serve`: the search service behind HTTP, until a signal ends it.
struct ServeCommand: Command {
  /// What the command line says, but for what stands in files.
  private let configuration: ServerConfiguration
  private let tokensPath: String?
  private let certificatePath: String?
  private let keyPath: String?
  private let page: PageLocation
  private let logsQueries: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    tokensPath = try arguments.value(ServeArguments.tokens)
    certificatePath = try arguments.value(ServeArguments.certificate)
    keyPath = try arguments.value(ServeArguments.key)
    guard (certificatePath == nil) == (keyPath == nil) else {
      throw UsageError(.missingOption, "--certificate and --key go together", path: arguments.path)
    }
    page = try PageLocation(arguments)
    logsQueries = arguments.has(ServeArguments.logQueries)
    isQuiet = arguments.has(ServeArguments.quiet)
    var configuration = ServerConfiguration(databasePath: "", version: ProgramVersion.current)
    configuration.address = try arguments.value(ServeArguments.listen) ?? configuration.address
    configuration.port = try arguments.value(ServeArguments.port).map { UInt16($0) } ?? configuration.port
    configuration.origins = try arguments.values(ServeArguments.origin)
    configuration.hosts = try arguments.values(ServeArguments.host)
    configuration.isReadOnly = arguments.has(ServeArguments.readOnly)
    configuration.allowsAnonymous = arguments.has(ServeArguments.allowAnonymous)
    configuration.limits = try Self.limits(arguments)
    self.configuration = configuration
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    var configuration = configuration
    configuration.databasePath =
      configuration.isReadOnly ? try context.existingDatabasePath() : try context.makingDatabasePath()
    configuration.tokens = try tokens(context)
    if let certificatePath { configuration.certificate = try TextFile.contents(certificatePath) }
    if let keyPath { configuration.key = try TextFile.contents(keyPath) }
    configuration.page = try page.files()
    let diagnostics = context.diagnostics
    let write: @Sendable ([UInt8]) -> Void = { line in
      diagnostics.raw(String(decoding: line, as: UTF8.self))
    }
    let log = RequestLog(includesTargets: logsQueries, write: isQuiet ? nil : write)
    let signals = ProcessSignals([SIGTERM, SIGINT, SIGHUP])
    do {
      let server = try await Server(configuration, log: log, report: { diagnostics.warning($0) })
      let scheme = configuration.certificate == nil ? "http" : "https"
      let host = configuration.address.contains(":") ? "[\(configuration.address)]" : configuration.address
      if let tokensPath, !configuration.tokens.contains(where: { !$0.mayWrite }) {
        diagnostics.warning("\(tokensPath) names no read token: whoever reaches the port reads without one")
      }
      diagnostics.note("listening on \(scheme)://\(host):\(server.port)")
      for await signal in signals.stream {
        guard signal == SIGHUP else { break }
        reload(server, context)
      }
      await server.stop()
    } catch let error as ServerError {
      throw CommandFailure(.serving, status: error.exitStatus, error.description, cause: error)
    } catch {
      throw context.failure(error)
    }
  }

  /// Tokens that cannot be read leave the old ones in place: a slip of the pen must not lock everybody out, nor let
  /// anybody in.
  private func reload(_ server: Server, _ context: CommandContext) {
    do {
      try server.replaceTokens(try tokens(context))
      context.diagnostics.note("the tokens were read again")
    } catch let error as CommandFailure {
      context.diagnostics.warning("the old tokens stay: \(error.message)")
    } catch {
      context.diagnostics.warning("the old tokens stay: \(error)")
    }
  }

  private func tokens(_ context: CommandContext) throws(CommandFailure) -> [AccessToken] {
    let text: String
    if let tokensPath {
      text = try TextFile.contents(tokensPath)
    } else {
      text = context.environment.nonEmpty(ServeCommand.tokensVariable) ?? ""
    }
    do throws(TokenList.Fault) { return try TokenList.tokens(text) } catch {
      throw CommandFailure(
        .serving, status: .badData, "\(tokensPath ?? "$\(ServeCommand.tokensVariable)"): \(error)",
        cause: error)
    }
  }

  /// The variable with tokens, lines as in a file.
  static let tokensVariable = "MAPSEARCH_TOKENS"

  private static func limits(_ arguments: ParsedArguments) throws(UsageError) -> Limits {
    var limits = Limits()
    limits.connections = try arguments.value(ServeArguments.connections) ?? limits.connections
    limits.connectionsPerAddress =
      try arguments.value(ServeArguments.connectionsPerAddress) ?? limits.connectionsPerAddress
    limits.requestsInFlight = try arguments.value(ServeArguments.requests) ?? limits.requestsInFlight
    limits.headBytes = try arguments.value(ServeArguments.headBytes) ?? limits.headBytes
    limits.bodyBytes = try arguments.value(ServeArguments.bodyBytes) ?? limits.bodyBytes
    limits.bodyMemoryBytes = try arguments.value(ServeArguments.bodyMemoryBytes) ?? limits.bodyMemoryBytes
    if let seconds = try arguments.value(ServeArguments.drainSeconds) { limits.drainTime = .seconds(seconds) }
    limits.importBytes = try arguments.value(ServeArguments.importBytes) ?? limits.importBytes
    if let seconds = try arguments.value(ServeArguments.requestSeconds) {
      limits.requestTime = .seconds(seconds)
    }
    if let seconds = try arguments.value(ServeArguments.importSeconds) {
      limits.importTime = .seconds(seconds)
    }
    if let time = try arguments.value(ServeArguments.queryMilliseconds) {
      limits.queryTime = .milliseconds(time)
    }
    limits.socketThreads = try arguments.value(ServeArguments.socketThreads)
    limits.queryThreads = try arguments.value(ServeArguments.queryThreads)
    limits.kakaoPageableResults =
      try arguments.value(ServeArguments.kakaoResults) ?? limits.kakaoPageableResults
    return limits
  }
}

extension ServerError {
  var exitStatus: ExitStatus {
    switch code {
    case .address: .inputOutput
    case .unsafe: .usage
    case .page: .noInput
    case .system: .unavailable
    }
  }
}

extension CommandFailure.Code {
  static let serving = CommandFailure.Code(rawValue: "serving")
}

/// The signals of the process as a stream, none of which does what it usually does.
private struct ProcessSignals {
  let stream: AsyncStream<Int32>

  init(_ signals: [Int32]) {
    stream = AsyncStream { continuation in
      let queue = DispatchQueue(label: "serve.signals")
      let sources = signals.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { continuation.yield(number) }
        source.activate()
        return SignalSource(source: source)
      }
      continuation.onTermination = { _ in for source in sources { source.source.cancel() } }
    }
  }

  /// A source is only cancelled from elsewhere, which it allows from any thread.
  private struct SignalSource: @unchecked Sendable { let source: any DispatchSourceSignal }
}

/// Small files that are read whole.
private enum TextFile {
  private static let maximumBytes = 1 << 20

  static func contents(_ path: String) throws(CommandFailure) -> String {
    guard let file = fopen(path, "r") else {
      throw CommandFailure(
        .serving, status: .noInput, "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: maximumBytes)
    let count = fread(&bytes, 1, bytes.count, file)
    // A folder opens too, and is then as good as empty.
    guard ferror(file) == 0 else {
      throw CommandFailure(
        .serving, status: .noInput, "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    guard count < maximumBytes, let text = String(validating: bytes[..<count], as: UTF8.self) else {
      throw CommandFailure(.serving, status: .badData, "\(path) is no text file of this kind")
    }
    return text
  }
}
