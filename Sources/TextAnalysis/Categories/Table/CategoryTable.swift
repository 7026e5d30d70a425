/// The categories as they are written: blocks of text, each category a paragraph.
///
///     korean_restaurant < restaurant
///       codes cuisine=korean, 한식
///       ko 한식, 한식당
///       en Korean restaurant, Korean food
///       ja 韓国料理
///       zh 韩国料理, 韩餐
///       zh-Hant 韓國料理, 韓式料理
///
/// The first line is the canonical id and, after `<`, the category it is a kind of. `codes` are what files
/// call it: tags of OpenStreetMap (`amenity=cafe`), group codes of Kakao (`CE7`), feature codes of GeoNames
/// (`S.HTL`), business types of Korean public data (커피숍). The other lines are what people call it, the
/// name to show first; `zh` is in simplified characters.
enum CategoryTable {
  /// All blocks, in the order in which categories are listed.
  static let blocks: [StaticString] = [
    food, lodging, transport, shops, services, health, education, sights, leisure, publicOffices, nature,
    settlements,
  ]
}
