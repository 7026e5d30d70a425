import CYajl

/// A JSON value that holds no others.
enum JSONScalar {
  case null
  case boolean(Bool)
  /// As written.
  case number(UnsafeBufferPointer<UInt8>)
  /// Escapes undone; bytes, since nobody checked that they are UTF-8.
  case string(UnsafeBufferPointer<UInt8>)
}

/// A streaming JSON parser: bytes in, events out; it keeps no more than one string.
final class JSONParser {
  enum Outcome: Equatable {
    case fine
    /// An event's receiver answered false.
    case stopped
    /// The text is no JSON, in yajl's words.
    case malformed(String)
  }

  private let handle: yajl_handle
  private let callbacks: UnsafeMutablePointer<yajl_callbacks>

  /// A parser that tells `events`, which must outlive it.
  init(events: FeatureEvents) {
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: Self.table)
    // The handle keeps both pointers; `deinit` frees it before them, and the owner of this parser is `events`.
    handle = yajl_alloc(callbacks, nil, Unmanaged.passUnretained(events).toOpaque())
    // Invalid UTF-8 is the fault of one feature, not the end of the file.
    _ = mapsearch_yajl_config(handle, yajl_dont_validate_strings, 1)
  }

  deinit {
    yajl_free(handle)
    callbacks.deallocate()
  }

  /// How many bytes of the chunk at hand are read; exact within an event.
  var bytesConsumed: Int { Int(yajl_get_bytes_consumed(handle)) }

  func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return .fine }
    return outcome(yajl_parse(handle, base, bytes.count))
  }

  func finish() -> Outcome { outcome(yajl_complete_parse(handle)) }

  private func outcome(_ status: yajl_status) -> Outcome {
    switch status {
    case yajl_status_ok: return .fine
    case yajl_status_client_canceled: return .stopped
    default:
      guard let text = yajl_get_error(handle, 0, nil, 0) else { return .malformed("no valid JSON") }
      defer { yajl_free_error(handle, text) }
      return .malformed(String(RowText.trimmed(String(cString: text))))
    }
  }

  private static let table = yajl_callbacks(
    yajl_null: { JSONParser.tell($0) { $0.scalar(.null) } },
    yajl_boolean: { context, value in JSONParser.tell(context) { $0.scalar(.boolean(value != 0)) } },
    yajl_integer: nil, yajl_double: nil,
    yajl_number: { context, text, count in
      JSONParser.tell(context) { $0.scalar(.number(JSONParser.bytes(UnsafeRawPointer(text), count))) }
    },
    yajl_string: { context, text, count in
      JSONParser.tell(context) { $0.scalar(.string(JSONParser.bytes(UnsafeRawPointer(text), count))) }
    },
    yajl_start_map: { JSONParser.tell($0) { $0.openObject() } },
    yajl_map_key: { context, text, count in
      JSONParser.tell(context) { $0.key(JSONParser.bytes(UnsafeRawPointer(text), count)) }
    },
    yajl_end_map: { JSONParser.tell($0) { $0.closeObject() } },
    yajl_start_array: { JSONParser.tell($0) { $0.openArray() } },
    yajl_end_array: { JSONParser.tell($0) { $0.closeArray() } }
  )

  private static func tell(_ context: UnsafeMutableRawPointer?, _ body: (FeatureEvents) -> Bool) -> Int32 {
    guard let context else { return 0 }
    let events = Unmanaged<FeatureEvents>.fromOpaque(context).takeUnretainedValue()
    events.count += 1
    return body(events) ? 1 : 0
  }

  private static func bytes(_ text: UnsafeRawPointer?, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text?.assumingMemoryBound(to: UInt8.self), count: count)
  }
}
