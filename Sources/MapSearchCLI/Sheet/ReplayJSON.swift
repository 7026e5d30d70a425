import MapSearch

/// What a sheet answered to an event, as a line of JSON.
enum ReplayJSON {
  static func line(_ event: ReplayEvent, _ effects: SheetEffects) -> String {
    let layout = effects.layout
    return JSONText.text([
      "time": .number(event.seconds), "event": .string(event.name),
      "activity": .string(name(layout.activity)), "detent": .string(layout.detent.name),
      "heightPoints": .number(layout.heightPoints), "edgePoints": .number(layout.edgePoints),
      "progress": .number(layout.progress), "dimming": .number(layout.dimming),
      "backgroundTakesTouches": .bool(layout.backgroundTakesTouches),
      "mapInsetPoints": .number(layout.mapInsetPoints), "listMayScroll": .bool(layout.listMayScroll),
      "effects": effectsJSON(effects),
    ])
  }

  private static func effectsJSON(_ effects: SheetEffects) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    let notices: [(SheetEffects.Notices, String)] = [
      (.dragEnded, "dragEnded"), (.dragBegan, "dragBegan"), (.settled, "settled"), (.ignored, "ignored"),
    ]
    let told = notices.filter { effects.notices.contains($0.0) }.map { JSONValue.string($0.1) }
    if !told.isEmpty { members.append(("notices", .array(told))) }
    if let change = effects.change {
      members.append(
        (
          "change",
          [
            "from": .string(change.from.name), "to": .string(change.to.name),
            "origin": .string(name(change.origin)),
          ]
        ))
    }
    if let flight = effects.animation {
      members.append(
        (
          "animation",
          [
            "motion": .string(name(flight.motion)), "fromPoints": .number(flight.fromPoints),
            "toPoints": .number(flight.toPoints), "velocity": .number(flight.velocity),
            "durationSeconds": .number(flight.durationSeconds),
          ]
        ))
    }
    if let offset = effects.listOffsetPoints { members.append(("listOffsetPoints", .number(offset))) }
    if let velocity = effects.listVelocity { members.append(("listVelocity", .number(velocity))) }
    if let saved = effects.saved {
      members.append(("saved", ["detent": .string(saved.id.name), "fraction": .number(saved.fraction)]))
    }
    return .object(members)
  }

  private static func name(_ activity: SheetLayout.Activity) -> String {
    switch activity {
    case .resting: "resting"
    case .dragging: "dragging"
    case .moving: "moving"
    }
  }

  private static func name(_ origin: DetentChange.Origin) -> String {
    switch origin {
    case .user: "user"
    case .program: "program"
    case .restore: "restore"
    case .layout: "layout"
    }
  }

  private static func name(_ motion: SheetMotion) -> String {
    switch motion {
    case .immediate: "immediate"
    case .spring: "spring"
    case .ease: "ease"
    }
  }
}
