/// How a sheet and what surrounds it stand at one moment.
public struct SheetLayout: Sendable, Equatable {
  /// What the sheet is doing.
  public enum Activity: Sendable, Equatable {
    /// It rests at its detent.
    case resting
    /// A finger moves it.
    case dragging
    /// It is on its way to its detent.
    case moving
  }

  /// What the sheet is doing.
  public let activity: Activity
  /// The detent it belongs to: where it rests, is going, or was taken from.
  public let detent: Detent.ID
  /// Its visible height above its base, in points, at least 0.
  public let heightPoints: Double
  /// Its moving edge on the grid of pixels, in points down from the top of the container.
  public let edgePoints: Double
  /// Where between the detents it is: 1.25 is a quarter of the way from the second to the third. Piecewise
  /// linear; 0 and the number of the highest are the limits.
  public let progress: Double
  /// `progress` as a share of the way from the lowest to the highest detent, 0…1.
  public let expansion: Double
  /// How much what is behind is dimmed, 0…1.
  public let dimming: Double
  /// Whether what is behind takes touches.
  public let backgroundTakesTouches: Bool
  /// What of the map counts as covered, in points: from its bottom for a sheet that rises, from its top for one
  /// that comes down.
  public let mapInsetPoints: Double
  /// Whether the list in the sheet may scroll by itself.
  public let listMayScroll: Bool
}

extension SheetMachine {
  /// How everything stands at a time, in the host's seconds.
  ///
  /// - Complexity: O(*n*) for *n* detents, without allocating.
  public func layout(at seconds: Double) -> SheetLayout {
    layout(heightPoints: heightPoints(at: seconds.isFinite ? max(time, seconds) : time))
  }

  func layout(heightPoints height: Double) -> SheetLayout {
    let progress = Self.progress(of: height, among: resolved.levels)
    let top = Double(max(1, resolved.levels.count - 1))
    let dimming = dimming(at: height)
    let activity: SheetLayout.Activity =
      switch mode {
      case .resting: .resting
      case .dragging: .dragging
      case .moving: .moving
      }
    return SheetLayout(
      activity: activity, detent: selection, heightPoints: height,
      edgePoints: geometry.rounded(geometry.edgePoints(sheetHeight: height)), progress: progress,
      expansion: resolved.levels.count > 1 ? progress / top : (resolved.isEmpty ? 0 : 1), dimming: dimming,
      backgroundTakesTouches: dimming == 0, mapInsetPoints: mapInset(at: height),
      listMayScroll: !resolved.isEmpty
        && height >= resolved.highestPoints - ResolvedDetents.tolerancePoints)
  }

  private static func progress(of height: Double, among levels: [Double]) -> Double {
    guard let next = levels.firstIndex(where: { height < $0 }) else {
      return Double(max(0, levels.count - 1))
    }
    guard next > 0 else { return 0 }
    return Double(next - 1) + (height - levels[next - 1]) / (levels[next] - levels[next - 1])
  }

  private func dimming(at height: Double) -> Double {
    guard height > marks.clearPoints + ResolvedDetents.tolerancePoints else { return 0 }
    return ((height - marks.clearPoints) / (marks.darkPoints - marks.clearPoints)).clamped(0, 1)
  }

  private func mapInset(at height: Double) -> Double {
    let counted = min(height, marks.mapPoints)
    let edge = geometry.edgePoints(sheetHeight: counted)
    guard geometry.edge == .bottom else { return geometry.rounded(max(0, edge)) }
    let most = geometry.restingInsetPoints + marks.mapRestingPoints
    return geometry.rounded(max(0, min(geometry.heightPoints - edge, most)))
  }
}
