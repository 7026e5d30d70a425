import MapSearch

/// Kakao Local's search by keyword and by category, for clients that speak it.
enum KakaoDoor {
  /// As Kakao documents them.
  private static let pages = 1...45
  private static let sizes = 1...15
  private static let maximumRadiusMeters = 20_000.0

  private static let query = Parameter<String>.text(
    "query", lengths: 1...1_000, isRequired: true, "What to look for.")
  private static let x = Parameter<Double>.number("x", in: -180...180, "Longitude of the centre.")
  private static let y = Parameter<Double>.number("y", in: -90...90, "Latitude of the centre.")
  private static let radius = Parameter<Double>.number(
    "radius", in: 0...maximumRadiusMeters, "Metres around it.")
  private static let rectangle = Parameter<BoundingBox>(
    "rect", schema: #"{"type":"string"}"#, "Left, bottom, right, top.", expectation: "left,bottom,right,top"
  ) { try? BoundingBox(parsing: $0) }
  private static let group = Parameter<String>.text("category_group_code", lengths: 3...3, "Such as CE7.")
  private static let requiredGroup = Parameter<String>.text(
    "category_group_code", lengths: 3...3, isRequired: true, "Such as CE7.")
  private static let page = Parameter<Int>.integer("page", in: pages, default: 1, "Which page.")
  private static let size = Parameter<Int>.integer("size", in: sizes, default: 15, "Results a page.")
  private static let sort = Parameter<KakaoSort>.choice("sort", "What comes first.")
  private enum KakaoSort: String, CaseIterable { case distance, accuracy }

  private static let common = [
    x.declaration, y.declaration, radius.declaration, rectangle.declaration, page.declaration,
    size.declaration, sort.declaration,
  ]

  static let keyword = Route(
    "GET", "/v2/local/search/keyword.json", "kakao_keyword", "Kakao Local's search by keyword.",
    parameters: [query.declaration, group.declaration] + common,
    answers: [Route.Answer(.ok, [ContentType.json])], isDocumented: false, failure: failure
  ) { (call, _) throws(Problem) in
    try answer(call, try call.required(query), category: try call.value(group))
  }

  static let category = Route(
    "GET", "/v2/local/search/category.json", "kakao_category", "Kakao Local's search by category.",
    parameters: [requiredGroup.declaration] + common, answers: [Route.Answer(.ok, [ContentType.json])],
    isDocumented: false, failure: failure
  ) { (call, _) throws(Problem) in
    let group = try call.required(requiredGroup)
    let hasCentre = try call.point(y, x) != nil
    guard try call.value(rectangle) != nil || hasCentre else {
      throw Problem(
        .badRequest, "missing-parameter", "neither x, y and radius nor rect is given", parameter: "rect",
        remedy: "give one of them")
    }
    return try answer(call, "", category: group)
  }

  private static func answer(_ call: Call, _ text: String, category: String?) throws(Problem) -> Work {
    let point = try call.point(y, x)
    let order = try call.value(sort) ?? .accuracy
    let page = try call.value(page) ?? 1
    let size = try call.value(size) ?? 15
    let pageable = call.service.limits.kakaoPageableResults
    guard order == .accuracy || point != nil else { throw .invalid("sort", "x and y with sort=distance") }
    let request = SearchRequest(
      text, near: point, radiusMeters: point == nil ? nil : try call.value(radius),
      box: try call.value(rectangle), category: category,
      sort: order == .distance ? .distance : point == nil ? .relevance : .blended, limit: pageable)
    return .reading { (reader) throws(Problem) in
      let found = try reader.page(request, call.deadline)
      let encoding = KakaoEncoding(page: page, size: size, tellsRegion: !text.isEmpty)
      return encoding.response(found)
    }
  }

  /// Problems as Kakao words them.
  static let failure: Route.Failure = { problem, _ in
    var json = JSONWriter()
    json.beginObject()
    json.member("errorType", errorType(problem))
    json.member("message", "\(problem.detail); \(problem.remedy)")
    json.endObject()
    var response = Response.json(json, problem.status)
    response.headers = problem.headers
    return response
  }

  private static func errorType(_ problem: Problem) -> String {
    switch problem.status {
    case .unauthorized, .forbidden: "AccessDeniedError"
    case .badRequest where problem.kind == "missing-parameter": "MissingParameter"
    case .badRequest, .unprocessable: "InvalidArgument"
    default: "InternalServerError"
    }
  }
}

/// Results as Kakao writes them: everything is text.
struct KakaoEncoding: Sendable {
  let page: Int
  let size: Int
  let tellsRegion: Bool

  /// The page of all that can be paged through.
  func response(_ found: SearchPage) -> Response {
    let count = found.results.count
    let first = min((page - 1) * size, count)
    let shown = found.results[first..<min(first + size, count)]
    var json = JSONWriter(capacity: 512 * (shown.count + 1))
    json.beginObject()
    json.key("meta")
    json.beginObject()
    sameName(found, &json)
    json.member("pageable_count", count)
    // Counting further would read every match of a common word; clients only page through the others.
    json.member("total_count", count)
    json.member("is_end", first + size >= count)
    json.endObject()
    json.key("documents")
    json.beginArray()
    for result in shown { append(result, &json) }
    json.endArray()
    json.endObject()
    return .json(json)
  }

  private func sameName(_ found: SearchPage, _ json: inout JSONWriter) {
    json.key("same_name")
    guard tellsRegion else { return json.null() }
    json.beginObject()
    json.member("region", [found.interpretation?.region].compactMap { $0 })
    json.member("keyword", found.interpretation?.keyword ?? found.query)
    json.member("selected_region", found.interpretation?.region ?? "")
    json.endObject()
  }

  private func append(_ result: SearchResult, _ json: inout JSONWriter) {
    let place = result.place
    let lineage = place.category.map { CategoryDirectory.lineage(of: $0) } ?? []
    let names = lineage.reversed().map { CategoryDirectory.name(of: $0, language: "ko") ?? $0 }
    let group = KakaoGroup(lineage)
    json.beginObject()
    json.member("id", place.id)
    json.member("place_name", place.name)
    json.member("category_name", names.joined(separator: " > "))
    json.member("category_group_code", group?.code ?? "")
    json.member("category_group_name", group?.name ?? "")
    json.member("phone", place.phone ?? "")
    json.member("address_name", place.lotAddress ?? place.address ?? "")
    json.member("road_address_name", place.address ?? "")
    json.member("x", "\(place.coordinate.longitude)")
    json.member("y", "\(place.coordinate.latitude)")
    json.member("place_url", place.website ?? "")
    json.member("distance", result.distanceMeters.map { "\(Int($0.rounded()))" } ?? "")
    json.endObject()
  }
}

/// One of Kakao's eighteen groups of categories.
struct KakaoGroup {
  let code: String
  let name: String

  /// The group of a kind and those it belongs to, the nearest first; nil when it is in none.
  init?(_ lineage: [String]) {
    for id in lineage {
      let codes = CategoryDirectory.entry(id)?.codes ?? []
      for code in codes {
        if let name = Self.names[code] { self = KakaoGroup(code: code, name: name); return }
      }
    }
    return nil
  }

  private init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  /// As Kakao documents them.
  private static let names = [
    "MT1": "대형마트", "CS2": "편의점", "PS3": "어린이집, 유치원", "SC4": "학교", "AC5": "학원", "PK6": "주차장",
    "OL7": "주유소, 충전소", "SW8": "지하철역", "BK9": "은행", "CT1": "문화시설", "AG2": "중개업소",
    "PO3": "공공기관", "AT4": "관광명소", "AD5": "숙박", "FD6": "음식점", "CE7": "카페", "HP8": "병원", "PM9": "약국",
  ]
}
