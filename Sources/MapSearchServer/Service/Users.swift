#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import MapSearch

/// Where each user's history, sessions and location are: those of a token in a file of its own beside the database,
/// those of whoever has none in the database itself, as those of the command line are.
actor Users {
  private let shared: PlaceDatabase
  private let folder: String
  private let isReadOnly: Bool
  private var files: [String: Task<PlaceDatabase, any Error>] = [:]

  init(shared: PlaceDatabase, folder: String, isReadOnly: Bool) {
    self.shared = shared
    self.folder = folder
    self.isReadOnly = isReadOnly
  }

  /// The database with a user's personal data, made when there is none.
  func data(of user: User) async throws(Problem) -> PlaceDatabase {
    guard let name = user.name else { return shared }
    guard !isReadOnly else { throw .readOnly }
    let task = files[name] ?? open(name)
    files[name] = task
    do { return try await task.value } catch {
      files[name] = nil
      throw (error as? PlaceDatabaseError).map(Problem.init) ?? .internalFault
    }
  }

  func close() async {
    for task in files.values { if let database = try? await task.value { await database.close() } }
    files = [:]
  }

  private func open(_ name: String) -> Task<PlaceDatabase, any Error> {
    // What cannot be made shows itself when the file is opened.
    mkdir(folder, 0o700)
    let path = "\(folder)/\(name).sqlite"
    return Task { try await PlaceDatabase(path: path, readers: 1) }
  }
}
