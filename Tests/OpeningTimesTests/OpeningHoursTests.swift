import OpeningTimes
import Testing

struct OpeningHoursTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let moment: CivilMinute
    let state: String
    let comment: String?
    var testDescription: String { "\(text) at \(moment)" }

    init?(_ line: Substring) {
      // A fallback's mark is two of them.
      let parts = line.replacing("||", with: "\u{1}").split(separator: "|").map {
        String($0.drop { $0 == " " }).replacing("\u{1}", with: "||")
      }
      guard parts.count >= 3, let moment = CivilMinute(test: parts[1]) else { return nil }
      text = Row.trimmed(parts[0])
      self.moment = moment
      state = Row.trimmed(parts[2])
      comment = parts.count > 3 ? Row.trimmed(parts[3]) : nil
    }

    private static func trimmed(_ text: String) -> String {
      var text = text
      while text.last == " " { text.removeLast() }
      return text
    }

    static func all(_ table: String) -> [Row] {
      table.split(separator: "\n").map { line in
        guard let row = Row(line) else { preconditionFailure("no row: \(line)") }
        return row
      }
    }
  }

  static let rows = [
    OpeningHoursTable.plain, OpeningHoursTable.night, OpeningHoursTable.rules, OpeningHoursTable.dates,
    OpeningHoursTable.uncertain, OpeningHoursTable.holidays,
  ].flatMap(Row.all)

  @Test(arguments: rows)
  func `what is written is what holds`(row: Row) throws {
    let status = try OpeningHours(parsing: row.text).status(at: row.moment)
    #expect(status.state.rawValue == row.state)
    if let comment = row.comment { #expect(status.comment == comment) }
  }

  @Test func `the table is long`() { #expect(Self.rows.count >= 120) }

  @Test(arguments: OpeningHoursTable.unreadable)
  func `what is not understood is told`(text: String) {
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: text) }
  }

  @Test func `a text that is too long is told`() {
    let text = String(repeating: "Mo off;", count: 1_000)
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: text) }
  }

  struct Change: Sendable {
    let text: String
    let moment: String
    let next: String?
  }

  @Test(arguments: [
    Change(text: "Mo-Fr 09:00-18:00", moment: "2026-12-01 08:00", next: "2026-12-01T09:00"),
    Change(text: "Mo-Fr 09:00-18:00", moment: "2026-12-01 09:00", next: "2026-12-01T18:00"),
    Change(text: "Mo-Fr 09:00-18:00", moment: "2026-12-04 18:00", next: "2026-12-07T09:00"),
    Change(text: "24/7", moment: "2026-12-01 08:00", next: nil),
    Change(text: "off", moment: "2026-12-01 08:00", next: nil),
    Change(text: "22:00-02:00", moment: "2026-12-01 23:00", next: "2026-12-02T02:00"),
    Change(text: "00:00-24:00; We off", moment: "2026-12-01 12:00", next: "2026-12-02T00:00"),
    Change(text: "Feb 29", moment: "2024-03-01 00:00", next: "2028-02-29T00:00"),
    Change(text: "Mo-Fr 09:00-12:00,12:00-18:00", moment: "2026-12-01 10:00", next: "2026-12-01T18:00"),
    Change(text: "10:00-16:00+", moment: "2026-12-01 12:00", next: "2026-12-01T16:00"),
    Change(text: "Mo-Fr 09:00-18:00; PH off", moment: "2026-12-01 08:00", next: "2026-12-01T09:00"),
  ])
  func `the next change is the next`(change: Change) throws {
    let moment = try #require(CivilMinute(test: change.moment))
    #expect(try OpeningHours(parsing: change.text).nextChange(after: moment)?.description == change.next)
  }
}

extension CivilMinute {
  /// `2026-12-01 09:00`.
  init?(test text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let date = CivilDate(parts[0]) else { return nil }
    let time = parts[1].split(separator: ":").compactMap { Int($0) }
    guard time.count == 2 else { return nil }
    self.init(date, minute: time[0] * 60 + time[1])
  }
}
