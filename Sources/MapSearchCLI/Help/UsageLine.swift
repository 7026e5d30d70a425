/// How a command is written, e.g. `Usage: mapsearch place move ID --to LAT,LON [OPTIONS]`.
enum UsageLine {
  /// Widest list of choices that stands in a usage line instead of the argument's name.
  private static let maximumChoiceColumns = 40

  /// The usage of `command`, wrapped under itself.
  static func lines(of command: LocatedCommand, width: Int) -> [String] {
    let start = (["Usage: mapsearch"] + command.path).joined(separator: " ")
    let hanging = String(repeating: " ", count: DisplayWidth.columns(start) + 1)
    var lines = [start]
    // Wrapped part by part: "--to LAT,LON" stays together.
    for part in parts(of: command) {
      let isFirst = lines.count == 1 && lines[0] == start
      if !isFirst, DisplayWidth.columns(lines[lines.count - 1]) + 1 + DisplayWidth.columns(part) > width {
        lines.append(hanging + part)
      } else {
        lines[lines.count - 1] += " " + part
      }
    }
    return lines
  }

  private static func parts(of command: LocatedCommand) -> [String] {
    let specification = command.specification
    if !specification.subcommands.isEmpty { return ["COMMAND"] }
    let required = specification.options.filter(\.isRequired).map { "--\($0.name) \($0.valueName)" }
    return specification.positionals.map(positional) + required + ["[OPTIONS]"]
  }

  private static func positional(_ positional: PositionalSpecification) -> String {
    var name = positional.name
    if case .enumeration(let values) = positional.completion {
      let words = values.joined(separator: "|")
      if words.count <= maximumChoiceColumns { name = words }
    }
    if positional.isRepeated { name += "…" }
    return positional.isOptional ? "[\(name)]" : name
  }
}
