/// A line of JSON for each request; what people typed is in it only when that is asked for.
package struct RequestLog: Sendable {
  private let write: (@Sendable ([UInt8]) -> Void)?
  private let includesTargets: Bool

  /// - Parameter write: Takes a line with its line feed, from any thread; nil to write none.
  package init(includesTargets: Bool = false, write: (@Sendable ([UInt8]) -> Void)?) {
    self.write = write
    self.includesTargets = includesTargets
  }

  /// A log that is not kept.
  package static let none = RequestLog(write: nil)

  func note(_ exchange: Exchange, seconds: Double) {
    guard let write else { return }
    var json = JSONWriter(capacity: 256)
    json.beginObject()
    json.member("time", InternetTime.now())
    let call = exchange.call
    json.member("id", exchange.sent?.requestID ?? call?.requestID)
    json.member("route", exchange.route?.name)
    json.member("method", exchange.head?.method)
    if let sent = exchange.sent {
      json.member("status", Int(sent.status.rawValue))
      json.member("bytes", sent.bytes)
    } else {
      json.member("closed", true)
    }
    json.member("seconds", (seconds * 1e6).rounded() / 1e6)
    json.member("client", exchange.head?.clientAddress)
    if let user = call?.user.name { json.member("user", user) }
    if includesTargets { json.member("target", String(decoding: exchange.target, as: UTF8.self)) }
    json.endObject()
    write(json.bytes + [UInt8(ascii: "\n")])
  }
}
