/// A sheet known by its name, with all its numbers.
public struct SheetPreset: Sendable {
  /// What a host draws; the engine only carries it.
  public struct Appearance: Sendable, Equatable {
    /// Radius of the two free corners, in points.
    public let cornerRadiusPoints: Double
    /// Whether a handle is drawn.
    public let isGrabberVisible: Bool
    /// Whether the area above the sheet is filled when it is at its highest detent.
    public let fillsAreaAbove: Bool
  }

  /// Its name.
  public let name: String
  /// What it is, in a sentence.
  public let summary: String
  /// How it behaves.
  public let configuration: SheetConfiguration
  /// What a host draws.
  public let appearance: Appearance

  init(
    _ name: String, _ summary: String, _ configuration: SheetConfiguration, cornerRadiusPoints: Double = 0,
    isGrabberVisible: Bool = false, fillsAreaAbove: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.configuration = configuration
    appearance = Appearance(
      cornerRadiusPoints: cornerRadiusPoints, isGrabberVisible: isGrabberVisible,
      fillsAreaAbove: fillsAreaAbove)
  }

  /// All of them.
  public static let all: [SheetPreset] = [
    .searchSystem, .searchPinned, .searchSpring, .thirds, .fullMiddleBottom, .quarter, .stacked(),
  ]

  /// The preset with a name; nil when there is none.
  public static func named(_ name: String) -> SheetPreset? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Where the sheet would rest in a container, the lowest first.
  public func rests(in geometry: SheetGeometry) -> ResolvedDetents {
    SheetMachine(configuration, in: geometry).resolved
  }
}
