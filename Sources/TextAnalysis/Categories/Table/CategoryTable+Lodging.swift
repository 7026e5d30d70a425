extension CategoryTable {
  /// Where one sleeps.
  static let lodging: StaticString = """
    lodging
      codes AD5, 숙박업, 숙박업(일반), 숙박업(생활), 관광숙박업, 외국인관광도시민박업
      ko 숙박, 숙소, 숙박시설, 숙박업소
      en lodging, accommodation, place to stay, stay
      ja 宿泊施設, 宿, 宿泊
      zh 住宿, 住宿地
      zh-Hant 住宿, 旅宿

    hotel < lodging
      codes AD5, tourism=hotel, S.HTL, building=hotel, 관광호텔, 관광호텔업
      ko 호텔, 관광호텔, 비즈니스호텔
      en hotel, inn, business hotel
      ja ホテル, ビジネスホテル
      zh 酒店, 宾馆, 旅店
      zh-Hant 酒店, 旅館, 賓館, 飯店酒店

    motel < lodging
      codes AD5, tourism=motel, 여관업, 여인숙업
      ko 모텔, 여관, 여인숙, 무인텔
      en motel, love hotel, motor inn
      ja モーテル, ラブホテル
      zh 汽车旅馆, 汽车旅店
      zh-Hant 汽車旅館

    hostel < lodging
      codes AD5, tourism=hostel, 호스텔업
      ko 호스텔, 유스호스텔, 백패커스
      en hostel, youth hostel, backpackers
      ja ホステル, ユースホステル
      zh 青年旅舍, 青旅, 青年旅社
      zh-Hant 青年旅舍, 青年旅館, 背包客棧

    guest_house < lodging
      codes AD5, tourism=guest_house, S.GHSE, 농어촌민박업, 게스트하우스
      ko 게스트하우스, 민박, 민박집, 에어비앤비
      en guest house, guesthouse, bed and breakfast, B&B, homestay
      ja ゲストハウス, 民宿, 民泊
      zh 民宿, 家庭旅馆, 客栈
      zh-Hant 民宿, 客棧

    pension < guest_house
      codes AD5, 관광펜션업, 펜션, tourism=chalet
      ko 펜션, 풀빌라, 산장, 별장
      en holiday cottage, cottage, chalet, villa, pool villa
      ja ペンション, コテージ, 貸別荘
      zh 度假屋, 度假别墅
      zh-Hant 度假屋, 度假別墅, 渡假木屋

    traditional_inn < guest_house
      codes AD5, 한옥체험업, tourism=ryokan
      ko 한옥스테이, 한옥체험, 한옥호텔, 료칸
      en traditional inn, hanok stay, ryokan
      ja 旅館, 伝統旅館, 韓屋ステイ
      zh 传统旅馆, 韩屋住宿
      zh-Hant 傳統旅館, 韓屋住宿, 日式旅館

    apartment_hotel < lodging
      codes AD5, tourism=apartment, 생활숙박시설
      ko 레지던스, 생활형숙박시설, 아파트호텔, 콘도, 콘도미니엄
      en serviced apartment, apartment hotel, aparthotel, residence hotel
      ja アパートメントホテル, レジデンス, コンドミニアム
      zh 公寓酒店, 酒店式公寓
      zh-Hant 公寓式酒店, 酒店式公寓

    resort < lodging
      codes AD5, leisure=resort, tourism=resort, S.RSRT, 휴양콘도미니엄업
      ko 리조트, 휴양지, 휴양시설
      en resort, holiday resort
      ja リゾート, 保養地
      zh 度假村, 度假区
      zh-Hant 渡假村, 度假村, 休閒度假區

    campsite < lodging
      codes AD5, tourism=camp_site, tourism=caravan_site, S.CMP, 야영장업, 일반야영장업, 자동차야영장업
      ko 캠핑장, 야영장, 캠핑, 오토캠핑장, 글램핑, 글램핑장, 카라반
      en campsite, camping, campground, camp site, glamping, caravan site
      ja キャンプ場, キャンプ, グランピング
      zh 露营地, 营地, 露营
      zh-Hant 露營區, 露營地, 露營
    """
}
