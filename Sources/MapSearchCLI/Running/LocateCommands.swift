import MapSearch

/// `mapsearch locate set`, `get` and `clear`: the location searches start from.
struct LocateCommand: Command {
  private enum Action {
    case set(Coordinate)
    case get, clear
  }

  private let action: Action

  init(_ arguments: ParsedArguments) throws(UsageError) {
    action =
      switch arguments.path.last {
      case "set": .set(try arguments.requiredValue(LocateArguments.coordinate))
      case "clear": .clear
      default: .get
      }
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    switch action {
    case .set(let coordinate): try await context.writing { try await $0.setSimulatedLocation(coordinate) }
    case .clear:
      let wasSet = try await context.updating { try await $0.clearSimulatedLocation() }
      if !wasSet { context.diagnostics.note("no simulated location was set") }
    case .get:
      guard let location = try await context.reading({ try await $0.simulatedLocation() }) else {
        return context.diagnostics.note(
          "no simulated location is set; `mapsearch locate set LAT,LON` sets one")
      }
      try context.output.writeLine(location.description)
    }
  }
}

/// `mapsearch locate play`: moves the simulated location along a GPX track and prints each fix as JSON.
struct LocatePlayCommand: Command {
  private let path: String
  private let speed: Double
  private let interval: Double
  private let isLoop: Bool
  private let isAtOnce: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = try arguments.requiredValue(LocateArguments.track)
    speed = try arguments.value(LocateArguments.speed) ?? 1.4
    interval = try arguments.value(LocateArguments.interval) ?? 1
    isLoop = arguments.has(LocateArguments.loop)
    isAtOnce = arguments.has(LocateArguments.atOnce)
    if isLoop, isAtOnce {
      throw UsageError(.invalidValue, "--loop and --at-once do not go together", path: arguments.path)
    }
  }

  func run(_ context: CommandContext) async throws(CommandFailure) {
    let playback = try playback()
    let clock = ContinuousClock()
    try await context.writing { database in
      repeat {
        let start = clock.now
        for fix in playback {
          if !isAtOnce { try await clock.sleep(until: start + .seconds(fix.offsetSeconds)) }
          try context.output.writeLine(JSONText.text(Self.json(fix)))
          if isAtOnce { continue }
          try context.output.flush()
          try await database.setSimulatedLocation(fix.coordinate)
        }
      } while isLoop && playback.durationSeconds > 0
      if let destination = playback.destination { try await database.setSimulatedLocation(destination) }
    }
  }

  private func playback() throws(CommandFailure) -> RoutePlayback {
    do {
      let track = try GPXTrack(path: path)
      let points = track.points.map { RoutePoint($0.coordinate, microseconds: $0.timeMicroseconds) }
      return try RoutePlayback(points, pace: .metersPerSecond(speed), intervalSeconds: interval)
    } catch let error as RoutePlaybackError {
      throw CommandFailure(.importing, status: .badData, "\(path): \(error)", cause: error)
    } catch {
      throw CommandFailure(wrapping: error).naming(path)
    }
  }

  private static func json(_ fix: LocationFix) -> JSONValue {
    func rounded(_ value: Double, _ scale: Double) -> JSONValue { .number((value * scale).rounded() / scale) }
    return [
      "offsetSeconds": rounded(fix.offsetSeconds, 1_000),
      "latitude": rounded(fix.coordinate.latitude, 1e7), "longitude": rounded(fix.coordinate.longitude, 1e7),
      "bearingDegrees": fix.bearingDegrees.map { rounded($0, 10) } ?? .null,
      "speedMetersPerSecond": rounded(fix.speedMetersPerSecond, 1_000),
      "distanceAlongMeters": rounded(fix.distanceAlongMeters, 1_000),
    ]
  }
}
