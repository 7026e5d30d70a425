import Dispatch
import Foundation
import Testing

/// A client that sends bytes as they are, and waits on threads of its own.
struct LiveClient: Sendable {
  let port: UInt16
  private static let queue = DispatchQueue(label: "test.client", attributes: .concurrent)

  /// One request on a connection of its own.
  func send(
    _ method: String, _ target: String, _ headers: [String: String] = [:], _ body: [UInt8]? = nil
  ) async throws -> Answer {
    var lines = ["\(method) \(target) HTTP/1.1", "Connection: close"]
    if headers["Host"] == nil { lines.append("Host: 127.0.0.1") }
    lines += headers.map { "\($0.key): \($0.value)" }
    if let body { lines.append("Content-Length: \(body.count)") }
    let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? [])
    return try Self.answer(await exchange(bytes))
  }

  /// What the service sends back on these bytes until it closes.
  func exchange(_ bytes: [UInt8], closesWriting: Bool = false) async throws -> [UInt8] {
    let port = port
    return try await withCheckedThrowingContinuation { continuation in
      Self.queue.async {
        continuation.resume(
          with: Result {
            let connection = try RawConnection(port: port)
            try connection.write(bytes)
            if closesWriting { connection.finishWriting() }
            return try connection.readToEnd()
          })
      }
    }
  }

  /// What the service sends back on whatever bytes; nothing when it closes at once. To say nothing and stay is a fault.
  func outcome(_ bytes: [UInt8]) async -> [UInt8] {
    do { return try await exchange(bytes, closesWriting: true) } catch is RawConnection.Silence {
      Issue.record("no answer and no close: \(String(decoding: bytes.prefix(60), as: UTF8.self))")
    } catch {
      // Closed while the rest was on its way.
    }
    return []
  }

  static func answer(_ bytes: [UInt8]) throws -> Answer {
    let separator = Array("\r\n\r\n".utf8)
    guard let end = bytes.firstRange(of: separator) else {
      throw AnswerFault.noAnswer(String(decoding: bytes.prefix(200), as: UTF8.self))
    }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw AnswerFault.noAnswer(lines[0])
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    return Answer(status: status, headers: headers, body: Array(bytes[end.upperBound...]))
  }
}

/// A blocking connection to the loopback.
final class RawConnection: Sendable {
  let descriptor: Int32

  struct Fault: Error { let number: Int32 }
  /// Nothing came for 300 s, which is long even while every other test runs beside it.
  struct Silence: Error {}

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Fault(number: errno) }
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Fault(number: errno) }
      rest = rest.dropFirst(count)
    }
  }

  func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What comes next; empty at the end.
  ///
  /// - Throws: `Silence`.
  func read() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.recv(descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN { throw Silence() }
    return count > 0 ? Array(buffer[..<count]) : []
  }

  func readToEnd() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read()
      if part.isEmpty { return bytes }
      bytes += part
    }
  }
}
