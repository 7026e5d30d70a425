import MapSearch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `mapsearch sheet replay`: moves a sheet by recorded events, a line in, a line out.
struct SheetReplayCommand: Command {
  /// Longest line of an event, in bytes.
  static let maximumLineBytes = 64 * 1024

  private let path: String
  private let preset: SheetPreset
  private let geometry: SheetGeometry
  private let drawingPath: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = try arguments.requiredValue(SheetArguments.events)
    preset = try arguments.value(SheetArguments.preset) ?? .searchSystem
    geometry = try SheetArguments.geometry(arguments)
    drawingPath = try arguments.value(SheetArguments.svg)
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    var machine = SheetMachine(preset.configuration, in: geometry)
    var drawing = ReplayDrawing()
    try eachLine { (line, number) throws(CommandFailure) in
      let event: ReplayEvent
      do throws(ReplayEvent.Fault) {
        event = try ReplayEvent(line: line, geometry: machine.geometry)
      } catch {
        throw CommandFailure(.replay, status: .badData, "\(name), line \(number): \(error.message)")
      }
      if drawingPath != nil { drawing.sample(machine, until: event.seconds) }
      let effects = machine.handle(event.event, at: event.seconds)
      if drawingPath != nil { drawing.note(effects, at: machine.time) }
      try context.output.writeLine(ReplayJSON.line(event, effects))
    }
    if let drawingPath { try write(drawing.svg(preset.name, machine), to: drawingPath) }
  }

  private var name: String { path == "-" ? "standard input" : path }

  private func eachLine(
    _ body: (Substring, Int) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    guard let file = path == "-" ? fdopen(dup(STDIN_FILENO), "r") : fopen(path, "r") else {
      throw CommandFailure(
        .replay, status: .noInput, "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var number = 0
    while true {
      errno = 0
      let count = getline(&line, &capacity, file)
      guard count > 0, let start = line else { break }
      number += 1
      guard count <= Self.maximumLineBytes else {
        throw CommandFailure(.replay, status: .badData, "\(name), line \(number) is longer than 64 KiB")
      }
      let text = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
      let content = text.drop { $0.isWhitespace }
      if !content.isEmpty { try body(content, number) }
    }
    guard ferror(file) == 0 else {
      throw CommandFailure(
        .replay, status: .inputOutput, "\(name) cannot be read: \(String(cString: strerror(errno)))")
    }
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    let bytes = Array(text.utf8)
    var isWritten = false
    if let file = fopen(path, "w") {
      let count = fwrite(bytes, 1, bytes.count, file)
      isWritten = fclose(file) == 0 && count == bytes.count
    }
    guard isWritten else {
      throw CommandFailure(
        .replay, status: .inputOutput,
        "\(path) cannot be written: \(String(cString: strerror(errno))); choose another file for --svg")
    }
  }
}

extension CommandFailure.Code {
  static let replay = CommandFailure.Code(rawValue: "replay")
  static let session = CommandFailure.Code(rawValue: "session")
}
