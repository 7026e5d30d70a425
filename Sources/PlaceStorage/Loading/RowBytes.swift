import Geodesy
import Persistence

/// A place as bytes, for sorting many of them outside the heap: numbers, then length-prefixed texts.
///
/// Layout, native byte order: latitude, longitude, prominence (8 bytes each); then id, name, category,
/// alternate names, address, lot address, phone, website, opening hours and attributes, each as a 4-byte
/// length plus one and its UTF-8 bytes, or 0 for none.
enum RowBytes {
  static let numberBytes = 24
  static let textCount = 10

  /// Appends `place`; `json` is memory to work in.
  static func append(_ place: Place, to bytes: ByteBuffer, _ json: inout [UInt8]) {
    append(place.coordinate.latitude, to: bytes)
    append(place.coordinate.longitude, to: bytes)
    append(place.prominence, to: bytes)
    append(place.id, to: bytes)
    append(place.name, to: bytes)
    append(place.category, to: bytes)
    json.removeAll(keepingCapacity: true)
    StringsJSON.append(place.alternateNames, to: &json)
    append(json, to: bytes)
    append(place.address, to: bytes)
    append(place.lotAddress, to: bytes)
    append(place.phone, to: bytes)
    append(place.website, to: bytes)
    append(place.openingHours, to: bytes)
    json.removeAll(keepingCapacity: true)
    StringsJSON.append(place.attributes, to: &json)
    append(json, to: bytes)
  }

  /// JSON, which is empty where there is none.
  private static func append(_ json: [UInt8], to bytes: ByteBuffer) {
    guard !json.isEmpty else { return append(length: 0, to: bytes) }
    append(length: UInt32(json.count) + 1, to: bytes)
    json.withUnsafeBytes { bytes.append($0) }
  }

  private static func append(_ number: Double, to bytes: ByteBuffer) {
    bytes.append(number)
  }

  private static func append(_ text: String?, to bytes: ByteBuffer) {
    guard var text else { return append(length: 0, to: bytes) }
    text.withUTF8 {
      append(length: UInt32($0.count) + 1, to: bytes)
      bytes.append(UnsafeRawBufferPointer($0))
    }
  }

  private static func append(length: UInt32, to bytes: ByteBuffer) {
    bytes.append(length)
  }

  /// Where the place in `bytes` stands.
  static func coordinate(of bytes: UnsafeRawBufferPointer) throws(DatabaseError) -> Coordinate {
    do throws(CoordinateError) {
      return try Coordinate(
        latitude: bytes.loadUnaligned(fromByteOffset: 0, as: Double.self),
        longitude: bytes.loadUnaligned(fromByteOffset: 8, as: Double.self))
    } catch {
      throw DatabaseError(code: .corrupt, message: "a sorted row came back damaged; check the disk")
    }
  }

  /// Texts of a row that has an id, a name and a category at most.
  private static let briefTextCount = 3

  /// Whether the row has no text but id, name and category.
  static func isBrief(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = numberBytes
    for _ in 0..<briefTextCount {
      let length = Int(bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
      position += 4 + max(length - 1, 0)
    }
    return bytes.count == position + 4 * (textCount - briefTextCount)
  }

  /// The row at the start of `bytes`, without copying a text.
  struct View {
    let latitude: Double
    let longitude: Double
    let prominence: Double
    private let texts: InlineArray<10, Text>

    private struct Text {
      var start: Int
      var count: Int
    }

    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
      latitude = bytes.loadUnaligned(fromByteOffset: 0, as: Double.self)
      longitude = bytes.loadUnaligned(fromByteOffset: 8, as: Double.self)
      prominence = bytes.loadUnaligned(fromByteOffset: 16, as: Double.self)
      var texts = InlineArray<10, Text>(repeating: Text(start: 0, count: -1))
      var position = numberBytes
      for index in 0..<textCount {
        let length = Int(bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
        position += 4
        guard length > 0 else { continue }
        texts[index] = Text(start: position, count: length - 1)
        position += length - 1
      }
      self.texts = texts
    }

    /// The bytes of the text in this column; nil when the place has none.
    func text(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
      let text = texts[index]
      guard text.count >= 0 else { return nil }
      guard let base = bytes.baseAddress else { return nil }
      return UnsafeBufferPointer(
        start: (base + text.start).assumingMemoryBound(to: UInt8.self), count: text.count)
    }

    private func string(_ index: Int) -> String? { text(index).map { String(decoding: $0, as: UTF8.self) } }

    /// The place in this row.
    func place(updatedMicroseconds: Int64) throws(DatabaseError) -> Place {
      let coordinate = try RowBytes.coordinate(of: bytes)
      return Place(
        id: string(0) ?? "", name: string(1) ?? "", alternateNames: StringsJSON.alternateNames(string(3)),
        category: string(2), coordinate: coordinate, address: string(4), lotAddress: string(5),
        phone: string(6),
        website: string(7), openingHours: string(8), prominence: prominence,
        attributes: StringsJSON.attributes(string(9)), updatedMicroseconds: updatedMicroseconds)
    }
  }
}
