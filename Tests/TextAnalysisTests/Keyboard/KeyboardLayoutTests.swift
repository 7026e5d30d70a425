import TestSupport
import Foundation
import TextAnalysis
import Testing

@Suite struct KeyboardLayoutTests {
  private static let syllables = (UInt32(0xAC00)...0xD7A3).compactMap(Unicode.Scalar.init).map(String.init)

  @Test(
    arguments: [
      ("zkvp", "카페"), ("tmxkqjrtm", "스타벅스"), ("ZKVP", "카페"), ("rkdskarncjddur", "강남구청역"), ("Ehr", "똑"),
      ("rhkswlfk", "관지라"), ("dhodhfdksEo", "왜올안때"), ("rkqtdj", "값어"), ("rkqtl", "갑시"), ("rkrrk", "각가"),
      ("rkRk", "가까"), ("rkEk", "가따"), ("ekfrdl", "닭이"), ("ekfrl", "달기"), ("dml", "의"), ("hk", "ㅘ"),
      ("kk", "ㅏㅏ"), ("kh", "ㅏㅗ"), ("rt", "ㄱㅅ"), ("cafe", "ㅊㅁㄹㄷ"), ("qjrtm r&d", "벅스 ㄱ&ㅇ"),
      ("스타qjrtm", "스타벅스"), ("gs25", "ㅎㄴ25"), ("Tka", "쌈"), ("TKA", "삼"), ("QO", "뺴"),
    ])
  func `Latin keys`(keys: String, hangul: String) {
    #expect(KeyboardLayout.hangul(fromLatinKeys: keys) == hangul)
  }

  @Test(arguments: ["", "123", "카페", "!?", "서울 24"])
  func `no Latin key, nothing to read otherwise`(text: String) {
    #expect(KeyboardLayout.hangul(fromLatinKeys: text) == nil)
  }

  @Test(
    arguments: [
      ("ㅊㅁㄹㄷ", "cafe"), ("촐", "chf"), ("카페", "zkvp"), ("ㅘ", "hk"), ("ㄳ", "rt"), ("값", "rkqt"),
      ("ㄴㅅㅁㄱㅠㅕㅊㅏㄴ", "starbucks"), ("ㄴㅅㅁ규ㅕㅊㅏㄴ", "starbucks"), ("ㅎㄴ25", "gs25"), ("", ""), ("Å 1", "Å 1"),
      ("꺅", "Rir"), ("뿟", "Qnt"),
    ])
  func `Hangul keys`(hangul: String, keys: String) {
    #expect(KeyboardLayout.latin(fromHangulKeys: hangul) == keys)
    #expect(
      KeyboardLayout.latin(fromHangulKeys: hangul.decomposedStringWithCanonicalMapping)
        == KeyboardLayout.latin(fromHangulKeys: hangul))
  }

  @Test func `every syllable comes back from its keys`() {
    for syllable in Self.syllables {
      let keys = KeyboardLayout.latin(fromHangulKeys: syllable)
      #expect(keys.utf8.allSatisfy { $0 < 0x80 } && (2...5).contains(keys.count))
      #expect(KeyboardLayout.hangul(fromLatinKeys: keys) == syllable)
    }
  }

  @Test func `every syllable comes back between others`() {
    var generator = SplitMix64(seed: 20_261_201)
    for syllable in Self.syllables {
      let text =
        (Self.syllables.randomElement(using: &generator) ?? "") + syllable
        + (Self.syllables.randomElement(using: &generator) ?? "")
      #expect(KeyboardLayout.hangul(fromLatinKeys: KeyboardLayout.latin(fromHangulKeys: text)) == text)
    }
  }

  @Test func `every Latin word comes back from its letters`() {
    var generator = SplitMix64(seed: 7)
    // Shift keys with a letter of their own keep their case; the others do not have one.
    let keys = Array("abcdefghijklmnopqrstuvwxyzQWERTOP")
    for _ in 0..<20_000 {
      let word = String(
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in keys.randomElement(using: &generator) ?? "a"
        })
      // Capitals alone may be Caps Lock.
      guard word != word.uppercased() else { continue }
      #expect(KeyboardLayout.hangul(fromLatinKeys: word).map(KeyboardLayout.latin(fromHangulKeys:)) == word)
    }
  }

  @Test(
    arguments: [
      ("스", ["ㅅ", "스"]), ("스타", ["ㅅ", "스", "슽", "스타"]), ("값", ["ㄱ", "가", "갑", "값"]),
      ("값이", ["ㄱ", "가", "갑", "값", "값ㅇ", "값이"]), ("갑시", ["ㄱ", "가", "갑", "값", "갑시"]),
      ("과", ["ㄱ", "고", "과"]), ("가까", ["ㄱ", "가", "갂", "가까"]), ("가따", ["ㄱ", "가", "가ㄸ", "가따"]),
      ("강남", ["ㄱ", "가", "강", "강ㄴ", "강나", "강남"]), ("GS 강", ["G", "GS", "GS ", "GS ㄱ", "GS 가", "GS 강"]),
      ("São", ["S", "Sã", "São"]), ("스타ㅂㅅ", ["ㅅ", "스", "슽", "스타", "스타ㅂ", "스타ㅂㅅ"]), ("", []),
      ("안녕", ["ㅇ", "아", "안", "안ㄴ", "안녀", "안녕"]), ("닭강", ["ㄷ", "다", "달", "닭", "닭ㄱ", "닭가", "닭강"]),
    ])
  func `keystrokes`(text: String, steps: [String]) {
    #expect(KeyboardLayout.keystrokes(of: text) == steps)
    #expect(KeyboardLayout.keystrokes(of: text.decomposedStringWithCanonicalMapping) == steps)
  }

  @Test func `the last keystroke shows the text, and each is one key`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Self.syllables.randomElement(using: &generator) ?? ""
      }.joined()
      let steps = KeyboardLayout.keystrokes(of: text)
      #expect(steps.last == text)
      #expect(steps.count == KeyboardLayout.latin(fromHangulKeys: text).count)
      // Each step is what its keys make, typed in the other layout.
      let keys = KeyboardLayout.latin(fromHangulKeys: text)
      for (index, step) in steps.enumerated() {
        #expect(KeyboardLayout.hangul(fromLatinKeys: String(keys.prefix(index + 1))) == step)
      }
    }
  }
}
