/// A language that categories have names in.
package enum CategoryLanguage: UInt8, Sendable, CaseIterable {
  case korean
  case english
  case japanese
  case simplifiedChinese
  case traditionalChinese

  /// The language of a BCP 47 tag such as `ko`, `en-GB` or `zh-TW`; nil for one without names.
  ///
  /// Chinese is traditional for the script `Hant` and, without a script, for Taiwan, Hong Kong and Macau.
  package init?(tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ko": self = .korean
    case "en": self = .english
    case "ja": self = .japanese
    case "zh":
      let isTraditional =
        parts.contains("hant")
        || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }

  /// The tag of its lines in the table.
  package var tag: String {
    switch self {
    case .korean: "ko"
    case .english: "en"
    case .japanese: "ja"
    case .simplifiedChinese: "zh"
    case .traditionalChinese: "zh-Hant"
    }
  }
}
