/// What a sheet is like: all that does not change while it is used, but for its detents.
public struct SheetConfiguration: Sendable {
  /// Where it can rest.
  public var detents: [Detent]
  /// Where it stands at first; nil is the smallest that is remembered.
  public var initialDetent: Detent.ID?
  /// Where it goes when the finger lets go.
  public var snapRule: SnapRule
  /// How it gets there.
  public var motion: SheetMotion
  /// How it gets to certain detents instead.
  public var motionByDetent: [(id: Detent.ID, motion: SheetMotion)]
  /// What happens past the limits.
  public var overshoot: Overshoot
  /// Highest it may be, in points.
  public var largestPoints: Double
  /// The detent up to which what is behind is not dimmed and takes touches; nil dims it everywhere.
  public var undimmedUpTo: Detent.ID?
  /// The detent beyond which the map's bottom inset does not grow; nil lets it grow to the end.
  public var mapInsetUpTo: Detent.ID?

  /// A configuration; what is left out is as a search sheet over a map would have it.
  public init(
    detents: [Detent], initialDetent: Detent.ID? = nil, snapRule: SnapRule = .reference(),
    motion: SheetMotion = .spring(Spring(response: 0.4, dampingFraction: 1)),
    motionByDetent: [(id: Detent.ID, motion: SheetMotion)] = [],
    overshoot: Overshoot = .rubberBand(constant: RubberBand.usualConstant),
    largestPoints: Double = .infinity, undimmedUpTo: Detent.ID? = nil, mapInsetUpTo: Detent.ID? = nil
  ) {
    self.detents = detents
    self.initialDetent = initialDetent
    self.snapRule = snapRule
    self.motion = motion
    self.motionByDetent = motionByDetent
    self.overshoot = overshoot
    self.largestPoints = largestPoints
    self.undimmedUpTo = undimmedUpTo
    self.mapInsetUpTo = mapInsetUpTo
  }

  /// How the sheet gets to a detent.
  func motion(to id: Detent.ID) -> SheetMotion {
    motionByDetent.first { $0.id == id }?.motion ?? motion
  }
}
