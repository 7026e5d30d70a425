/// Something a check found wrong, as a sentence, with how often and a few of the places it concerns.
public struct IndexCheckFinding: Sendable, Equatable, CustomStringConvertible {
  /// What a finding is about; open, so more may come.
  public struct Subject: Sendable, Hashable {
    let name: String
    /// The file's own structure, or its schema.
    public static let file = Subject(name: "file")
    /// A row of the places.
    public static let place = Subject(name: "place")
    /// The order and encoding of the index.
    public static let block = Subject(name: "block")
    /// What the index says of the places.
    public static let entry = Subject(name: "entry")
    /// What the file records about its index.
    public static let state = Subject(name: "state")
  }

  /// Most examples of one finding.
  public static let maximumExamples = 5

  /// What it is about.
  public let subject: Subject
  /// What is wrong, without count and examples.
  public let problem: String
  /// How often it was found, from 1.
  public internal(set) var count: Int
  /// Ids of some of the places concerned.
  public internal(set) var examples: [String]
  /// Whether building the index anew from the places puts it right.
  public var isRepairable: Bool { [.block, .entry, .state].contains(subject) }

  /// The whole sentence.
  public var description: String {
    let times = count > 1 ? " (\(count) times)" : ""
    let list = examples.isEmpty ? "" : ", such as \(examples.joined(separator: ", "))"
    return problem + times + list
  }
}

/// Findings as they come in, equal problems counted together.
struct IndexCheckFindings {
  private(set) var all: [IndexCheckFinding] = []

  /// Counts `problem` once more, with the id of the place it concerns if there is one.
  mutating func add(
    _ subject: IndexCheckFinding.Subject, _ problem: String, count: Int = 1, example: String? = nil
  ) {
    let index: Int
    if let known = all.firstIndex(where: { $0.problem == problem }) {
      index = known
      all[known].count += count
    } else {
      index = all.count
      all.append(IndexCheckFinding(subject: subject, problem: problem, count: count, examples: []))
    }
    if let example, all[index].examples.count < IndexCheckFinding.maximumExamples,
      !all[index].examples.contains(example)
    {
      all[index].examples.append(example)
    }
  }
}
