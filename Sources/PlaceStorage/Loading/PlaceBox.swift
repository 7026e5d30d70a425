/// A place that goes through several hands: one reference instead of a dozen.
package final class PlaceBox: Sendable, Equatable {
  package let place: Place

  package init(_ place: Place) { self.place = place }

  package static func == (left: PlaceBox, right: PlaceBox) -> Bool { left.place == right.place }
}
