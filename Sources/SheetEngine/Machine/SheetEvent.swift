/// What happens to a sheet.
public enum SheetEvent: Sendable {
  /// A finger comes down on the sheet.
  case began(pointer: Int, on: GrabArea, PointerPosition)
  /// A finger has moved.
  case changed(pointer: Int, PointerPosition)
  /// A finger is lifted. The velocity is in points a second, down being positive; nil lets the engine measure it.
  case ended(pointer: Int, velocity: Double? = nil)
  /// The system has taken the gesture away.
  case cancelled(pointer: Int)
  /// The gesture was recognised to be another one.
  case failed(pointer: Int)
  /// All touches are lost: the screen was locked, an alert came up.
  case interrupted
  /// Time has passed.
  case tick

  /// Show the sheet where it stood last, or at its first detent; nothing when it is shown already.
  case present
  /// Hide a sheet that has a detent it is never remembered at; others stay.
  case dismiss
  /// The program wants another detent. Forced ones are not remembered.
  case select(Detent.ID, isAnimated: Bool = true, isForced: Bool = false)
  /// What was remembered comes in: a detent, and its share of the height for when that is inactive. Too late if
  /// the user has done anything before.
  case restore(Detent.ID, fraction: Double? = nil)
  /// The handle was tapped: one detent up to the highest, then down, and again.
  case handleTapped
  /// Assistive technology asks for the next higher detent.
  case incremented
  /// Assistive technology asks for the next lower detent.
  case decremented
  /// Assistive technology asks to get the sheet out of the way.
  case escaped

  /// The container, its insets, the keyboard or the scale are now these.
  case geometry(SheetGeometry, isAnimated: Bool = false)
  /// The detents are now these.
  case detents([Detent], isAnimated: Bool = true)
  /// The content was measured, in points. While a keyboard is up the measure holds only until it goes.
  case content(heightPoints: Double, isAnimated: Bool = true)
  /// Whether fingers move the sheet.
  case enabled(Bool)
  /// Whether the user prefers no motion.
  case reduceMotion(Bool)
}

/// What a finger came down on.
public enum GrabArea: Sendable, Equatable {
  /// The handle, the search field: moves the sheet and never the list.
  case header
  /// The list, which is scrolled by so many points of so many.
  case list(offsetPoints: Double, maximumPoints: Double)
}

/// Where a finger is, in points, down being positive. Only differences count, so nothing jumps on touch.
public enum PointerPosition: Sendable, Equatable {
  /// The place in the container.
  case location(Double)
  /// The way since the gesture was recognised.
  case translation(Double)
  /// The way since the event before.
  case step(Double)
}
