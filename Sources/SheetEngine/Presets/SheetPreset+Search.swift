/// A search sheet above the tab bar of a travel app, in three variants.
extension SheetPreset {
  /// Heights of 200 points, a half, and all; the map behind stays in use.
  ///
  /// Its base is the tab bar, which a modal presentation would cover.
  public static let searchSystem = SheetPreset(
    "search", "A search sheet above the tab bar: 200 points, a half, all.",
    SheetConfiguration(
      detents: [Detent("small", .fixed(200)), .medium, .large], undimmedUpTo: "large",
      mapInsetUpTo: "medium"),
    cornerRadiusPoints: 15, isGrabberVisible: true)

  /// 150, 350 and 650 points in 0.3 s; beyond what a container has, the heights end there.
  ///
  /// A flick counts, boundaries are half-way (250 and 500), past the limits the sheet stretches, and every end of a gesture
  /// leads to a detent.
  public static let searchPinned = SheetPreset(
    "search-pinned", "A search sheet pinned to the tab bar: 150, 350 or 650 points.",
    SheetConfiguration(
      detents: pinnedDetents(lowest: 150), initialDetent: "low", snapRule: .midpoints(),
      motion: .ease(.ease, seconds: 0.3), undimmedUpTo: "high", mapInsetUpTo: "middle"),
    cornerRadiusPoints: 15)

  /// 200, 350 and 650 points, with a spring of 0.5 s and a damping of 0.6.
  ///
  /// The lowest detent is the limit, and lies 75 points below its boundary.
  public static let searchSpring = SheetPreset(
    "search-spring", "A search sheet with a bouncy spring: 200, 350 or 650 points.",
    SheetConfiguration(
      detents: pinnedDetents(lowest: 200), initialDetent: "low", snapRule: .midpoints(),
      motion: .spring(Spring(response: 0.5, dampingFraction: 0.6), kick: 0.8), undimmedUpTo: "high",
      mapInsetUpTo: "middle"),
    cornerRadiusPoints: 15)

  private static func pinnedDetents(lowest: Double) -> [Detent] {
    [Detent("low", .fixed(lowest)), Detent("middle", .fixed(350)), Detent("high", .fixed(650))]
  }
}
