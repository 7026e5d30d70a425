/// Which names a service that only this machine reaches may be called by.
///
/// A page from elsewhere can have its own name resolve to this machine (DNS rebinding) and then counts as of the same
/// origin; the name it calls tells it apart.
struct HostPolicy: Sendable {
  /// Allowed besides those of this machine, in lower case.
  private let names: Set<String>

  init(names: [String] = []) { self.names = Set(names.map { Self.name($0.lowercased()) }) }

  /// Whether a request with this `Host` may be answered; nil is a client without one, which no browser is.
  func admits(_ host: String?) -> Bool {
    guard let host else { return true }
    let name = Self.name(host.lowercased())
    return name == "localhost" || name == "[::1]" || name.hasSuffix(".localhost") || Self.isLoopback(name)
      || names.contains(name)
  }

  /// Without the port.
  private static func name(_ host: String) -> String {
    if host.hasPrefix("[") { return host.firstIndex(of: "]").map { String(host[...$0]) } ?? host }
    return host.firstIndex(of: ":").map { String(host[..<$0]) } ?? host
  }

  /// Whether it is an address of 127.0.0.0/8, not a name that begins like one.
  private static func isLoopback(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
