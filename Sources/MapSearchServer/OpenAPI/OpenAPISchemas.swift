/// The JSON Schemas of bodies and answers, by name; each is JSON.
enum OpenAPISchemas {
  static let all: [(name: String, schema: String)] = [
    ("Problem", problem), ("Place", place), ("PlaceBody", placeBody), ("SearchPage", searchPage),
    ("Feature", feature), ("FeatureCollection", featureCollection), ("Suggestions", suggestions),
    ("Categories", categories), ("Sources", sources), ("Location", location), ("History", history),
    ("SearchMade", searchMade), ("EntryMade", entryMade), ("Choice", choice), ("Session", session),
    ("ImportSummary", importSummary), ("Health", health), ("Version", version),
  ]

  private static let latitude = #"{"type":"number","minimum":-90,"maximum":90}"#
  private static let longitude = #"{"type":"number","minimum":-180,"maximum":180}"#
  private static let text = #"{"type":"string"}"#
  private static let optionalText = #"{"type":["string","null"]}"#
  private static let optionalNumber = #"{"type":["number","null"]}"#
  private static let texts = #"{"type":"array","items":{"type":"string"}}"#
  private static let textsByName = #"{"type":"object","additionalProperties":{"type":"string"}}"#
  private static let ranges =
    #"{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":0},"minItems":2,"maxItems":2}}"#
  private static let optionalLocation =
    ##"{"anyOf":[{"$ref":"#/components/schemas/Location"},{"type":"null"}]}"##
  private static let names = """
    {"type":"array","items":{"type":"object","required":["language","name"],
    "properties":{"language":\(text),"name":\(text)}}}
    """

  private static let problem = """
    {"type":"object","required":["type","title","status","detail","remedy","requestId"],"properties":{
    "type":\(text),"title":\(text),"status":{"type":"integer"},"detail":\(text),"parameter":\(text),
    "remedy":\(text),"requestId":\(text)}}
    """

  private static let placeFacts = """
    "name":\(text),"displayName":\(text),"category":\(optionalText),"address":\(optionalText),"lotAddress":\(text),
    "phone":\(text),"website":\(text),"openingHours":\(text),"prominence":{"type":"number"},
    "alternateNames":\(names),"attributes":\(textsByName)
    """
  private static let place = """
    {"type":"object","required":["id","name","category","latitude","longitude","address"],"properties":{
    "id":\(text),"latitude":\(latitude),"longitude":\(longitude),\(placeFacts)}}
    """
  private static let resultFacts = """
    \(placeFacts),"distanceMeters":\(optionalNumber),"bearingDegrees":\(optionalNumber),"matches":\(ranges),
    "openState":{"type":"string","enum":["open","closed","unknown"]},"openComment":\(text),"nextChange":\(text),
    "matchedBy":\(text),"duplicates":{"type":"array","items":{"$ref":"#/components/schemas/Place"}}
    """
  private static let pageFacts = """
    "query":\(text),"location":\(optionalLocation),
    "sort":{"type":"string","enum":["distance","relevance","blended"]},"effectiveRadiusMeters":\(optionalNumber),
    "nextCursor":\(optionalText),"warnings":\(texts),"interpretation":{"type":"object"}
    """
  private static let searchPage = """
    {"type":"object","required":["query","location","sort","effectiveRadiusMeters","results","nextCursor","warnings"],
    "properties":{\(pageFacts),"results":{"type":"array","items":{"type":"object",
    "required":["id","name","latitude","longitude","distanceMeters","matches"],
    "properties":{"id":\(text),"latitude":\(latitude),"longitude":\(longitude),\(resultFacts)}}}}}
    """
  private static let feature = """
    {"type":"object","required":["type","geometry","properties"],"properties":{"type":{"const":"Feature"},
    "id":\(text),"geometry":{"type":"object","required":["type","coordinates"],"properties":{
    "type":{"const":"Point"},"coordinates":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}}},
    "properties":{"type":"object","required":["name"],"properties":{\(resultFacts)}}}}
    """
  private static let featureCollection = """
    {"type":"object","required":["type","features"],"properties":{"type":{"const":"FeatureCollection"},
    "features":{"type":"array","items":{"$ref":"#/components/schemas/Feature"}},\(pageFacts)}}
    """
  private static let suggestions = """
    {"type":"object","required":["text","suggestions","warnings"],"properties":{"text":\(text),"warnings":\(texts),
    "suggestions":{"type":"array","items":{"type":"object","required":["text","matches","kind"],"properties":{
    "text":\(text),"matches":\(ranges),"kind":{"type":"string","enum":["history","category","place"]}}}}}}
    """
  private static let categories = """
    {"type":"object","required":["categories"],"properties":{"categories":{"type":"array","items":{"type":"object",
    "required":["id","parent","codes","names"],"properties":{"id":\(text),"parent":\(optionalText),
    "codes":\(texts),"names":\(textsByName)}}}}}
    """
  private static let sources = """
    {"type":"object","required":["sources"],"properties":{"sources":{"type":"array","items":{"type":"object",
    "required":["name","attribution","licence"],"properties":{"name":\(text),"attribution":\(optionalText),
    "licence":\(optionalText)}}}}}
    """
  private static let location = """
    {"type":"object","required":["latitude","longitude"],"properties":{
    "latitude":\(latitude),"longitude":\(longitude)}}
    """
  private static let history = """
    {"type":"object","required":["isPaused","entries"],"properties":{"isPaused":{"type":"boolean"},
    "entries":{"type":"array","items":{"type":"object","required":["id","query","useCount","usedAt"],"properties":{
    "id":{"type":"integer"},"query":\(text),"location":\(optionalLocation),"resultCount":{"type":"integer"},
    "chosenPlaceId":\(optionalText),"useCount":{"type":"integer"},
    "usedAt":{"type":"string","format":"date-time"}}}}}}
    """
  /// Optional members may be null.
  private static func optional(_ type: String, _ limits: String = "") -> String {
    "{\"type\":[\"\(type)\",\"null\"]\(limits)}"
  }

  private static let searchMade = """
    {"type":"object","required":["query"],"properties":{"query":{"type":"string","maxLength":1000},
    "latitude":\(optional("number", #","minimum":-90,"maximum":90"#)),
    "longitude":\(optional("number", #","minimum":-180,"maximum":180"#)),
    "resultCount":\(optional("integer", #","minimum":0,"maximum":9007199254740991"#)),
    "chosenPlaceId":\(optional("string", #","maxLength":256"#))}}
    """
  private static let entryMade = """
    {"type":"object","required":["id"],"properties":{"id":{"type":["integer","null"]}}}
    """
  private static let choice =
    #"{"type":"object","required":["placeId"],"properties":{"placeId":{"type":"string","maxLength":256}}}"#
  private static let session = """
    {"type":"object","required":["tab"],"properties":{"tab":{"type":"string","minLength":1,"maxLength":1000},
    "query":{"type":["string","null"],"maxLength":1000},"placeId":{"type":["string","null"],"maxLength":1000},
    "region":{"anyOf":[{"type":"null"},{"type":"object",
    "required":["latitude","longitude","latitudeDelta","longitudeDelta"],"properties":{
    "latitude":\(latitude),"longitude":\(longitude),"latitudeDelta":{"type":"number","minimum":0,"maximum":180},
    "longitudeDelta":{"type":"number","minimum":0,"maximum":360}}}]},
    "detents":{"type":["array","null"],"maxItems":64,"items":{"type":"object","required":["tab","detent"],
    "properties":{"tab":{"type":"string","maxLength":1000},"detent":{"type":"string","maxLength":1000},
    "fraction":\(optional("number", #","minimum":0,"maximum":1"#))}}}}}
    """
  private static let placeBody = """
    {"type":"object","required":["name","latitude","longitude"],"properties":{
    "name":{"type":"string","minLength":1},"latitude":\(latitude),"longitude":\(longitude),
    "category":\(optionalText),"address":\(optionalText),"lotAddress":\(optionalText),"phone":\(optionalText),
    "website":\(optionalText),"openingHours":\(optionalText),
    "prominence":\(optional("number", #","minimum":0,"maximum":1"#)),
    "alternateNames":{"anyOf":[\(names),{"type":"null"}]},
    "attributes":{"anyOf":[\(textsByName),{"type":"null"}]}}}
    """
  private static let importSummary = """
    {"type":"object","required":["inserted","updated","unchanged","rejected","rejects"],"properties":{
    "inserted":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},
    "rejected":{"type":"integer"},"rejects":{"type":"array","items":{"type":"object",
    "properties":{"line":{"type":"integer"},"reason":\(text)}}}}}
    """
  private static let health =
    #"{"type":"object","required":["status"],"properties":{"status":{"type":"string"}}}"#
  private static let version = """
    {"type":"object","required":["name","version","api"],"properties":{"name":\(text),"version":\(text),
    "api":{"type":"integer"}}}
    """
}
