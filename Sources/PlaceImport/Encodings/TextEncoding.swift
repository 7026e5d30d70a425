#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a file writes its characters as bytes, by the name iconv knows.
public struct TextEncoding: Sendable, Hashable {
  /// The name for messages and for iconv, e.g. `CP949`.
  public let name: String

  /// The encoding everything is turned into.
  public static let utf8 = TextEncoding(name: "UTF-8")
  /// UTF-16, least significant byte first.
  public static let utf16LittleEndian = TextEncoding(name: "UTF-16LE")
  /// UTF-16, most significant byte first.
  public static let utf16BigEndian = TextEncoding(name: "UTF-16BE")
  /// What Windows writes in Korea: EUC-KR and the 8 822 syllables that one lacks (똠, 샾).
  public static let cp949 = TextEncoding(name: "CP949")
  /// What Windows writes in Japan: Shift_JIS with its extensions.
  public static let shiftJIS = TextEncoding(name: "CP932")
  /// Japanese text of Unix.
  public static let eucJP = TextEncoding(name: "EUC-JP")

  private init(name: String) { self.name = name }

  /// The encoding people call `name`; nil when iconv does not know it.
  ///
  /// EUC-KR is read as CP949 and Shift_JIS as CP932, which hold them: files are called by the smaller names.
  public init?(named name: String) {
    let key = name.uppercased().filter { $0.isLetter || $0.isNumber }
    switch key {
    case "UTF8": self = .utf8
    case "UTF16LE": self = .utf16LittleEndian
    case "UTF16BE": self = .utf16BigEndian
    case "CP949", "EUCKR", "MS949", "UHC", "WINDOWS949", "KSC56011987", "KSC5601": self = .cp949
    case "SHIFTJIS", "SJIS", "CP932", "MS932", "WINDOWS31J", "WINDOWS932", "MSKANJI": self = .shiftJIS
    case "EUCJP": self = .eucJP
    default:
      guard !key.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }),
        let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1)
      else { return nil }
      _ = iconv_close(converter)
      self.name = name
    }
  }
}
