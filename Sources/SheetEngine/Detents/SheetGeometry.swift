/// The room a sheet lives in: handed in by the host, never read from a screen.
///
/// Lengths are in points; what is negative or not finite counts as 0.
public struct SheetGeometry: Sendable, Equatable {
  /// The side a sheet comes from.
  public enum Edge: Sendable, Equatable {
    /// It rises from the bottom.
    case bottom
    /// It comes down from the top.
    case top
  }

  /// Width of the container.
  public let widthPoints: Double
  /// Height of the container.
  public let heightPoints: Double
  /// What the safe area leaves out at the top.
  public let safeAreaTopPoints: Double
  /// What the safe area leaves out at the bottom.
  public let safeAreaBottomPoints: Double
  /// Height of a bar above the bottom safe area that the sheet leaves uncovered; 0 when there is none.
  public let bottomBarPoints: Double
  /// How far a keyboard reaches up from the bottom of the container; 0 when it is away.
  public let keyboardPoints: Double
  /// Pixels a point, more than 0.
  public let scale: Double
  /// Whether height is scarce.
  public let isCompactHeight: Bool
  /// The side the sheet comes from.
  public let edge: Edge

  /// Containers lower than this, and wider than high, are of compact height unless said otherwise; in points.
  public static let compactHeightPoints = 480.0

  /// A container of `widthPoints` by `heightPoints`.
  ///
  /// - Parameter isCompactHeight: nil decides by the container's own size.
  public init(
    widthPoints: Double, heightPoints: Double, safeAreaTopPoints: Double = 0,
    safeAreaBottomPoints: Double = 0, bottomBarPoints: Double = 0, keyboardPoints: Double = 0,
    scale: Double = 1, isCompactHeight: Bool? = nil, edge: Edge = .bottom
  ) {
    self.widthPoints = widthPoints.lengthPoints
    self.heightPoints = heightPoints.lengthPoints
    self.safeAreaTopPoints = safeAreaTopPoints.lengthPoints
    self.safeAreaBottomPoints = safeAreaBottomPoints.lengthPoints
    self.bottomBarPoints = bottomBarPoints.lengthPoints
    self.keyboardPoints = keyboardPoints.lengthPoints
    self.scale = scale.isFinite && scale > 0 ? min(scale, 100) : 1
    self.isCompactHeight =
      isCompactHeight
      ?? (self.heightPoints < Self.compactHeightPoints && self.widthPoints > self.heightPoints)
    self.edge = edge
  }

  /// What stands below the sheet when no keyboard does: bar and safe area.
  public var restingInsetPoints: Double { safeAreaBottomPoints + bottomBarPoints }

  /// Height for the sheet when no keyboard is up; 0 when there is none.
  public var availablePoints: Double {
    max(0, heightPoints - safeAreaTopPoints - restingInsetPoints)
  }

  /// Height for the sheet above bar or keyboard, whichever reaches higher; 0 when there is none.
  public var uncoveredPoints: Double {
    max(0, heightPoints - safeAreaTopPoints - max(restingInsetPoints, keyboardPoints))
  }

  /// Whether a keyboard takes room from the sheet.
  public var isKeyboardUp: Bool { keyboardPoints > restingInsetPoints }

  /// Where a sheet of height 0 is, in points down from the top of the container.
  public var basePoints: Double {
    switch edge {
    case .bottom: max(0, heightPoints - max(restingInsetPoints, keyboardPoints))
    case .top: min(safeAreaTopPoints, heightPoints)
    }
  }

  /// The moving edge of a sheet of a height, in points down from the top of the container.
  public func edgePoints(sheetHeight: Double) -> Double {
    switch edge {
    case .bottom: basePoints - sheetHeight
    case .top: basePoints + sheetHeight
    }
  }

  /// A length or position on the grid of pixels, a half away from zero.
  public func rounded(_ points: Double) -> Double {
    ElementaryFunctions.nearestInteger(points.finite() * scale) / scale
  }
}
