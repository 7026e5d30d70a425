/// What a host does after an event.
public struct SheetEffects: Sendable {
  /// Facts to tell observers.
  public struct Notices: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Notices from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A drag is over; told before `dragBegan` when both are.
    public static let dragEnded = Notices(rawValue: 1)
    /// A drag has begun; each is ended once.
    public static let dragBegan = Notices(rawValue: 2)
    /// The sheet has come to rest at its detent.
    public static let settled = Notices(rawValue: 4)
    /// The event was not for the sheet as it stands, and nothing was done.
    public static let ignored = Notices(rawValue: 8)
  }

  /// Facts to tell observers.
  public internal(set) var notices: Notices = []
  /// The detent the sheet belongs to has changed.
  public internal(set) var change: DetentChange?
  /// An animation to start, in place of any before; the engine goes on as if it was followed.
  public internal(set) var animation: SheetAnimation?
  /// Where the list is to be scrolled to, in points from its start.
  public internal(set) var listOffsetPoints: Double?
  /// The speed with which the list is to go on, in points a second, towards its end being positive.
  public internal(set) var listVelocity: Double?
  /// What is to be remembered now.
  public internal(set) var saved: SavedDetent?
  /// How everything stands now.
  public internal(set) var layout: SheetLayout
}

/// A sheet belongs to another detent than before.
public struct DetentChange: Sendable, Equatable {
  /// Who made a change.
  public enum Origin: Sendable, Equatable {
    /// A finger, the handle or assistive technology.
    case user
    /// The program.
    case program
    /// What was remembered.
    case restore
    /// The container, the keyboard, the content or the set of detents.
    case layout
  }

  /// The detent before.
  public let from: Detent.ID
  /// The detent now.
  public let to: Detent.ID
  /// Who made the change.
  public let origin: Origin
}

/// What is remembered of where a sheet stands.
public struct SavedDetent: Sendable, Equatable {
  /// The detent.
  public let id: Detent.ID
  /// Its height as a share of what was available, 0…1: for when there is no such detent any more.
  public let fraction: Double

  /// A detent and its share, which is brought into 0…1; 0 where it is no number.
  public init(id: Detent.ID, fraction: Double) {
    self.id = id
    self.fraction = fraction >= 0 ? min(fraction, 1) : 0
  }
}
