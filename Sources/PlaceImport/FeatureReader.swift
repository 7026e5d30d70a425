/// A file's features, one after the other.
protocol FeatureReader: AnyObject {
  /// The next feature's place or fault; nil after the last one.
  func nextEvent() throws(ImportError) -> ImportEvent?
}
