import PlaceStorage
import Testing

@testable import PlaceImport

struct EncodingTests {
  private static func guess(_ bytes: [UInt8]) -> EncodingGuess {
    bytes.withUnsafeBufferPointer { EncodingGuess($0) }
  }

  @Test(arguments: [
    // 강남역
    ([0xB0, 0xAD, 0xB3, 0xB2, 0xBF, 0xAA], EncodingGuess.other(.cp949)),
    // カフェ in Shift_JIS
    ([0x83, 0x4A, 0x83, 0x74, 0x83, 0x46], .other(.shiftJIS)),
    // さくら in EUC-JP
    ([0xA4, 0xB5, 0xA4, 0xAF, 0xA4, 0xE9], .other(.eucJP)),
    // 강남 in UTF-8, with a broken byte behind it
    ([0xEA, 0xB0, 0x95, 0xEB, 0x82, 0xA8, 0xFF], .utf8),
    // 北京市 in GB 2312 and ü in Latin-1: of several encodings
    ([0xB1, 0xB1, 0xBE, 0xA9, 0xCA, 0xD0, 0xD6, 0xD0, 0xB9, 0xFA], .unknown), ([0x4D, 0xFC, 0x6E], .unknown),
    // München, Köln in CP850
    ([0x4D, 0x81, 0x6E, 0x20, 0x4B, 0x94, 0x6C, 0x6E], .unknown),
  ])
  func `tells an encoding from its look`(bytes: [UInt8], expected: EncodingGuess) {
    #expect(Self.guess(bytes) == expected)
  }

  @Test func `the same places, however the bytes come`() throws {
    // "이름,위도,경도\n가,37,127\n" in UTF-16
    let text = "이름,위도,경도\n가😀,37,127\n"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, little, [0xFE, 0xFF] + big, big, Array(text.utf8)] {
      for chunkBytes in [1, 2, 3, 7, 1 << 16] {
        #expect(try Reading(bytes, chunkBytes: chunkBytes).places.map(\.name) == ["가😀"])
      }
    }
  }

  @Test func `what cannot be decoded is rejected alone and never stored`() throws {
    // 가 in CP949, half a character, 나
    let bytes =
      Array("name,lat,lon\n".utf8) + [0xB0, 0xA1] + Array(",1,2\n".utf8) + [0xB0] + Array(",1,2\n".utf8)
    let options = {
      var options = ImportOptions(); options.encoding = .cp949; return options
    }()
    let reading = try Reading(bytes + [0xB3, 0xAA] + Array(",3,4\n".utf8), options: options)
    #expect(reading.places.map(\.name) == ["가", "나"])
    #expect(reading.rejected.map(\.line) == [3])
    #expect(reading.rejected.map(\.kind) == [.notText])
  }

  /// Two bytes of CP949 are three of UTF-8: whatever the room, one of these leaves none for the byte after them.
  @Test func `what cannot be decoded never goes past the room there is`() throws {
    let converter = try #require(TextConverter(from: .cp949))
    for characters in 1...8 {
      // 가가가…, and a byte that begins nothing
      let input: [UInt8] = (0..<characters).flatMap { _ in [0xB0, 0xA1] as [UInt8] } + [0xFF, 0xFF]
      for room in 4...24 {
        var output = [UInt8](repeating: 0x7E, count: room + 8)
        let done = input.withUnsafeBufferPointer { input in
          output.withUnsafeMutableBytes { bytes in
            converter.convert(
              input, isEnd: true, into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<room]))
          }
        }
        #expect(done.written <= room)
        #expect(output[room...].allSatisfy { $0 == 0x7E }, "\(characters) characters into \(room) bytes")
        if done.read == input.count { #expect(done.written == 3 * characters + 2) }
      }
    }
  }

  @Test(arguments: [
    ("euc-kr", "CP949"), ("MS949", "CP949"), ("Shift_JIS", "CP932"), ("utf8", "UTF-8"), ("CP850", "CP850"),
    ("windows-1252", "windows-1252"),
  ])
  func `knows encodings by their names`(name: String, expected: String) {
    #expect(TextEncoding(named: name)?.name == expected)
    #expect(TextEncoding(named: "no-such-encoding") == nil)
    #expect(TextEncoding(named: "UTF-8//IGNORE") == nil)
  }
}
