/// A sheet as a value: events in, effects out.
///
/// It has no clock and asks nothing of a screen; every event comes with the host's time in seconds. Copying
/// it copies the sheet.
public struct SheetMachine: Sendable {
  enum Mode: Sendable { case resting, dragging, moving }

  /// What the sheet is like.
  public internal(set) var configuration: SheetConfiguration
  /// The room it lives in.
  public internal(set) var geometry: SheetGeometry
  /// Its active detents.
  public internal(set) var resolved: ResolvedDetents
  /// The detent it belongs to: where it rests, is going, or was taken from.
  public internal(set) var selection: Detent.ID
  /// The detent that is wanted, which may be inactive in this container.
  public internal(set) var wish: Detent.ID
  /// Time of the last event, in the host's seconds; before the first one the least number there is.
  public internal(set) var time = -Double.greatestFiniteMagnitude

  var mode = Mode.resting
  var drag = Drag()
  var tracker = VelocityTracker()
  var flight: SheetAnimation
  /// Height of the selection in points; while the container has no height, the last one.
  var restPoints = 0.0
  /// Under the free rule, the height chosen as a share of the available one.
  var freeFraction: Double?
  /// Height of the wish as a share of the available one, where it was last active.
  var wishFraction = 0.0
  var kept: SavedDetent
  var boundaries: [Double] = []
  var reachable: [Bool] = []
  var marks = LayoutMarks()
  var contentPoints: Double?
  /// A measure of the content while a keyboard squeezes it.
  var squeezedContentPoints: Double?
  var isForced = false
  var isEnabled = true
  var reducesMotion = false
  var hasUserActed = false
  var tapsGoUp = true

  /// A sheet at its first detent.
  ///
  /// - Parameters:
  ///   - geometry: The room; one without height is fine until there is one.
  ///   - contentPoints: Height of the content in points, if it has been measured.
  public init(
    _ configuration: SheetConfiguration, in geometry: SheetGeometry, contentPoints: Double? = nil
  ) {
    self.configuration = configuration
    self.geometry = geometry
    self.contentPoints = contentPoints.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    resolved = .none
    flight = SheetAnimation(.immediate, from: 0, to: 0, velocity: 0, startSeconds: 0)
    let first = configuration.detents.first { !$0.isTemporary }?.id ?? Detent.large.id
    selection = configuration.initialDetent ?? first
    wish = selection
    kept = SavedDetent(id: first, fraction: 0)
    resolveAll()
    if let smallest = resolved.nearest(toResting: 0, keepsTemporary: false) {
      kept = SavedDetent(id: smallest.id, fraction: share(ofResting: smallest.restingPoints))
      if configuration.initialDetent == nil { want(smallest.id) }
    }
    selection = adoptedWish(keepsStand: false)
    restPoints = targetPoints
    kept = wanted
  }

  /// What to remember if the host had to save now: of a drag where it would end if let go at rest, of a sheet on its
  /// way where it goes; of forced and passing states what was remembered before.
  public var savedDetent: SavedDetent {
    guard mode == .dragging, drag.hasMoved, !resolved.isEmpty else { return wanted }
    let target = releaseTarget(velocity: 0)
    guard target.id != selection || freeFraction != nil, let rest = resolved.rest(target.id) else {
      return wanted
    }
    return rest.isTemporary ? kept : SavedDetent(id: rest.id, fraction: share(ofResting: rest.restingPoints))
  }

  /// When a sheet on its way will be there, in the host's seconds; nil when it is not on its way.
  ///
  /// A host that draws no frames sends `tick` then.
  public var arrivalSeconds: Double? {
    mode == .moving ? flight.endSeconds : nil
  }

  /// Takes an event in.
  ///
  /// - Parameter seconds: The host's time; a time before the last one, or none, counts as the last one.
  /// - Complexity: O(*n*) for *n* detents; a finger's movement allocates nothing.
  public mutating func handle(_ event: SheetEvent, at seconds: Double) -> SheetEffects {
    if seconds.isFinite { time = max(time, seconds) }
    var effects = SheetEffects(layout: .nowhere)
    land(&effects)
    switch event {
    case .began(let pointer, let area, let position): begin(pointer, area, position, &effects)
    case .changed(let pointer, let position): move(pointer, position, &effects)
    case .ended(let pointer, let velocity): end(pointer, velocity, &effects)
    case .cancelled(let pointer), .failed(let pointer): abandon(pointer, &effects)
    case .interrupted: abandon(drag.pointer, &effects)
    case .tick: break
    case .present: present(&effects)
    case .dismiss: dismiss(&effects)
    case .select(let id, let isAnimated, let isForced):
      select(id, isAnimated: isAnimated, isForced: isForced, &effects)
    case .restore(let id, let fraction): restore(id, fraction: fraction, &effects)
    case .handleTapped: tapHandle(&effects)
    case .incremented: step(by: 1, &effects)
    case .decremented: step(by: -1, &effects)
    case .escaped: escape(&effects)
    case .geometry(let geometry, let isAnimated): adopt(geometry, isAnimated: isAnimated, &effects)
    case .detents(let detents, let isAnimated): adopt(detents, isAnimated: isAnimated, &effects)
    case .content(let height, let isAnimated): adopt(content: height, isAnimated: isAnimated, &effects)
    case .enabled(let isEnabled): enable(isEnabled, &effects)
    case .reduceMotion(let reduces): reduceMotion(reduces, &effects)
    }
    effects.layout = layout(at: time)
    return effects
  }

  /// Visible height at a time not before the last event, in points.
  func heightPoints(at seconds: Double) -> Double {
    guard !resolved.isEmpty else { return 0 }
    switch mode {
    case .resting: return restPoints
    case .dragging: return shown(pulled: drag.travel.sheet)
    case .moving: return flying(flight.sample(at: seconds).heightPoints)
    }
  }
}

extension SheetLayout {
  /// Stands in until an event has been handled.
  static let nowhere = SheetLayout(
    activity: .resting, detent: "", heightPoints: 0, edgePoints: 0, progress: 0, expansion: 0, dimming: 0,
    backgroundTakesTouches: true, mapInsetPoints: 0, listMayScroll: false)
}
