/// What receives the events of an XML document; a state machine without I/O.
protocol XMLEvents: AnyObject {
  /// What stops the reading; its line is the parser's to add.
  var failure: (code: ImportError.Code, message: String)? { get set }
  /// An element opens; `name` is without its namespace's prefix.
  func open(_ name: String, attribute: (String) -> String?)
  /// An element closes.
  func close(_ name: String)
  /// Text within an element, in pieces.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension XMLEvents {
  func fail(_ code: ImportError.Code, _ message: String) {
    if failure == nil { failure = (code, message) }
  }
}

/// XML events that make features.
protocol XMLFeatureEvents: XMLEvents {
  /// Called when an element that becomes a feature opens.
  var onFeatureStart: () -> Void { get set }
  /// Called when it closes.
  var onFeatureEnd: (Feature) -> Void { get set }
  /// The feature at hand becomes faulty.
  func giveUp(_ fault: RowFault)
  /// Whether a feature is open.
  var isInsideFeature: Bool { get }
  /// What a file without features may be told.
  var emptiness: String? { get }
}
