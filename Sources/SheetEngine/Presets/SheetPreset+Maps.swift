/// Sheets of other map apps.
extension SheetPreset {
  /// A fifth, a half and four fifths of the available height in 0.2 s, boundaries half-way.
  ///
  /// What a bar covers is left out of the height, so the lowest rest is seen whole.
  public static let thirds = SheetPreset(
    "thirds", "A map's sheet at a fifth, a half and four fifths.",
    SheetConfiguration(
      detents: [
        Detent("low", .fraction(0.2)), Detent("middle", .fraction(0.5)), Detent("high", .fraction(0.8)),
      ], snapRule: .midpoints(), motion: .ease(.easeInOut, seconds: 0.2), undimmedUpTo: "high",
      mapInsetUpTo: "middle"))

  /// A seventh, a half and all, with boundaries at a quarter and three quarters.
  ///
  /// On a boundary the sheet stays where it came from or goes to the lower detent, never to all.
  public static let fullMiddleBottom = SheetPreset(
    "full-middle-bottom", "A map's sheet at a seventh, a half and all.",
    SheetConfiguration(
      detents: [
        Detent("bottom", .fraction(1.0 / 7)), Detent("middle", .fraction(0.5)), Detent("full", .large),
      ],
      snapRule: .thresholds([
        SnapBoundary(above: "bottom", .fraction(0.25)), SnapBoundary(above: "middle", .fraction(0.75)),
      ]), motion: .spring(Spring(response: 0.3, dampingFraction: 0.7)),
      motionByDetent: [(id: "full", motion: .ease(.easeInOut, seconds: 0.3))], undimmedUpTo: "full",
      mapInsetUpTo: "middle"),
    fillsAreaAbove: true)

  /// A quarter of the container it is really in, over a dimmed background, and hidden.
  ///
  /// It can be pulled or sent away, follows the container, and comes back where it stood.
  public static let quarter = SheetPreset(
    "quarter", "A modal of a quarter, dimming what is behind it.",
    SheetConfiguration(
      detents: [.hidden, Detent("quarter", .fraction(0.25))], initialDetent: "hidden",
      motion: .ease(.easeInOut, seconds: 0.3)))

  /// As high as a header, and as the header with one, two and three sections below it; the nearest counts.
  ///
  /// - Parameters:
  ///   - headerPoints: Height of the header.
  ///   - sectionPoints: Heights of the sections. What is higher than the container ends there.
  public static func stacked(
    headerPoints: Double = 96, sectionPoints: [Double] = [120, 180, 240]
  ) -> SheetPreset {
    let names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    var height = headerPoints.lengthPoints
    var detents = [Detent("header", .fixed(height))]
    for (name, section) in zip(names, sectionPoints) {
      height += section.lengthPoints
      detents.append(Detent(Detent.ID(name), .fixed(height)))
    }
    return SheetPreset(
      "stacked", "As high as its header and one, two or three sections.",
      SheetConfiguration(
        detents: detents, snapRule: .nearest, undimmedUpTo: detents.last?.id, mapInsetUpTo: "first"))
  }
}
