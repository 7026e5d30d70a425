// The engine as a web page calls it: one sheet a module, numbers in and out.
//
// Compiled together with the engine's sources, so it is part of their module. Detents are told by their place
// in the order in which they were added.

private nonisolated(unsafe) var detents: [Detent] = []
private nonisolated(unsafe) var machine = SheetMachine(
  SheetPreset.searchSystem.configuration, in: SheetGeometry(widthPoints: 0, heightPoints: 0))
private nonisolated(unsafe) var effects: SheetEffects?

private let names: [Detent.ID] = ["0", "1", "2", "3", "4", "5", "6", "7"]

private func send(_ event: SheetEvent, _ time: Double) { effects = machine.handle(event, at: time) }

private func room(
  _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ bar: Double, _ keyboard: Double,
  _ edge: Int32
) -> SheetGeometry {
  SheetGeometry(
    widthPoints: width, heightPoints: height, safeAreaTopPoints: top, safeAreaBottomPoints: bottom,
    bottomBarPoints: bar, keyboardPoints: keyboard, scale: 3, edge: edge == 0 ? .bottom : .top)
}

/// Forgets the detents added so far.
@_expose(wasm, "sheet_clear") @_cdecl("sheet_clear")
public func sheetClear() { detents = [] }

/// Adds a detent: of `kind` 0 so many points, 1 a share, 2 medium, 3 large, 4 hidden. Eight at most.
@_expose(wasm, "sheet_add") @_cdecl("sheet_add")
public func sheetAdd(_ kind: Int32, _ value: Double) {
  guard detents.count < names.count else { return }
  let id = names[detents.count]
  switch kind {
  case 0: detents.append(Detent(id, .fixed(value)))
  case 1: detents.append(Detent(id, .fraction(value)))
  case 2: detents.append(Detent(id, .medium))
  case 3: detents.append(Detent(id, .large))
  default: detents.append(Detent(id, .fixed(0), isTemporary: true))
  }
}

/// Makes a sheet of the detents added, at one of them.
///
/// The rule: 0 the reference, 1 with projection, 2 nearest, 3 midpoints, 4 one detent a swipe, 5 positional.
@_expose(wasm, "sheet_open") @_cdecl("sheet_open")
public func sheetOpen(
  _ start: Int32, _ rule: Int32, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double,
  _ bar: Double, _ edge: Int32
) {
  let rules: SnapRule =
    switch rule {
    case 0: .reference()
    case 1: .reference(reach: .all)
    case 2: .nearest
    case 3: .midpoints()
    case 4: .oneDetentASwipe()
    default: .positional()
    }
  let configuration = SheetConfiguration(
    detents: detents, initialDetent: names[Int(start) & 7], snapRule: rules,
    motion: .spring(Spring(response: 0.3, dampingFraction: 0.7)))
  machine = SheetMachine(configuration, in: room(width, height, top, bottom, bar, 0, edge))
}

/// Makes the sheet of a preset, by its place among them.
@_expose(wasm, "sheet_preset") @_cdecl("sheet_preset")
public func sheetPreset(
  _ index: Int32, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ bar: Double
) {
  let presets = SheetPreset.all
  let preset = presets[min(max(0, Int(index)), presets.count - 1)]
  detents = preset.configuration.detents
  machine = SheetMachine(preset.configuration, in: room(width, height, top, bottom, bar, 0, 0))
}

/// A finger comes down: on the header, or where `listMaximum` is not negative on a list.
@_expose(wasm, "sheet_began") @_cdecl("sheet_began")
public func sheetBegan(_ time: Double, _ y: Double, _ listOffset: Double, _ listMaximum: Double) {
  let area =
    listMaximum >= 0
    ? GrabArea.list(offsetPoints: listOffset, maximumPoints: listMaximum) : .header
  send(.began(pointer: 1, on: area, .location(y)), time)
}

/// The finger has moved.
@_expose(wasm, "sheet_changed") @_cdecl("sheet_changed")
public func sheetChanged(_ time: Double, _ y: Double) { send(.changed(pointer: 1, .location(y)), time) }

/// The finger is lifted; a velocity that is no number lets the engine measure it.
@_expose(wasm, "sheet_ended") @_cdecl("sheet_ended")
public func sheetEnded(_ time: Double, _ velocity: Double) {
  send(.ended(pointer: 1, velocity: velocity.isNaN ? nil : velocity), time)
}

/// The touch is lost.
@_expose(wasm, "sheet_cancelled") @_cdecl("sheet_cancelled")
public func sheetCancelled(_ time: Double) { send(.cancelled(pointer: 1), time) }

/// The handle was tapped.
@_expose(wasm, "sheet_tapped") @_cdecl("sheet_tapped")
public func sheetTapped(_ time: Double) { send(.handleTapped, time) }

/// The page wants a detent.
@_expose(wasm, "sheet_select") @_cdecl("sheet_select")
public func sheetSelect(_ time: Double, _ index: Int32) {
  guard detents.indices.contains(Int(index)) else { return }
  send(.select(detents[Int(index)].id), time)
}

/// What was remembered comes in: a detent, taken without a movement unless the user was faster.
@_expose(wasm, "sheet_restore") @_cdecl("sheet_restore")
public func sheetRestore(_ time: Double, _ index: Int32) {
  guard detents.indices.contains(Int(index)) else { return }
  send(.restore(detents[Int(index)].id), time)
}

/// A key or assistive technology asks for the next detent: 1 up, -1 down, 0 out of the way.
@_expose(wasm, "sheet_step") @_cdecl("sheet_step")
public func sheetStep(_ time: Double, _ direction: Int32) {
  send(direction > 0 ? .incremented : direction < 0 ? .decremented : .escaped, time)
}

/// Whether the user prefers no motion.
@_expose(wasm, "sheet_reduce_motion") @_cdecl("sheet_reduce_motion")
public func sheetReduceMotion(_ time: Double, _ reduces: Int32) { send(.reduceMotion(reduces != 0), time) }

/// The room has changed.
@_expose(wasm, "sheet_room") @_cdecl("sheet_room")
public func sheetRoom(
  _ time: Double, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ bar: Double,
  _ keyboard: Double
) {
  let edge: Int32 = machine.geometry.edge == .bottom ? 0 : 1
  send(.geometry(room(width, height, top, bottom, bar, keyboard, edge)), time)
}

/// Time has passed.
@_expose(wasm, "sheet_tick") @_cdecl("sheet_tick")
public func sheetTick(_ time: Double) { send(.tick, time) }

/// The place of the detent the sheet belongs to; −1 when it is none of those added.
@_expose(wasm, "sheet_detent") @_cdecl("sheet_detent")
public func sheetDetent() -> Int32 {
  Int32(detents.firstIndex { $0.id == machine.selection } ?? -1)
}

/// A number of the layout at a time: 0 height, 1 edge, 2 progress, 3 dimming, 4 the map's inset, 5 whether the
/// list may scroll, 6 what the sheet does (0 rests, 1 is dragged, 2 moves).
@_expose(wasm, "sheet_layout") @_cdecl("sheet_layout")
public func sheetLayout(_ time: Double, _ which: Int32) -> Double {
  let layout = machine.layout(at: time)
  switch which {
  case 0: return layout.heightPoints
  case 1: return layout.edgePoints
  case 2: return layout.progress
  case 3: return layout.dimming
  case 4: return layout.mapInsetPoints
  case 5: return layout.listMayScroll ? 1 : 0
  default:
    switch layout.activity {
    case .resting: return 0
    case .dragging: return 1
    case .moving: return 2
    }
  }
}

/// Where the last event wants the list scrolled to; −1 when it does not.
@_expose(wasm, "sheet_list_offset") @_cdecl("sheet_list_offset")
public func sheetListOffset() -> Double { effects?.listOffsetPoints ?? -1 }
