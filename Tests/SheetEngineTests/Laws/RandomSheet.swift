import TestSupport
import SheetEngine

/// Random sheets, rooms and gestures; hostile ones hold numbers that are none.
extension SplitMix64 {
  /// A number that may be anything a host could hand in by mistake.
  mutating func hostile(_ range: ClosedRange<Double>) -> Double {
    guard chance(0.08) else { return value(in: range) }
    return pick([
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
      -0.0, 1e300, -1e17,
    ])
  }

  mutating func geometry(isHostile: Bool = false) -> SheetGeometry {
    if isHostile, chance(0.1) {
      return SheetGeometry(widthPoints: hostile(0...1), heightPoints: hostile(-10...1))
    }
    let height = value(in: 200...1400)
    func number(_ range: ClosedRange<Double>) -> Double {
      isHostile ? hostile(range) : value(in: range)
    }
    return SheetGeometry(
      widthPoints: number(200...1400), heightPoints: isHostile ? hostile(height...height) : height,
      safeAreaTopPoints: number(0...60), safeAreaBottomPoints: number(0...40),
      bottomBarPoints: chance(0.5) ? number(0...60) : 0, keyboardPoints: chance(0.2) ? number(0...400) : 0,
      scale: isHostile ? hostile(1...3) : Double(integer(in: 1...3)),
      edge: chance(0.85) ? .bottom : .top)
  }

  mutating func detents(isHostile: Bool = false) -> [Detent] {
    let names: [Detent.ID] = ["a", "b", "c", "d", "e", "f"]
    let count = isHostile ? integer(in: 0...6) : integer(in: 1...5)
    return (0..<count).map { index in
      let id = isHostile && chance(0.2) ? pick(names) : names[index]
      switch integer(in: 0...7) {
      case 0: return Detent(id, .medium)
      case 1: return Detent(id, .large)
      case 2: return Detent(id, .content)
      case 3: return Detent(id, .fixed(0), isTemporary: true)
      case 4:
        let limit = value(in: 100...900)
        return Detent(id, .resolved { $0.isCompactHeight ? nil : min(limit, $0.availablePoints * 0.9) })
      case 5: return Detent(id, .fraction(isHostile ? hostile(-0.2...1.3) : value(in: 0...1)))
      default: return Detent(id, .fixed(isHostile ? hostile(-50...900) : value(in: 0...900)))
      }
    }
  }

  mutating func rule(for detents: [Detent], allowsFree: Bool = true) -> SnapRule {
    switch integer(in: 0...(allowsFree ? 8 : 7)) {
    case 0: .reference()
    case 1: .reference(reach: .all)
    case 2: .reference(reach: .only(detents.prefix(2).map(\.id)), projection: .fast)
    case 3: .nearest
    case 4: .midpoints()
    case 5: .thresholds(detents.map { SnapBoundary(above: $0.id, .points(value(in: 0...900))) })
    case 6: .oneDetentASwipe()
    case 7: .positional()
    default: .free()
    }
  }

  mutating func motion() -> SheetMotion {
    switch integer(in: 0...3) {
    case 0: .immediate
    case 1: .ease(.easeInOut, seconds: value(in: 0...0.5))
    default:
      .spring(
        Spring(response: value(in: 0.1...0.8), dampingFraction: value(in: 0.3...1.5)), kick: value(in: 0...1))
    }
  }

  mutating func machine(isHostile: Bool = false, allowsFree: Bool = true) -> SheetMachine {
    let detents = detents(isHostile: isHostile)
    var configuration = SheetConfiguration(
      detents: detents, initialDetent: chance(0.3) ? detents.first?.id : nil,
      snapRule: rule(for: detents, allowsFree: allowsFree), motion: motion(),
      undimmedUpTo: chance(0.5) ? detents.last?.id : nil, mapInsetUpTo: chance(0.5) ? detents.first?.id : nil)
    if chance(0.3) { configuration.overshoot = .clamp }
    if chance(0.2) { configuration.largestPoints = isHostile ? hostile(0...700) : value(in: 100...700) }
    return SheetMachine(
      configuration, in: geometry(isHostile: isHostile),
      contentPoints: chance(0.6) ? value(in: 50...900) : nil)
  }

  mutating func area() -> GrabArea {
    chance(0.5) ? .header : .list(offsetPoints: hostile(0...200), maximumPoints: hostile(0...2000))
  }

  mutating func position() -> PointerPosition {
    switch integer(in: 0...3) {
    case 0: .location(hostile(-200...1500))
    case 1: .translation(hostile(-900...900))
    default: .step(hostile(-120...120))
    }
  }

  /// Anything that can happen.
  mutating func event() -> SheetEvent {
    let pointer = chance(0.9) ? 1 : 2
    let ids: [Detent.ID] = ["a", "b", "c", "d", "e", "z"]
    switch integer(in: 0...25) {
    case 0...2: return .began(pointer: pointer, on: area(), position())
    case 3...10: return .changed(pointer: pointer, position())
    case 11...12: return .ended(pointer: pointer, velocity: chance(0.5) ? nil : hostile(-4000...4000))
    case 13: return .cancelled(pointer: pointer)
    case 14: return chance(0.5) ? .failed(pointer: pointer) : .interrupted
    case 15: return .select(pick(ids), isAnimated: chance(0.7), isForced: chance(0.2))
    case 16: return .restore(pick(ids), fraction: chance(0.5) ? hostile(0...1) : nil)
    case 17: return chance(0.5) ? .present : .dismiss
    case 18: return .handleTapped
    case 19: return pick([.incremented, .decremented, .escaped])
    case 20: return .geometry(geometry(isHostile: true), isAnimated: chance(0.5))
    case 21: return .detents(detents(isHostile: true), isAnimated: chance(0.5))
    case 22: return .content(heightPoints: hostile(0...900), isAnimated: chance(0.5))
    case 23: return .enabled(chance(0.7))
    case 24: return .reduceMotion(chance(0.3))
    default: return .tick
    }
  }
}
