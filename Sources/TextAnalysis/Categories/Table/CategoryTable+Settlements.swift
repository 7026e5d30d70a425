extension CategoryTable {
  /// Where one lives, from a country down to a building.
  static let settlements: StaticString = """
    country
      codes place=country, A.PCLI, A.PCL, A.PCLD, admin_level=2
      ko 국가, 나라
      en country, nation
      ja 国, 国家
      zh 国家
      zh-Hant 國家

    region
      codes place=state, place=region, A.ADM1, place=province, L.RGN, 광역자치단체, admin_level=4
      ko 지역, 도, 주, 광역시, 지방
      en region, state, province
      ja 地域, 州, 県, 都道府県, 地方
      zh 省, 地区, 州, 省份
      zh-Hant 省, 地區, 州

    county
      codes place=county, A.ADM2, admin_level=6, macrocounty
      ko 군, 카운티
      en county
      ja 郡
      zh 县
      zh-Hant 縣

    city
      codes place=city, P.PPLC, P.PPLA, P.PPL, P.PPLA2, A.ADM3, localadmin, 시
      ko 도시, 시
      en city, cities
      ja 市, 都市
      zh 城市, 市
      zh-Hant 城市, 市

    town
      codes place=town, P.PPLA3, A.ADM4, 읍
      ko 읍, 소도시, 읍내
      en town
      ja 町
      zh 镇, 城镇
      zh-Hant 鎮, 城鎮

    village
      codes place=village, place=hamlet, P.PPLL, P.PPLA4, P.PPLF, 면, 리
      ko 마을, 면, 리, 촌락
      en village, hamlet
      ja 村, 集落
      zh 村, 村庄, 乡村
      zh-Hant 村, 村莊, 鄉村

    district
      codes place=borough, place=district, place=city_district, 구, macrohood
      ko 구, 자치구, 행정구
      en district, borough
      ja 区, 行政区
      zh 区, 行政区
      zh-Hant 區, 行政區

    neighbourhood
      codes place=neighbourhood, place=suburb, place=quarter, P.PPLX, neighborhood, 동, 법정동, 행정동
      ko 동네, 동
      en neighbourhood, neighborhood, suburb, quarter
      ja 地区, 町内, 界隈
      zh 街区, 社区
      zh-Hant 街區, 社區

    locality
      codes place=locality, L.LCTY, place=isolated_dwelling, L.AREA, P.PPLQ
      ko 지명, 장소
      en locality, area, place
      ja 地名, 場所
      zh 地名, 地点
      zh-Hant 地名, 地點

    building
      codes building=yes, building=commercial, S.BLDG, 건물, 빌딩
      ko 건물, 빌딩, 오피스빌딩
      en building, skyscraper, office building
      ja ビル, 建物, 高層ビル
      zh 大厦, 大楼, 楼宇, 建筑物
      zh-Hant 大廈, 大樓, 建築物

    apartment_complex
      codes building=apartments, building=residential, landuse=residential, 아파트, 공동주택, building=dormitory
      ko 아파트, 아파트단지, 오피스텔, 빌라, 주택, 기숙사, 원룸
      en apartment complex, apartments, apartment, residential building, condominium, condo, dormitory
      ja マンション, アパート, 団地, 住宅, 学生寮
      zh 小区, 公寓, 住宅区, 宿舍
      zh-Hant 公寓, 社區大樓, 住宅區, 宿舍

    factory
      codes landuse=industrial, man_made=works, S.MFG, building=industrial, 공장, 공장등록
      ko 공장, 제조업, 산업단지, 공단
      en factory, plant, manufacturing, industrial estate
      ja 工場, 工業団地
      zh 工厂, 工业园
      zh-Hant 工廠, 工業區

    warehouse
      codes building=warehouse, landuse=depot, 물류창고, 창고업, S.SHSE
      ko 창고, 물류센터, 물류창고
      en warehouse, logistics center, distribution center, depot
      ja 倉庫, 物流センター
      zh 仓库, 物流中心
      zh-Hant 倉庫, 物流中心

    farm
      codes landuse=farmland, place=farm, S.FRM, landuse=farmyard, tourism=farm, 농장, S.RNCH
      ko 농장, 목장, 과수원, 농원, 체험농장
      en farm, ranch, orchard
      ja 農場, 牧場, 果樹園
      zh 农场, 牧场, 果园
      zh-Hant 農場, 牧場, 果園
    """
}
