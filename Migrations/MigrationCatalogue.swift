/// The schema's steps, in order, embedded from the `.sql` files beside this one.
///
/// A file that has been released is never edited: its SHA-256 is recorded in every database it ran in.
package enum MigrationCatalogue {
  /// A step: its file's name without the ending, and its SQL.
  package struct Step: Sendable {
    package let name: String
    package let sql: [UInt8]
  }

  /// All steps, oldest first.
  package static let steps: [Step] = [
    Step(name: "M0001__places", sql: PackageResources.M0001__places_sql),
    Step(name: "M0002__history", sql: PackageResources.M0002__history_sql),
    Step(name: "M0003__sessions", sql: PackageResources.M0003__sessions_sql),
    Step(name: "M0004__sources", sql: PackageResources.M0004__sources_sql),
  ]
}
