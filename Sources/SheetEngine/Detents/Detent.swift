/// A height at which a sheet can rest, known by a name that stays.
///
/// Heights are counted from the sheet's base, which is the top of the bottom bar, or where there is none the bottom of the
/// safe area, up to the top of the safe area.
public struct Detent: Sendable {
  /// The name of a detent; what is compared and stored, never an index or a height.
  public struct ID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name; names are equal when their bytes are.
    public let name: String

    /// The id with a name.
    public init(_ name: String) { self.name = name }
    /// The id with a name written in the source.
    public init(stringLiteral name: String) { self.name = name }
    /// The name.
    public var description: String { name }

    /// Whether both names have the same bytes.
    public static func == (first: ID, second: ID) -> Bool { first.name.utf8.elementsEqual(second.name.utf8) }
    /// Feeds the name's bytes.
    public func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte) }
    }
  }

  /// How high it is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of the available height, 0…1.
    case fraction(Double)
    /// Half of the available height; inactive in compact height.
    case medium
    /// The available height.
    case large
    /// As high as the content, once that has been measured, at most the available height.
    case content
    /// Whatever the function answers, in points; nil is "inactive here".
    case resolved(@Sendable (DetentContext) -> Double?)
  }

  /// Its name.
  public let id: ID
  /// How high it is.
  public let size: Size
  /// Whether it is a passing state that is never remembered, such as hidden.
  public let isTemporary: Bool

  /// A detent.
  ///
  /// - Parameter isTemporary: Whether it is a passing state that is never remembered.
  public init(_ id: ID, _ size: Size, isTemporary: Bool = false) {
    self.id = id
    self.size = size
    self.isTemporary = isTemporary
  }

  /// Half of the available height, named `medium`.
  public static let medium = Detent("medium", .medium)
  /// All of the available height, named `large`.
  public static let large = Detent("large", .large)
  /// Height 0, named `hidden` and never remembered: a sheet that has it can be dismissed.
  public static let hidden = Detent("hidden", .fixed(0), isTemporary: true)

  /// The height in a context, in points, 0 to `context.largestPoints`.
  ///
  /// - Returns: nil when it is inactive, or its height is negative or no finite number.
  func heightPoints(in context: DetentContext) -> Double? {
    let height: Double?
    switch size {
    case .fixed(let points): height = points
    case .fraction(let share): height = share * context.availablePoints
    case .medium: height = context.isCompactHeight ? nil : context.availablePoints / 2
    case .large: height = context.availablePoints
    case .content: height = context.contentPoints
    case .resolved(let function): height = function(context)
    }
    guard let height, height.isFinite, height >= 0 else { return nil }
    return min(height, context.largestPoints)
  }
}

/// What a detent's height may depend on.
public struct DetentContext: Sendable {
  /// Height between base and the top of the safe area, in points, without regard to a keyboard.
  public let availablePoints: Double
  /// Highest a sheet may be, in points; at most `availablePoints`.
  public let largestPoints: Double
  /// Whether height is scarce, as on a telephone held sideways.
  public let isCompactHeight: Bool
  /// Height of the content, in points; nil before it has been measured.
  public let contentPoints: Double?
}
