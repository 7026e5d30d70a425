/// One method of one path: what it takes, who may, what it answers. Routing and the OpenAPI document both read it.
struct Route: Sendable {
  /// Who may.
  enum Access: Sendable {
    /// Anybody, also without a token.
    case anybody
    /// Whoever may read.
    case reader
    /// Holders of a write token.
    case writer
  }

  /// What may come in the body.
  enum Body: Sendable {
    case none
    /// JSON, held in memory; the name of its schema, and the most bytes where the limit of all bodies is too many.
    case json(schema: String, maximumBytes: Int = .max)
    /// Lines of GeoJSON, spooled to a file.
    case geoJSONSequence
  }

  /// Most bytes of a body that only holds a few facts.
  static let briefBytes = 64 * 1_024

  /// What an answer looks like: its status, media types, and schema by name or, in braces, as it is.
  struct Answer: Sendable {
    let status: Status
    let contentTypes: [String]
    let schema: String?

    init(_ status: Status, _ contentTypes: [String] = [], schema: String? = nil) {
      self.status = status
      self.contentTypes = contentTypes
      self.schema = schema
    }
  }

  /// What a route does, given its call and the body.
  typealias Handler = @Sendable (Call, Payload) throws(Problem) -> Work

  /// How the route words its problems.
  typealias Failure = @Sendable (_ problem: Problem, _ requestID: String) -> Response

  let method: String
  /// Such as `/v1/places/{id}`; a brace takes a whole segment, but what stands behind it in the template.
  let template: String
  /// Its name in metrics, logs and the document.
  let name: String
  let summary: String
  let parameters: [ParameterDeclaration]
  let body: Body
  let access: Access
  let answers: [Answer]
  /// Problems besides those any route may have.
  let problems: [Status]
  let isDocumented: Bool
  /// Whether it tells how the service is: answered first, and however much there is to do.
  let isHealth: Bool
  let failure: Failure
  let handler: Handler

  /// The template's segments.
  let pattern: [Segment]

  init(
    _ method: String, _ template: String, _ name: String, _ summary: String,
    parameters: [ParameterDeclaration] = [], body: Body = .none, access: Access = .reader, answers: [Answer],
    problems: [Status] = [], isDocumented: Bool = true, isHealth: Bool = false,
    failure: @escaping Failure = { $0.response(requestID: $1) }, _ handler: @escaping Handler
  ) {
    self.method = method
    self.template = template
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.body = body
    self.access = access
    self.answers = answers
    self.problems = problems
    self.isDocumented = isDocumented
    self.isHealth = isHealth
    self.failure = failure
    self.handler = handler
    pattern = template.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(Segment.init)
  }

  /// The values of the template's names; nil when the path is another.
  func match(_ segments: [String]) -> [String: String]? {
    guard segments.count == pattern.count else { return nil }
    var values: [String: String] = [:]
    for (segment, part) in zip(segments, pattern) {
      switch part {
      case .literal(let text): guard segment == text else { return nil }
      case .variable(let name, let suffix):
        guard segment.utf8.count > suffix.utf8.count, segment.hasSuffix(suffix) else { return nil }
        values[name] = String(segment.dropLast(suffix.count))
      }
    }
    return values
  }

  /// A part of a template.
  enum Segment: Sendable {
    case literal(String)
    case variable(name: String, suffix: String)

    init(_ text: Substring) {
      guard text.first == "{", let end = text.firstIndex(of: "}") else {
        self = .literal(String(text))
        return
      }
      self = .variable(
        name: String(text[text.index(after: text.startIndex)..<end]),
        suffix: String(text[text.index(after: end)...]))
    }
  }
}

/// A request's body.
enum Payload: Sendable {
  case bytes([UInt8])
  /// A file that is deleted after the answer.
  case file(String)

  static let empty = Payload.bytes([])
}
