import MapSearch

/// A replay as a picture: height over time, the detents as lines, drags shaded.
struct ReplayDrawing {
  /// Samples of the motion a second.
  static let samplesPerSecond = 120.0
  /// Most samples of one movement; a longer one is drawn more coarsely.
  private static let maximumSamples = 20_000

  private var points: [(seconds: Double, height: Double)] = []
  private var drags: [(start: Double, end: Double)] = []
  private var dragStart: Double?
  private var last: Double?

  /// Notes how the sheet moved up to an event; to be called before the sheet takes it in.
  mutating func sample(_ machine: SheetMachine, until seconds: Double) {
    guard let last, seconds > last else {
      if last == nil { points.append((seconds, machine.layout(at: seconds).heightPoints)) }
      last = max(last ?? seconds, seconds)
      return
    }
    // Only what moves has a course; the rest is a line.
    let end = min(seconds, machine.arrivalSeconds ?? last)
    let step = max(1 / Self.samplesPerSecond, (end - last) / Double(Self.maximumSamples))
    var index = 1.0
    while last + index * step < end {
      points.append((last + index * step, machine.layout(at: last + index * step).heightPoints))
      index += 1
    }
    if end > last { points.append((end, machine.layout(at: end).heightPoints)) }
    points.append((seconds, machine.layout(at: seconds).heightPoints))
    self.last = seconds
  }

  /// Notes what the sheet answered at a time.
  mutating func note(_ effects: SheetEffects, at seconds: Double) {
    points.append((seconds, effects.layout.heightPoints))
    if effects.notices.contains(.dragEnded), let start = dragStart {
      drags.append((start, seconds))
      dragStart = nil
    }
    if effects.notices.contains(.dragBegan) { dragStart = seconds }
  }

  /// The picture as SVG.
  ///
  /// - Parameter machine: The sheet at the end; what of its motion is left is drawn too.
  func svg(_ title: String, _ machine: SheetMachine) -> String {
    var drawing = self
    drawing.finish(machine)
    return drawing.text(title, machine)
  }

  private mutating func finish(_ machine: SheetMachine) {
    guard let start = last else { return }
    if let dragStart { drags.append((dragStart, start)) }
    // A little of the rest too, so that it is seen to be one.
    sample(machine, until: (machine.arrivalSeconds ?? start) + 0.1)
  }

  private static let (width, height, left, right, margin) = (900.0, 420.0, 60.0, 110.0, 40.0)

  private func text(_ title: String, _ machine: SheetMachine) -> String {
    let start = points.first?.seconds ?? 0
    let duration = max((points.last?.seconds ?? 0) - start, 0.001)
    let rests = machine.resolved.rests
    let top = max(points.map(\.height).max() ?? 0, rests.last?.heightPoints ?? 0, 1) * 1.05
    func x(_ seconds: Double) -> String {
      Self.number(Self.left + (seconds - start) / duration * (Self.width - Self.left - Self.right))
    }
    func y(_ points: Double) -> String {
      Self.number(Self.height - Self.margin - points / top * (Self.height - 2 * Self.margin))
    }
    let (low, high) = (y(0), y(top))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 420\" font-family=\"sans-serif\""
        + " font-size=\"12\">",
      "<rect width=\"900\" height=\"420\" fill=\"white\"/>",
      "<text x=\"60\" y=\"24\" font-size=\"15\">\(Self.escaped(title))</text>",
    ]
    for drag in drags {
      lines.append(
        "<path d=\"M\(x(drag.start)) \(high)V\(low)H\(x(drag.end))V\(high)Z\" fill=\"#f3e5c8\"/>")
    }
    for rest in rests {
      let place = y(rest.heightPoints)
      lines.append(
        "<path d=\"M60 \(place)H790\" stroke=\"#8899aa\" stroke-dasharray=\"4 4\"/>"
          + "<text x=\"798\" y=\"\(place)\" dominant-baseline=\"middle\" fill=\"#445566\">"
          + "\(Self.escaped(rest.id.name)) \(Self.number(rest.heightPoints))</text>")
    }
    lines.append("<path d=\"M60 \(high)V\(low)H790\" fill=\"none\" stroke=\"#445566\"/>")
    for tick in 0...5 {
      let seconds = start + duration * Double(tick) / 5
      lines.append(
        "<text x=\"\(x(seconds))\" y=\"400\" text-anchor=\"middle\" fill=\"#445566\">"
          + "\(Self.number(seconds)) s</text>")
    }
    let path = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(x(point.seconds)) \(y(point.height))"
    }
    lines.append(
      "<path d=\"\(path.joined())\" fill=\"none\" stroke=\"#0b6bcb\" stroke-width=\"2\""
        + " stroke-linejoin=\"round\"/>")
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String {
    var text = FixedDecimal.text(value, decimals: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
