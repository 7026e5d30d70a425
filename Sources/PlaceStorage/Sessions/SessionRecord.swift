/// A session as it is stored: whatever the row holds, unchecked.
package struct SessionRecord: Sendable, Equatable {
  /// The detent of a tab's sheet.
  package struct TabDetent: Sendable, Equatable {
    package var tab: String
    package var detent: String
    /// Share of the height that was available.
    package var fraction: Double?

    package init(tab: String, detent: String, fraction: Double?) {
      self.tab = tab
      self.detent = detent
      self.fraction = fraction
    }
  }

  package var scene: String
  /// Version of the meaning of the rest.
  package var version: Int64
  package var tab: String?
  package var query: String?
  package var place: String?
  package var latitude: Double?
  package var longitude: Double?
  package var latitudeDelta: Double?
  package var longitudeDelta: Double?
  /// By tab.
  package var detents: [TabDetent]
  /// Microseconds since 1970-01-01T00:00:00Z; set when it is saved.
  package var savedMicroseconds: Int64 = 0

  package init(
    scene: String, version: Int64, tab: String? = nil, query: String? = nil, place: String? = nil,
    latitude: Double? = nil, longitude: Double? = nil, latitudeDelta: Double? = nil,
    longitudeDelta: Double? = nil, detents: [TabDetent] = []
  ) {
    self.scene = scene
    self.version = version
    self.tab = tab
    self.query = query
    self.place = place
    self.latitude = latitude
    self.longitude = longitude
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
    self.detents = detents
  }
}
