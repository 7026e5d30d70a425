import Foundation
import TextAnalysis
import Testing

/// The table as it stands in its files, read by other means, against what the lexicon answers.
@Suite struct CategoryTableTests {
  private struct Paragraph {
    var id: String
    var parent: String?
    var lines: [String: [String]] = [:]
  }

  private let paragraphs: [Paragraph]
  private let lexicon = CategoryLexicon.shared

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/TextAnalysis/Categories/Table")
    var paragraphs: [Paragraph] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.lastPathComponent.hasPrefix("CategoryTable+") {
      let text = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")[1]
      for paragraph in text.components(separatedBy: "\n\n") {
        let lines = paragraph.split(separator: "\n").map { $0.dropFirst(4) }.filter { !$0.isEmpty }
        let header = try #require(lines.first).components(separatedBy: " < ")
        var entry = Paragraph(id: header[0], parent: header.count > 1 ? header[1] : nil)
        for line in lines.dropFirst() {
          let words = line.dropFirst(2)
          let space = try #require(words.firstIndex(of: " "))
          entry.lines[String(words[..<space])] = words[words.index(after: space)...].components(
            separatedBy: ", ")
        }
        paragraphs.append(entry)
      }
    }
    self.paragraphs = paragraphs
  }

  @Test func `every paragraph is a category, word for word`() throws {
    #expect(paragraphs.count >= 130)
    #expect(Set(paragraphs.map(\.id)) == Set(lexicon.ids) && paragraphs.count == lexicon.ids.count)
    for paragraph in paragraphs {
      let category = try #require(lexicon.category(id: paragraph.id))
      #expect(category.parent == paragraph.parent)
      #expect(category.codes == paragraph.lines["codes", default: []])
      for language in CategoryLanguage.allCases {
        #expect(category.names[language] == paragraph.lines[language.tag])
        #expect(lexicon.name(of: paragraph.id, in: language) == paragraph.lines[language.tag]?.first)
      }
    }
  }

  @Test func `paragraphs are complete and well formed`() {
    let titles = Set(CategoryLanguage.allCases.map(\.tag)).union(["codes"])
    for paragraph in paragraphs {
      #expect(Set(paragraph.lines.keys).isSubset(of: titles), "\(paragraph.id)")
      #expect(Set(paragraph.lines.keys).isSuperset(of: titles.subtracting(["codes"])), "\(paragraph.id)")
      #expect(paragraph.id.wholeMatch(of: /[a-z][a-z_]*[a-z]/) != nil)
      for words in paragraph.lines.values {
        #expect(words.allSatisfy { !AnalyzedText($0).bytes.isEmpty && $0.trimmed == $0 }, "\(words)")
        #expect(Set(words).count == words.count, "\(words)")
      }
    }
  }

  @Test func `kinds have no circles`() {
    for paragraph in paragraphs {
      var seen: Set<String> = [paragraph.id]
      var parent = paragraph.parent
      while let current = parent {
        #expect(seen.insert(current).inserted, "\(paragraph.id)")
        parent = paragraphs.first { $0.id == current }?.parent
        #expect(paragraphs.contains { $0.id == current }, "\(current) is no category")
      }
    }
  }

  /// The index is made from the table: after a change of either, or of folding, run
  /// `Scripts/make_category_index.sh`.
  @Test func `the index finds every name, in full and by its beginning`() {
    var owners: [[UInt8]: Set<String>] = [:]
    for paragraph in paragraphs {
      for language in CategoryLanguage.allCases {
        for name in paragraph.lines[language.tag, default: []] {
          owners[AnalyzedText(name).bytes, default: []].insert(paragraph.id)
        }
      }
    }
    for (name, ids) in owners {
      let found = lexicon.categories(namedBy: name)
      #expect(Set(found) == ids, "\(folded(name)); is the index to be made anew?")
      #expect(found == lexicon.ids.filter(ids.contains))
      let begun = lexicon.categories(
        namesBeginningWith: name.prefix(max(1, name.count - 3)), where: { $0.elementsEqual(name) })
      #expect(Set(begun.map(\.id)) == ids, "\(folded(name))")
    }
  }

  @Test func `the index has no name that the table lacks`() {
    let names = Set(
      paragraphs.flatMap { paragraph in
        CategoryLanguage.allCases.flatMap { paragraph.lines[$0.tag, default: []] }
      }.map { AnalyzedText($0).bytes })
    var seen = 0
    for first in UInt8(0)...255 {
      let found = lexicon.categories(namesBeginningWith: [first]) { key in
        // Codes pass here too; what is found is a name all the same.
        seen += names.contains(Array(key)) ? 1 : 0
        return true
      }
      #expect(found.allSatisfy { names.contains(AnalyzedText($0.name).bytes) })
    }
    #expect(seen == names.count)
  }

  @Test func `the index finds every code`() {
    var owners: [String: Set<String>] = [:]
    let ids = Dictionary(uniqueKeysWithValues: paragraphs.map { (folded($0.id), $0.id) })
    for paragraph in paragraphs {
      for code in paragraph.lines["codes", default: []] {
        owners[key(code), default: []].insert(paragraph.id)
      }
    }
    for paragraph in paragraphs {
      #expect(lexicon.canonicalIDs(forCode: paragraph.id) == [paragraph.id])
      for code in paragraph.lines["codes", default: []] {
        let expected = ids[key(code)].map { [$0] } ?? owners[key(code), default: []]
        #expect(
          Set(lexicon.canonicalIDs(forCode: code)) == expected, "\(code); is the index to be made anew?")
      }
    }
  }

  /// Words of two categories on purpose: neither is a kind of the other, and people mean either.
  private static let ambiguous: Set<String> = [
    "station", "역", "駅", "站", "극장", "戲院", "도장", "병원", "医院", "야구장", "축구장", "足球场", "足球場", "地区", "整形外科",
    "旅館", "美容院", "遺跡", "酒店", "高校",
  ]

  @Test func `a word names two categories only where it is known to`() {
    var owners: [String: Set<String>] = [:]
    for paragraph in paragraphs {
      for (title, words) in paragraph.lines where title != "codes" {
        for word in words { owners[folded(AnalyzedText(word).bytes), default: []].insert(paragraph.id) }
      }
    }
    let shared = Set(owners.filter { $0.value.count > 1 }.keys)
    #expect(shared == Set(Self.ambiguous.map(folded)))
  }

  private func folded(_ word: String) -> String { folded(AnalyzedText(word).bytes) }

  private func folded(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A feature code keeps its dot.
  private func key(_ code: String) -> String {
    code.wholeMatch(of: /[A-Z]\.[A-Z0-9]+/) == nil ? folded(code) : code.lowercased()
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
