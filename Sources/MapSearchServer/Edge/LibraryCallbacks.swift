#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import CMicroHTTPD

/// The functions the library calls, on its threads; each finds the listener in its context.
enum LibraryCallbacks {
  /// A request's first line is there: what is answered here comes back as the request's own pointer.
  static let target:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
    ) -> UnsafeMutableRawPointer? = { _, target, _ in
      guard let target else { return nil }
      let bytes = UnsafeRawBufferPointer(start: target, count: strlen(target))
      return Unmanaged.passRetained(Exchange(target: Array(bytes))).toOpaque()
    }

  static let handle: MHD_AccessHandlerCallback = {
    context, connection, _, method, _, part, partBytes, request in
    guard let context, let connection, let method, let partBytes, let pointer = request?.pointee else {
      return .NO
    }
    let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: part, count: part == nil ? 0 : partBytes.pointee)
    let result = listener.handle(
      exchange, connection, method: String(cString: method), part: bytes.assumingMemoryBound(to: UInt8.self))
    partBytes.pointee = 0
    return result
  }

  static let completed: MHD_RequestCompletedCallback = { context, connection, request, _ in
    guard let context, let pointer = request?.pointee else { return }
    request?.pointee = nil
    let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
    listener.completed(Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue(), connection)
  }

  static let connection: MHD_NotifyConnectionCallback = { context, connection, slot, event in
    guard let context, let connection, let slot else { return }
    let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
    if event == .CONNECTION_NOTIFY_STARTED {
      mapsearch_http_wait_for_turn()
      let record = listener.registry.open(
        socket: mapsearch_http_socket(connection), for: listener.service.limits.requestTime)
      slot.pointee = Unmanaged.passRetained(record).toOpaque()
    } else if let pointer = slot.pointee {
      listener.registry.close(Unmanaged<ConnectionRegistry.Record>.fromOpaque(pointer).takeRetainedValue())
      slot.pointee = nil
    }
  }

  static let log: MHD_LogCallback = { context, format, arguments in
    guard let context, let format, let arguments else { return }
    let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
    var text = [CChar](repeating: 0, count: 512)
    vsnprintf(&text, text.count, format, arguments)
    let line = text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    listener.report(String(line.split(separator: "\n").first ?? ""))
  }
}

/// What the library knows of a connection.
enum ConnectionFacts {
  static func headers(_ connection: OpaquePointer) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &headers) { pointer in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let context, let name else { return .YES }
          context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(
            (String(cString: name), value.map { String(cString: $0) } ?? ""))
          return .YES
        }, pointer)
    }
    return headers
  }

  static func address(_ connection: OpaquePointer) -> String {
    guard let address = mapsearch_http_address(connection) else { return "" }
    let isNewer = Int32(address.pointee.sa_family) == AF_INET6
    // Where the address stands in both families (RFC 3493).
    let bytes = UnsafeRawPointer(address) + (isNewer ? 8 : 4)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { text in
      inet_ntop(isNewer ? AF_INET6 : AF_INET, bytes, text.baseAddress, socklen_t(text.count)).map {
        String(cString: $0)
      } ?? ""
    }
  }

  static func record(_ connection: OpaquePointer) -> ConnectionRegistry.Record? {
    mapsearch_http_connection_context(connection).map {
      Unmanaged<ConnectionRegistry.Record>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
