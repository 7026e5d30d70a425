/// What a column or property says about a place.
enum PlaceField: Sendable, Hashable {
  case id
  case name
  case latitude
  case longitude
  /// Both in one text.
  case position
  case category
  case address
  case lotAddress
  case phone
  case website
  case openingHours
  case prominence
  /// A name in one language, BCP 47.
  case alternateName(language: String)
  /// Several names in one text.
  case alternateNames(separator: UInt8)
  /// All names in other languages as JSON, as they are exported.
  case alternateNamesJSON
  /// Everything else that is known as JSON, as it is exported.
  case attributesJSON
  /// Anything else, kept under its own key.
  case attribute(String)
  /// What an earlier import noted beside a rejected row.
  case nothing
}

extension PlaceField {
  /// The names a field goes by in files, best first, written as `ColumnNames.normalized` leaves them.
  ///
  /// Where a file has several of them, the best is the field and the others stay attributes.
  static let names: [(field: PlaceField, names: [String])] = [
    (
      .id,
      [
        "id", "place_id", "placeid", "@id", "osm_id", "uid", "identifier", "geonameid", "관리번호", "고유번호",
        "식별번호", "번호", "管理番号", "施設番号",
      ]
    ),
    (
      .name,
      [
        "name", "place_name", "이름", "명칭", "상호명", "상호", "장소명", "시설명", "업소명", "사업장명", "도서관명", "역명", "역사명",
        "정류장명", "학교명", "공원명", "名称", "名前", "施設名", "施設名称", "店舗名", "店名", "駅名", "title", "label", "names",
      ]
    ),
    (
      .latitude,
      [
        "latitude", "lat", "위도", "緯度", "breite", "breitengrad", "geo_lat", "wgs84_lat", "y", "y좌표", "좌표y",
        "좌표정보(y)", "y_coord", "lat_y",
      ]
    ),
    (
      .longitude,
      [
        "longitude", "lon", "lng", "long", "경도", "経度", "laenge", "länge", "längengrad", "laengengrad",
        "geo_lon",
        "geo_lng", "wgs84_lon", "x", "x좌표", "좌표x", "좌표정보(x)", "x_coord", "lon_x",
      ]
    ),
    (
      .position,
      [
        "coordinates", "coordinate", "coords", "coord", "latlng", "latlon", "lat_lng", "lat_lon", "lat,lng",
        "lat,lon", "lat/lon", "geo_point", "geo_point_2d", "geopoint", "geolocation", "loc", "wkt", "geom",
        "the_geom", "geometry", "point", "좌표", "위경도", "위도경도", "緯度経度", "座標", "position", "location", "위치",
      ]
    ),
    (.nothing, [RejectedRow.reasonColumn]),
    (
      .category,
      [
        "category", "카테고리", "분류", "업종", "업종명", "업태", "업태구분명", "위생업태명", "상권업종소분류명", "구분", "유형", "種別", "分類",
        "カテゴリ", "業種",
        "amenity", "shop", "tourism", "leisure", "historic", "craft", "office", "healthcare", "kind", "type",
      ]
    ),
    (
      .address,
      [
        "address", "addr", "full_address", "addr:full", "road_address", "도로명주소", "도로명전체주소", "소재지도로명주소",
        "주소", "소재지", "소재지주소", "所在地", "住所", "所在地住所", "street_address",
      ]
    ),
    (
      .lotAddress,
      ["lot_address", "lotaddress", "jibun_address", "지번주소", "소재지지번주소", "소재지전체주소", "소재지번주소"]
    ),
    (
      .phone,
      ["phone", "telephone", "tel", "phone_number", "contact:phone", "전화번호", "전화", "연락처", "電話番号", "電話"]
    ),
    (
      .website,
      ["website", "url", "ウェブサイト", "ホームページ", "homepage", "web", "contact:website", "홈페이지", "홈페이지주소", "웹사이트"]
    ),
    (.openingHours, ["opening_hours", "openinghours", "hours", "영업시간", "운영시간", "이용시간", "営業時間", "開館時間"]),
    (.prominence, ["prominence"]),
    (.alternateName(language: "en"), ["name_en", "name:en", "english_name", "영문명", "영문명칭", "영문이름", "영문"]),
    (.alternateName(language: "ja"), ["name_ja", "name:ja", "일문명", "일어명"]),
    (.alternateName(language: "zh"), ["name_zh", "name:zh", "중문명"]),
    (.alternateName(language: "ko"), ["name_ko", "name:ko", "한글명", "국문명"]),
    (.alternateNamesJSON, ["alternate_names_json"]),
    (.attributesJSON, ["attributes_json"]),
    (.alternateNames(separator: UInt8(ascii: "|")), ["alt_names", "alternate_names", "aliases", "별칭"]),
    (.alternateNames(separator: UInt8(ascii: ";")), ["alt_name"]),
    (.alternateNames(separator: UInt8(ascii: ",")), ["alternatenames"]),
  ]

  /// Endings that tell a field of a longer Korean column name, e.g. 도서관전화번호.
  static let endings: [(ending: String, field: PlaceField)] = [
    ("전화번호", .phone), ("지번주소", .lotAddress), ("도로명주소", .address), ("홈페이지주소", .website),
    ("홈페이지", .website), ("위도", .latitude), ("경도", .longitude), ("유형", .category), ("이름", .name),
    ("명", .name),
  ]

  /// Columns that end like a name and name an area or an office, not the place.
  static let notNames: Set<String> = [
    "시도명", "시군구명", "읍면동명", "법정동명", "행정동명", "도로명", "동명", "구명", "시명", "제공기관명", "관리기관명",
    "운영기관명", "기관명", "대표자명", "담당자명", "부서명", "관리부서명", "노선명", "호선명", "국가명", "설명", "건물명",
  ]
}
