import CExpat

/// A streaming XML parser: UTF-8 in, `XMLEvents` out.
///
/// It expands no entities but XML's own five, and opens no other file: a document that declares an entity is
/// refused.
final class XMLParser {
  private let parser: XML_Parser?
  private let events: any XMLEvents
  private var error: ImportError?
  /// How many events there were.
  private(set) var eventCount = 0

  init(events: any XMLEvents) {
    self.events = events
    // What the document says of its encoding no longer holds.
    parser = XML_ParserCreate("UTF-8")
    // The handlers run only within `parse`, while `self` is alive.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        XMLParser.tell(context) {
          $0.open(XMLParser.localName(name), attribute: XMLParser.reader(attributes))
        }
      },
      { context, name in XMLParser.tell(context) { $0.close(XMLParser.localName(name)) } })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      XMLParser.tell(context) { events in
        UnsafeRawBufferPointer(start: text, count: Int(count)).withMemoryRebound(to: UInt8.self) {
          events.characters($0)
        }
      }
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      // A few lines of them make gigabytes.
      XMLParser.tell(context) {
        $0.fail(.malformed, "the file declares XML entities, which are refused; remove its DOCTYPE")
      }
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Reads `bytes`, which may begin and end anywhere.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImportError) {
    try bytes.withMemoryRebound(to: CChar.self) { characters throws(ImportError) in
      try check(XML_Parse(parser, characters.baseAddress, Int32(characters.count), 0))
    }
  }

  /// Ends the document.
  func finish() throws(ImportError) { try check(XML_Parse(parser, nil, 0, 1)) }

  /// Physical line of the event at hand, from 1.
  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// Where in the document the event at hand begins and ends, in bytes.
  var range: Range<Int> {
    let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
    return start..<start + max(0, Int(XML_GetCurrentByteCount(parser)))
  }

  private func check(_ status: XML_Status) throws(ImportError) {
    guard status != XML_STATUS_OK else { return }
    if let error { throw error }
    let line = Int(XML_GetCurrentLineNumber(parser))
    let code = XML_GetErrorCode(parser)
    if code == XML_ERROR_UNDEFINED_ENTITY {
      throw ImportError(
        .malformed, line: line,
        "the XML uses an entity it does not declare (an HTML one, such as &ntilde;?); write the character itself; "
          + "nothing was imported"
      )
    }
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "no valid XML"
    throw ImportError(.malformed, line: line, "the XML is broken: \(words); nothing was imported")
  }

  private static func tell(_ context: UnsafeMutableRawPointer?, _ body: (any XMLEvents) -> Void) {
    guard let context else { return }
    let parser = Unmanaged<XMLParser>.fromOpaque(context).takeUnretainedValue()
    guard parser.error == nil else { return }
    parser.eventCount += 1
    body(parser.events)
    if let failure = parser.events.failure {
      let line = Int(XML_GetCurrentLineNumber(parser.parser))
      parser.error = ImportError(failure.code, line: line, failure.message)
      XML_StopParser(parser.parser, 0)
    }
  }

  /// `name` without the prefix of its namespace.
  private static func localName(_ name: UnsafePointer<XML_Char>?) -> String {
    guard let name else { return "" }
    let qualified = String(cString: name)
    return qualified.lastIndex(of: ":").map { String(qualified[qualified.index(after: $0)...]) } ?? qualified
  }

  /// Looks a name up in expat's list of names and values, which a null pointer ends.
  private static func reader(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> (String) -> String? {
    { wanted in
      guard var entry = attributes else { return nil }
      while let name = entry[0], let value = entry[1] {
        if String(cString: name) == wanted { return String(cString: value) }
        entry += 2
      }
      return nil
    }
  }
}
