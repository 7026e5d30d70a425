/// XML as UTF-8, whatever encoding it declares.
enum XMLText {
  /// A window over the document of `source`; `encoding` outweighs what it declares.
  static func window(
    _ source: any ByteSource, encoding: TextEncoding?, chunkBytes: Int
  ) throws(ImportError) -> ByteWindow {
    let peeked = try PeekedSource(source, count: 1_024)
    var encoding = encoding ?? declared(peeked.prefix)
    // One that says UTF-8 may still be what it is.
    if encoding == .utf8 { encoding = nil }
    let window = ByteWindow(source: try TextSource(peeked, encoding: encoding), chunkBytes: chunkBytes)
    // An encoding that cannot be told shows before anything is read.
    try window.fill(atLeast: 64 << 10)
    window.skipByteOrderMark()
    return window
  }

  /// The encoding that the declaration at the front of `bytes` names.
  static func declared(_ bytes: [UInt8]) -> TextEncoding? {
    let front = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard front.hasPrefix("<?xml"), let end = front.firstRange(of: "?>"),
      let start = front[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = front[start.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }
    // A mark before the declaration would have hidden it: UTF-16 is told by that.
    return name.uppercased().hasPrefix("UTF-16") ? nil : TextEncoding(named: String(name))
  }
}
