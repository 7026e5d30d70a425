#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket that takes connections.
struct ListeningSocket {
  let descriptor: Int32
  /// The port, also when any was asked for.
  let port: UInt16

  /// Connections that may wait to be taken.
  private static let backlog: Int32 = 1_024

  /// Listens on a numeric address.
  ///
  /// - Parameter port: 0 for any that is free.
  init(address: String, port: UInt16) throws(ServerError) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let found else {
      throw ServerError(.address, "\(address) is no numeric address; give one such as 127.0.0.1 or ::1")
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(
      found.pointee.ai_family, found.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Self.failure("no socket could be made") }
    do throws(ServerError) {
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      guard bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0 else {
        throw Self.failure("\(address), port \(port), cannot be listened on")
      }
      guard listen(descriptor, Self.backlog) == 0 else { throw Self.failure("the socket cannot listen") }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      self.port = try Self.port(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  /// Whether only this machine reaches a numeric address.
  static func isLoopback(_ address: String) -> Bool { address == "::1" || address.hasPrefix("127.") }

  private static func port(of descriptor: Int32) throws(ServerError) -> UInt16 {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard result == 0 else { throw failure("the socket has no address") }
    // The port stands at the same place in both families, in network order.
    return withUnsafeBytes(of: storage) { UInt16($0[2]) << 8 | UInt16($0[3]) }
  }

  private static func failure(_ what: String) -> ServerError {
    ServerError(.address, "\(what): \(String(cString: strerror(errno)))")
  }
}
