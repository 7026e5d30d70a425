/// Where a drag has brought the sheet and the list in it, and how it shares a movement between them.
///
/// Up, the sheet rises to its highest detent, then the list scrolls, then the sheet stretches. Down, the sheet first lets go
/// of its stretch, then the list scrolls back to its start, then the sheet sinks. How a movement is cut into
/// steps makes no difference as long as it does not turn round within a step.
struct DragTravel: Sendable, Equatable {
  /// Height the finger asks for, in points; past the limits as if there were none.
  var sheet: Double
  /// How far the list is scrolled, in points from its start, at least 0.
  var list: Double
  /// How far the list can be scrolled, in points; 0 keeps it where it is.
  var listMaximum: Double
  /// Whether the finger is on the list; else the movement is all the sheet's.
  var movesList: Bool

  /// What a movement moved last.
  enum Part: Sendable, Equatable { case sheet, list }

  /// Moves by `rise` points, up being positive, and tells what the end of the movement went to.
  mutating func move(_ rise: Double, highest: Double) -> Part {
    guard movesList else {
      sheet += rise
      return .sheet
    }
    return rise >= 0 ? moveUp(rise, highest) : moveDown(-rise, highest)
  }

  private mutating func moveUp(_ distance: Double, _ highest: Double) -> Part {
    let raised = min(distance, max(0, highest - sheet))
    sheet += raised
    let scrolled = min(distance - raised, max(0, listMaximum - list))
    list += scrolled
    let left = distance - raised - scrolled
    sheet += left
    return left <= 0 && scrolled > 0 ? .list : .sheet
  }

  private mutating func moveDown(_ distance: Double, _ highest: Double) -> Part {
    let loosened = min(distance, max(0, sheet - highest))
    sheet -= loosened
    let scrolled = min(distance - loosened, list)
    list -= scrolled
    let left = distance - loosened - scrolled
    sheet -= left
    return left <= 0 && scrolled > 0 ? .list : .sheet
  }
}
