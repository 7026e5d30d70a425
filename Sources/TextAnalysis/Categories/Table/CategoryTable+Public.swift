extension CategoryTable {
  /// What the public keeps: offices, safety, welfare.
  static let publicOffices: StaticString = """
    government_office
      codes PO3, amenity=government, office=government, S.ADMF, S.GOVL, 공공기관, 정부기관, office=administrative
      ko 관공서, 공공기관, 정부청사, 청사, 정부기관, 민원실
      en government office, government, public office, ministry, public institution
      ja 官公庁, 役所, 政府機関, 庁舎
      zh 政府机关, 政府部门, 政府, 公共机构
      zh-Hant 政府機關, 政府部門, 政府, 公家機關

    city_hall < government_office
      codes PO3, amenity=townhall, 시청, 구청, 군청, 도청
      ko 시청, 구청, 군청, 도청, 지방자치단체
      en city hall, town hall, district office, county office
      ja 市役所, 区役所, 町役場, 県庁, 市庁
      zh 市政府, 市政厅, 区政府
      zh-Hant 市政府, 市政廳, 區公所

    community_center < government_office
      codes PO3, amenity=community_centre, 주민센터, 행정복지센터, 동주민센터, 읍면동사무소, S.CTRCM
      ko 주민센터, 행정복지센터, 동사무소, 읍사무소, 면사무소, 동주민센터, 마을회관
      en community center, community centre, village hall, civic center, community hall
      ja 公民館, コミュニティセンター, 住民センター
      zh 社区中心, 居委会, 居民中心
      zh-Hant 社區中心, 活動中心, 里民活動中心

    police_station
      codes PO3, amenity=police, S.PP, 경찰서, 지구대, 파출소
      ko 경찰서, 파출소, 지구대, 경찰, 치안센터
      en police station, police, police box
      ja 警察署, 交番, 警察, 派出所
      zh 派出所, 警察局, 公安局, 警察
      zh-Hant 警察局, 派出所, 警察

    fire_station
      codes PO3, amenity=fire_station, 소방서, 119안전센터
      ko 소방서, 119안전센터, 소방, 안전센터
      en fire station, fire department, fire brigade
      ja 消防署, 消防
      zh 消防站, 消防局, 消防队
      zh-Hant 消防局, 消防隊, 消防站

    post_office
      codes PO3, amenity=post_office, S.PO, 우체국, 우편취급국
      ko 우체국, 우편, 우편취급국, 우편집중국
      en post office, post, mail
      ja 郵便局, 郵便
      zh 邮局, 邮政局, 邮政
      zh-Hant 郵局, 郵政

    post_box
      codes amenity=post_box, 우체통
      ko 우체통
      en post box, mailbox, letter box
      ja ポスト, 郵便ポスト
      zh 邮筒, 信箱
      zh-Hant 郵筒, 郵箱

    courthouse < government_office
      codes PO3, amenity=courthouse, S.CTHSE, 법원, 검찰청
      ko 법원, 지방법원, 검찰청, 등기소, 법정
      en courthouse, court, law court, prosecutors office
      ja 裁判所, 地方裁判所, 検察庁
      zh 法院, 检察院
      zh-Hant 法院, 地方法院, 檢察署

    tax_office < government_office
      codes PO3, office=tax, government=tax, 세무서, 세관, S.CSTM
      ko 세무서, 국세청, 세관
      en tax office, revenue office, customs, customs office
      ja 税務署, 税関
      zh 税务局, 海关
      zh-Hant 國稅局, 稅捐處, 海關

    immigration_office < government_office
      codes PO3, government=immigration, government=border_control, 출입국외국인청
      ko 출입국관리사무소, 출입국외국인청, 출입국, 여권, 여권민원실
      en immigration office, immigration, passport office
      ja 入国管理局, 出入国管理, パスポートセンター
      zh 出入境管理局, 护照办理, 出入境
      zh-Hant 移民署, 出入境管理, 護照辦理

    embassy
      codes amenity=embassy, office=diplomatic, diplomatic=embassy, diplomatic=consulate, S.DIP
      ko 대사관, 영사관, 총영사관
      en embassy, consulate
      ja 大使館, 領事館
      zh 大使馆, 领事馆
      zh-Hant 大使館, 領事館

    prison
      codes amenity=prison, S.PRN, 교도소, 구치소
      ko 교도소, 구치소, 감옥
      en prison, jail
      ja 刑務所, 拘置所
      zh 监狱, 看守所
      zh-Hant 監獄, 看守所

    military_base
      codes landuse=military, military=base, military=barracks, S.INSM, L.MILB, 군부대
      ko 군부대, 부대, 군사시설, 예비군훈련장
      en military base, military, army base, barracks
      ja 軍事基地, 基地, 駐屯地
      zh 军事基地, 军营
      zh-Hant 軍事基地, 軍營

    welfare_center
      codes PO3, amenity=social_facility, amenity=social_centre, 사회복지시설, 복지관
      ko 복지관, 사회복지관, 복지센터, 노인복지관, 장애인복지관
      en welfare center, social center, social facility, social services, welfare
      ja 福祉センター, 福祉施設, 社会福祉協議会
      zh 福利院, 社会服务中心, 社会福利
      zh-Hant 社福中心, 社會福利中心, 福利機構

    senior_center < welfare_center
      codes social_facility:for=senior, 경로당, 노인여가복지시설
      ko 경로당, 노인정, 노인회관, 노인대학
      en senior center, senior citizens center, elderly center
      ja 老人福祉センター, 老人会館, 敬老堂
      zh 老年活动中心, 老人活动室
      zh-Hant 老人活動中心, 長青中心

    broadcaster
      codes office=broadcaster, amenity=studio, studio=television, S.STNR, 방송국, studio=radio
      ko 방송국, 방송사, 라디오방송국, 신문사, 언론사
      en broadcaster, TV station, broadcasting station, radio station, television station, newspaper
      ja 放送局, テレビ局, ラジオ局, 新聞社
      zh 电视台, 广播电台, 报社
      zh-Hant 電視台, 廣播電台, 報社

    cemetery
      codes landuse=cemetery, amenity=grave_yard, S.CMTY, S.GRVE, 공원묘지, 묘지, 봉안당
      ko 공동묘지, 묘지, 납골당, 공원묘지, 봉안당, 묘원
      en cemetery, graveyard, burial ground, columbarium
      ja 墓地, 霊園, 納骨堂
      zh 公墓, 墓地, 墓园
      zh-Hant 公墓, 墓地, 墓園, 靈骨塔

    recycling_center
      codes amenity=recycling, amenity=waste_disposal, 재활용센터, 자원순환센터
      ko 재활용센터, 분리수거, 재활용, 쓰레기
      en recycling center, recycling, recycling centre, waste disposal
      ja リサイクルセンター, ごみ処理場
      zh 回收站, 垃圾回收, 废品回收
      zh-Hant 資源回收站, 資源回收, 回收場

    shelter
      codes amenity=refugee_site, emergency=assembly_point, 대피소, 민방위대피시설
      ko 대피소, 민방위대피소, 무더위쉼터, 지진대피소
      en shelter, emergency shelter, assembly point, evacuation site
      ja 避難所, 避難場所
      zh 避难所, 避难场所, 应急避难
      zh-Hant 避難所, 避難場所, 防空洞

    aed
      codes emergency=defibrillator, 자동심장충격기
      ko 자동심장충격기, 제세동기, 심장충격기, AED
      en defibrillator, AED
      ja AED設置場所, 除細動器
      zh 除颤器, 自动体外除颤器
      zh-Hant 自動體外心臟去顫器, 電擊器
    """
}
