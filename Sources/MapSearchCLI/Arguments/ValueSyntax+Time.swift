import MapSearch

extension ValueSyntax where Value == OpeningFilter.Moment {
  /// `2026-12-25T18:30`, by a place's own clock, or with `Z` or an offset an instant.
  static var openingMoment: ValueSyntax {
    ValueSyntax { (text: String) throws(ValueError) -> OpeningFilter.Moment in
      guard let moment = OpeningFilter.Moment(text) else {
        throw ValueError("a time such as 2026-12-25T18:30, or 2026-12-25T18:30+09:00")
      }
      return moment
    }
  }
}
