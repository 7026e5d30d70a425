import MapSearch

/// An event of a recorded drag, as a line of JSON tells it.
struct ReplayEvent {
  /// When it happened, in seconds.
  let seconds: Double
  /// What happened.
  let event: SheetEvent
  /// What happened, as the line names it.
  let name: String

  /// What is wrong with a line.
  struct Fault: Error {
    let message: String
  }

  /// The event of a line.
  ///
  /// - Parameter geometry: The room before it; what a `geometry` event does not name stays.
  init(line: some StringProtocol, geometry: SheetGeometry) throws(Fault) {
    let value: JSONValue
    do throws(JSONReader.Fault) { value = try JSONReader.value(line) } catch {
      throw Fault(message: error.message)
    }
    guard case .object = value else { throw Fault(message: "an event is a JSON object") }
    let fields = ReplayFields(value)
    seconds = try fields.required("time")
    name = try fields.requiredText("event")
    event = try Self.event(name, fields, geometry)
  }

  private static func event(
    _ name: String, _ fields: ReplayFields, _ geometry: SheetGeometry
  ) throws(Fault) -> SheetEvent {
    let pointer = try fields.number("pointer").map { Int(min(max($0, -1e9), 1e9)) } ?? 1
    switch name {
    case "began": return .began(pointer: pointer, on: try area(fields), try position(fields))
    case "changed": return .changed(pointer: pointer, try position(fields))
    case "ended": return .ended(pointer: pointer, velocity: try fields.number("velocity"))
    case "cancelled": return .cancelled(pointer: pointer)
    case "failed": return .failed(pointer: pointer)
    case "interrupted": return .interrupted
    case "tick": return .tick
    case "present": return .present
    case "dismiss": return .dismiss
    case "tap": return .handleTapped
    case "increment": return .incremented
    case "decrement": return .decremented
    case "escape": return .escaped
    case "select":
      return .select(
        Detent.ID(try fields.requiredText("detent")), isAnimated: try fields.flag("animated") ?? true,
        isForced: try fields.flag("forced") ?? false)
    case "restore":
      return .restore(
        Detent.ID(try fields.requiredText("detent")), fraction: try fields.number("fraction"))
    case "content":
      return .content(
        heightPoints: try fields.required("height"), isAnimated: try fields.flag("animated") ?? true)
    case "enabled": return .enabled(try fields.requiredFlag("flag"))
    case "reduceMotion": return .reduceMotion(try fields.requiredFlag("flag"))
    case "geometry": return try room(fields, geometry)
    default: throw Fault(message: "there is no event '\(name)'")
    }
  }

  private static func area(_ fields: ReplayFields) throws(Fault) -> GrabArea {
    switch try fields.text("on") ?? "header" {
    case "header": return .header
    case "list":
      return .list(
        offsetPoints: try fields.number("listOffset") ?? 0,
        maximumPoints: try fields.number("listMaximum") ?? .infinity)
    case let other: throw Fault(message: "a finger is on the header or the list, not on '\(other)'")
    }
  }

  private static func position(_ fields: ReplayFields) throws(Fault) -> PointerPosition {
    if let place = try fields.number("y") { return .location(place) }
    if let way = try fields.number("translation") { return .translation(way) }
    if let step = try fields.number("step") { return .step(step) }
    throw Fault(message: "a finger's y, translation or step is missing")
  }

  private static func room(_ fields: ReplayFields, _ old: SheetGeometry) throws(Fault) -> SheetEvent {
    let room = SheetGeometry(
      widthPoints: try fields.number("width") ?? old.widthPoints,
      heightPoints: try fields.number("height") ?? old.heightPoints,
      safeAreaTopPoints: try fields.number("safeAreaTop") ?? old.safeAreaTopPoints,
      safeAreaBottomPoints: try fields.number("safeAreaBottom") ?? old.safeAreaBottomPoints,
      bottomBarPoints: try fields.number("bottomBar") ?? old.bottomBarPoints,
      keyboardPoints: try fields.number("keyboard") ?? old.keyboardPoints, scale: old.scale, edge: old.edge)
    return .geometry(room, isAnimated: try fields.flag("animated") ?? false)
  }
}

/// The members of an event's object, by type.
private struct ReplayFields {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  func number(_ name: String) throws(ReplayEvent.Fault) -> Double? {
    switch value[name] {
    case nil, .null: return nil
    case .number(let number): return number
    default: throw ReplayEvent.Fault(message: "\(name) is no number")
    }
  }

  func text(_ name: String) throws(ReplayEvent.Fault) -> String? {
    switch value[name] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw ReplayEvent.Fault(message: "\(name) is no text")
    }
  }

  func flag(_ name: String) throws(ReplayEvent.Fault) -> Bool? {
    switch value[name] {
    case nil, .null: return nil
    case .bool(let flag): return flag
    default: throw ReplayEvent.Fault(message: "\(name) is neither true nor false")
    }
  }

  func required(_ name: String) throws(ReplayEvent.Fault) -> Double {
    guard let number = try number(name) else { throw ReplayEvent.Fault(message: "\(name) is missing") }
    return number
  }

  func requiredText(_ name: String) throws(ReplayEvent.Fault) -> String {
    guard let text = try text(name) else { throw ReplayEvent.Fault(message: "\(name) is missing") }
    return text
  }

  func requiredFlag(_ name: String) throws(ReplayEvent.Fault) -> Bool {
    guard let flag = try flag(name) else { throw ReplayEvent.Fault(message: "\(name) is missing") }
    return flag
  }
}
