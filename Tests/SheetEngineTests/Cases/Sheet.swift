import SheetEngine

/// A sheet in a test, with a clock that the test moves.
struct Sheet {
  var machine: SheetMachine
  var time = 0.0
  /// Everything it answered.
  var answers: [SheetEffects] = []

  static let detents = [
    Detent("low", .fixed(200)), Detent("middle", .fixed(350)), Detent("high", .fixed(650)),
  ]
  /// A telephone of 390 × 844 with a tab bar.
  static let phone = SheetGeometry(
    widthPoints: 390, heightPoints: 844, safeAreaTopPoints: 47, safeAreaBottomPoints: 34, bottomBarPoints: 49)
  /// The same telephone held sideways.
  static let sideways = SheetGeometry(
    widthPoints: 844, heightPoints: 390, safeAreaBottomPoints: 21, bottomBarPoints: 32)

  init(
    _ detents: [Detent] = detents, at start: Detent.ID? = "middle", in geometry: SheetGeometry = phone,
    content: Double? = nil, _ adjust: (inout SheetConfiguration) -> Void = { _ in }
  ) {
    var configuration = SheetConfiguration(
      detents: detents, initialDetent: start, motion: .spring(Spring(response: 0.3, dampingFraction: 0.7)))
    adjust(&configuration)
    machine = SheetMachine(configuration, in: geometry, contentPoints: content)
  }

  init(_ preset: SheetPreset, in geometry: SheetGeometry, at start: Detent.ID? = nil) {
    var configuration = preset.configuration
    if let start { configuration.initialDetent = start }
    machine = SheetMachine(configuration, in: geometry)
  }

  @discardableResult
  mutating func send(_ event: SheetEvent, after seconds: Double = 0) -> SheetEffects {
    time += seconds
    let effects = machine.handle(event, at: time)
    answers.append(effects)
    return effects
  }

  /// Grabs the header and moves by steps, down being positive; the finger stays on.
  @discardableResult
  mutating func drag(_ steps: Double...) -> SheetEffects {
    var effects = send(.began(pointer: 1, on: .header, .step(0)))
    for step in steps { effects = send(.changed(pointer: 1, .step(step)), after: 0.01) }
    return effects
  }

  /// Lets go, by default at rest.
  @discardableResult
  mutating func release(velocity: Double = 0) -> SheetEffects {
    send(.ended(pointer: 1, velocity: velocity))
  }

  /// Waits until it rests.
  @discardableResult
  mutating func rest() -> SheetEffects { send(.tick, after: 30) }

  var selection: Detent.ID { machine.selection }
  var height: Double { machine.layout(at: time).heightPoints }
  var edge: Double { machine.layout(at: time).edgePoints }
  /// How many drags have begun and ended.
  var pairs: (begun: Int, ended: Int) {
    (
      answers.filter { $0.notices.contains(.dragBegan) }.count,
      answers.filter { $0.notices.contains(.dragEnded) }.count
    )
  }
}
