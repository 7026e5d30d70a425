/// What a request says before its body.
struct RequestHead: Sendable {
  /// As sent: `GET`.
  var method: String
  /// Path and query as sent, still percent-encoded; not even UTF-8 for sure.
  var target: [UInt8]
  /// In the order they came.
  var headers: [(name: String, value: String)]
  /// The other end's address, without its port.
  var clientAddress: String

  init(
    method: String, target: [UInt8], headers: [(name: String, value: String)] = [],
    clientAddress: String = "127.0.0.1"
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.clientAddress = clientAddress
  }

  /// The first value of a header; its name in any case.
  func header(_ name: StaticString) -> String? {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return headers.first { entry in
      entry.name.utf8.count == wanted.count
        && zip(entry.name.utf8, wanted).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased($1) }
    }?.value
  }
}

/// Letters of header names and the like.
enum ASCII {
  static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
