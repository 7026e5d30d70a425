import CZlib

/// Answers in gzip (RFC 1952), for clients that take it.
enum GZip {
  /// Shorter answers are sent as they are: they fit a packet anyway.
  static let minimumBytes = 1_024
  /// The fastest; further levels cost three times the time for a tenth of the bytes.
  private static let level: Int32 = 1

  /// Whether a client takes it, by its `Accept-Encoding` (RFC 9110, section 12.5.3).
  static func isAccepted(_ header: String?) -> Bool {
    guard let header else { return false }
    return header.lowercased().split(separator: ",").contains { part in
      let fields = part.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let name = fields.first, name == "gzip" || name == "*" else { return false }
      let quality = fields.dropFirst().first { $0.hasPrefix("q=") }.map { $0.dropFirst(2) }
      return quality.flatMap { Double($0) } != 0
    }
  }

  /// `bytes` in gzip; nil when there is no memory.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard mapsearch_gzip_begin(&stream, level) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return input.withUnsafeMutableBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: bound) { target, count in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(bound)
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? bound - Int(stream.avail_out) : 0
      }
    }
  }
}
