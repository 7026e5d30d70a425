#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import MapSearch

/// How a service is run.
package struct ServerConfiguration: Sendable {
  /// The database's file.
  package var databasePath: String
  /// Numeric address to listen on.
  package var address = "127.0.0.1"
  /// Port; 0 for any that is free.
  package var port: UInt16 = 8_080
  /// Whether the database is only read; it must exist then.
  package var isReadOnly = false
  /// Whether an address that others reach may be served to whoever has no token.
  package var allowsAnonymous = false
  /// Who may do what; read again by `Server.replaceTokens`.
  package var tokens: [AccessToken] = []
  /// PEM texts; both or neither.
  package var certificate: String?
  package var key: String?
  /// Origins whose pages may call, such as `https://map.example.org`.
  package var origins: [String] = []
  /// The map page served at `/`; nil for none.
  package var page: PageFiles?
  /// Names that clients may call the service by, besides those of this machine, while only this machine reaches it.
  package var hosts: [String] = []
  /// Limits.
  package var limits = Limits()
  /// The version told to clients.
  package var version: String

  package init(databasePath: String, version: String) {
    self.databasePath = databasePath
    self.version = version
  }
}

/// The search service behind HTTP.
package final class Server: Sendable {
  /// The port it listens on.
  package let port: UInt16
  let router: Router
  private let service: Service
  private let listener: Listener
  private let configuration: ServerConfiguration

  /// Opens the database and begins to answer.
  ///
  /// - Parameters:
  ///   - log: Takes a line a request.
  ///   - report: Takes what the library has to say, from any thread.
  /// - Throws: `ServerError`, `PlaceDatabaseError`.
  package init(
    _ configuration: ServerConfiguration, log: RequestLog = .none,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws {
    try Self.requireTokens(configuration.tokens, configuration)
    let service = try await Self.service(configuration)
    router = Router(service, routes: Router.standardRoutes + (configuration.page.map(PageRoutes.all) ?? []))
    let listener = Listener(router, log: log, report: report)
    do {
      Self.raiseDescriptorLimit()
      let socket = try ListeningSocket(address: configuration.address, port: configuration.port)
      try listener.start(socket, certificate: configuration.certificate, key: configuration.key)
      port = socket.port
    } catch {
      await service.close()
      throw error
    }
    self.service = service
    self.listener = listener
    self.configuration = configuration
  }

  /// What answers, without a socket.
  static func service(_ configuration: ServerConfiguration) async throws(PlaceDatabaseError) -> Service {
    var limits = configuration.limits
    // Where all come from this machine, a proxy in front of them most likely, one address is not one client.
    if ListeningSocket.isLoopback(configuration.address) { limits.connectionsPerAddress = 0 }
    let database = try await PlaceDatabase(
      path: configuration.databasePath, access: configuration.isReadOnly ? .readOnly : .readWrite, readers: 1)
    return Service(
      database: database, path: configuration.databasePath, isReadOnly: configuration.isReadOnly,
      limits: limits, access: AccessPolicy(configuration.tokens),
      hosts: ListeningSocket.isLoopback(configuration.address) ? HostPolicy(names: configuration.hosts) : nil,
      version: configuration.version, origins: configuration.origins)
  }

  /// Takes new tokens in place of the old ones.
  ///
  /// - Throws: `ServerError` when a service would not begin with them; the old ones then stay.
  package func replaceTokens(_ tokens: [AccessToken]) throws(ServerError) {
    try Self.requireTokens(tokens, configuration)
    guard !service.access.needsToken || tokens.contains(where: { !$0.mayWrite }) else {
      throw ServerError(
        .unsafe,
        "the new list names no read token, and without one anybody could read; name one, or start anew")
    }
    service.access.replace(tokens)
  }

  /// Requests that are answered or wait for it.
  var requestsInFlight: Int { listener.inFlight.load(ordering: .relaxed) }

  /// Answers sent since the start.
  var answersGiven: Int { service.metrics.all.reduce(0) { $0 + $1.series.count } }

  /// Lets what is in flight end, closes everything, and moves the database's log into its file.
  package func stop() async {
    service.beginDraining()
    await listener.stop()
    await service.close()
  }

  private static func requireTokens(
    _ tokens: [AccessToken], _ configuration: ServerConfiguration
  ) throws(ServerError) {
    guard !ListeningSocket.isLoopback(configuration.address), !configuration.allowsAnonymous else { return }
    guard !tokens.contains(where: { !$0.mayWrite }) else { return }
    throw ServerError(
      .unsafe,
      "others reach \(configuration.address), and without read tokens anybody could read; name read tokens, or "
        + "add --allow-anonymous")
  }

  /// Each connection is a descriptor; the usual soft limit of 1 024 is lower than the service's own.
  private static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
