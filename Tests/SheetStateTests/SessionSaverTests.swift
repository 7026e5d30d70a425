import SheetEngine
import SheetState
import Testing

struct SessionSaverTests {
  private func session(_ query: String) -> SheetSession { SheetSession(scene: "s", tab: "t", query: query) }

  @Test func `it waits until things are quiet`() {
    var saver = SessionSaver()
    #expect(saver.dueSeconds == nil)
    saver.note(session("a"), at: 10)
    saver.note(session("ab"), at: 10.4)
    #expect(saver.due(at: 10.6) == nil)
    #expect(saver.dueSeconds == 10.9)
    #expect(saver.due(at: 10.9) == session("ab"))
    #expect(saver.due(at: 99) == nil)
  }

  @Test func `it does not wait for ever`() {
    var saver = SessionSaver()
    var written: [Double] = []
    for step in 0..<200 {
      let now = Double(step) * 0.1
      saver.note(session("\(step)"), at: now)
      if saver.due(at: now) != nil { written.append(now) }
    }
    #expect(written.count >= 3)
    #expect(zip(written, written.dropFirst()).allSatisfy { $1 - $0 < 5.2 })
  }

  @Test func `what is in the file is not written again`() {
    var saver = SessionSaver(written: session("a"))
    saver.note(session("a"), at: 0)
    #expect(saver.dueSeconds == nil)
    saver.note(session("b"), at: 1)
    saver.note(session("a"), at: 1.1)
    #expect(saver.due(at: 100) == nil)
  }

  @Test func `an app that ends writes at once, and a failure is made good`() {
    var saver = SessionSaver()
    saver.note(session("a"), at: 0)
    #expect(saver.flush() == session("a"))
    #expect(saver.flush() == nil)
    saver.failed(at: 1)
    #expect(saver.due(at: 1.5) == session("a"))
  }

  @Test func `a sheet that settles is what is saved`() {
    var session = session("")
    var sheet = SheetMachine(SheetPreset.searchSystem.configuration, in: Fixture.phone)
    _ = sheet.handle(.select("large"), at: 0)
    #expect(session.detent(of: "t") == nil)
    if let saved = sheet.handle(.tick, at: 10).saved { session.settle(saved, in: "t") }
    #expect(session.detent(of: "t") == SavedDetent(id: "large", fraction: 1))
  }
}
