/// Paragraphs broken into lines.
enum TextWrapping {
  /// The lines of `text`, at most `columns` columns wide, broken at blanks.
  ///
  /// A word wider than a line gets one of its own, uncut: it may be a path to copy.
  static func lines(of text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let width = DisplayWidth.columns(word)
      if !line.isEmpty, used + 1 + width > columns {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += width
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
