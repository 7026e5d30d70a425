extension CategoryTable {
  /// How one gets about.
  static let transport: StaticString = """
    subway_station
      codes SW8, station=subway, railway=subway, S.MTRO, station=light_rail, 지하철역, 도시철도역
      ko 지하철역, 지하철, 전철역, 전철, 역
      en subway station, subway, metro station, metro, underground station, tube station, station
      ja 地下鉄駅, 地下鉄, メトロ, 駅
      zh 地铁站, 地铁, 轻轨站, 站
      zh-Hant 地鐵站, 地鐵, 捷運站, 捷運, 站

    subway_entrance
      codes railway=subway_entrance, 지하철역 출구
      ko 지하철역 출구, 지하철 출구, 출구, 지하철 입구
      en subway entrance, subway exit, metro entrance, station exit
      ja 地下鉄出入口, 地下鉄出口, 駅出口
      zh 地铁口, 地铁出口, 地铁出入口
      zh-Hant 地鐵口, 地鐵出口, 捷運出口

    railway_station
      codes railway=station, railway=halt, S.RSTN, S.RSTP, public_transport=station, 기차역, 철도역
      ko 기차역, 철도역, 기차, 역, 열차역, KTX역
      en train station, railway station, rail station, station, train
      ja 鉄道駅, 駅, 電車駅, 新幹線駅
      zh 火车站, 铁路车站, 高铁站, 车站, 站
      zh-Hant 火車站, 鐵路車站, 高鐵站, 車站, 站

    tram_stop
      codes railway=tram_stop, S.TRAM
      ko 트램, 노면전차, 트램 정류장, 트램역
      en tram stop, tram, streetcar stop, streetcar
      ja 路面電車, 路面電車停留場, 電停
      zh 有轨电车站, 有轨电车
      zh-Hant 有軌電車站, 路面電車站, 輕軌

    bus_stop
      codes highway=bus_stop, S.BUSTP, public_transport=platform, public_transport=stop_position, 버스정류소, 버스정류장
      ko 버스정류장, 버스정류소, 정류장, 정류소, 버스
      en bus stop, bus
      ja バス停, バス停留所, バス
      zh 公交站, 公交车站, 巴士站, 公车站
      zh-Hant 公車站, 公車站牌, 巴士站

    bus_terminal
      codes amenity=bus_station, S.BUSTN, 버스터미널, 여객자동차터미널
      ko 버스터미널, 고속버스터미널, 시외버스터미널, 터미널, 고속터미널, 시외버스
      en bus terminal, bus station, coach station
      ja バスターミナル, 高速バスターミナル
      zh 长途汽车站, 客运站, 汽车站, 公交总站
      zh-Hant 客運站, 公車總站, 轉運站, 巴士總站

    taxi_stand
      codes amenity=taxi, 택시승강장
      ko 택시승강장, 택시, 택시정류장, 택시타는곳
      en taxi stand, taxi, taxi rank, cab
      ja タクシー乗り場, タクシー
      zh 出租车站, 出租车, 的士站
      zh-Hant 計程車招呼站, 計程車, 的士站

    airport
      codes aeroway=aerodrome, aeroway=terminal, S.AIRP, S.AIRF, aeroway=airport, 공항, S.AIRT
      ko 공항, 국제공항, 비행장, 공항터미널
      en airport, international airport, airfield, aerodrome, airport terminal
      ja 空港, 国際空港, 飛行場
      zh 机场, 国际机场, 航站楼
      zh-Hant 機場, 國際機場, 航廈

    heliport
      codes aeroway=heliport, aeroway=helipad, S.AIRH
      ko 헬기장, 헬리포트, 헬리패드
      en heliport, helipad
      ja ヘリポート
      zh 直升机场, 直升机停机坪
      zh-Hant 直升機場, 直升機停機坪

    ferry_terminal
      codes amenity=ferry_terminal, S.FY, S.FYT, 여객선터미널
      ko 여객선터미널, 선착장, 페리, 연안여객터미널, 유람선
      en ferry terminal, ferry, ferry pier, boat terminal
      ja フェリーターミナル, フェリー乗り場, フェリー
      zh 轮渡码头, 渡轮码头, 客运码头, 轮渡
      zh-Hant 渡輪碼頭, 客運碼頭, 渡輪

    port
      codes landuse=port, harbour=yes, H.HBR, L.PRT, industrial=port
      ko 항구, 항, 항만, 어항, 포구
      en port, harbour, harbor, seaport, fishing port
      ja 港, 港湾, 漁港
      zh 港口, 港, 海港, 渔港
      zh-Hant 港口, 港, 海港, 漁港

    pier
      codes man_made=pier, S.PIER, S.WHRF, S.QUAY, S.JTY
      ko 부두, 잔교, 방파제
      en pier, jetty, wharf, quay
      ja 桟橋, 埠頭, ふ頭
      zh 码头, 栈桥
      zh-Hant 碼頭, 棧橋

    parking
      codes PK6, amenity=parking, S.PKLT, amenity=parking_entrance, 주차장, 공영주차장
      ko 주차장, 주차, 공영주차장, 주차타워, 유료주차장
      en parking, parking lot, car park, parking garage
      ja 駐車場, パーキング, コインパーキング
      zh 停车场, 停车, 停车库
      zh-Hant 停車場, 停車, 收費停車場

    bicycle_parking
      codes amenity=bicycle_parking, 자전거보관소
      ko 자전거보관소, 자전거주차장, 자전거거치대
      en bicycle parking, bike parking, bike rack
      ja 駐輪場, 自転車置き場
      zh 自行车停放处, 自行车停车场
      zh-Hant 自行車停放處, 單車停車場

    bicycle_rental
      codes amenity=bicycle_rental, 자전거대여소, 공공자전거
      ko 자전거대여소, 따릉이, 자전거대여, 공공자전거, 자전거
      en bicycle rental, bike rental, bike share, bike sharing
      ja レンタサイクル, シェアサイクル, 貸自転車
      zh 自行车租赁, 共享单车, 公共自行车
      zh-Hant 自行車租借, 公共自行車, 租腳踏車

    car_rental
      codes amenity=car_rental, amenity=car_sharing, 자동차대여사업, 렌터카
      ko 렌터카, 렌트카, 자동차대여, 카셰어링
      en car rental, rent a car, car hire, rental car, car sharing
      ja レンタカー, カーシェア
      zh 租车, 汽车租赁, 租车公司
      zh-Hant 租車, 汽車出租, 租車公司

    gas_station
      codes OL7, amenity=fuel, 주유소, 석유판매업, 석유판매업(주유소)
      ko 주유소, 주유, 기름, 셀프주유소, 휘발유
      en gas station, petrol station, filling station, fuel station, gas, petrol, fuel
      ja ガソリンスタンド, 給油所, ガソリン
      zh 加油站, 加油
      zh-Hant 加油站, 加油, 油站

    lpg_station < gas_station
      codes OL7, fuel:lpg=yes, LPG충전소, 가스충전소, 액화석유가스충전사업
      ko LPG충전소, 가스충전소, LPG
      en LPG station, LPG, autogas
      ja LPGスタンド, LPガススタンド
      zh 液化气加气站, 加气站
      zh-Hant 液化石油氣加氣站, 加氣站

    charging_station
      codes OL7, amenity=charging_station, 전기차충전소, 수소충전소
      ko 전기차충전소, 충전소, 전기충전소, 전기차충전, 급속충전, 수소충전소
      en charging station, EV charging station, EV charger, electric vehicle charging, charger
      ja 充電スタンド, EV充電スタンド, 充電ステーション
      zh 充电站, 充电桩, 电动车充电站
      zh-Hant 充電站, 充電樁, 電動車充電站

    rest_area
      codes highway=rest_area, highway=services, 고속도로, 고속도로휴게소
      ko 휴게소, 고속도로휴게소, 졸음쉼터, 쉼터
      en rest area, service area, motorway services, highway rest stop
      ja サービスエリア, パーキングエリア, 道の駅
      zh 服务区, 高速服务区, 休息区
      zh-Hant 休息站, 服務區, 高速公路休息站

    toll_gate
      codes barrier=toll_booth, highway=toll_gantry, 톨게이트
      ko 톨게이트, 요금소, 영업소
      en toll gate, toll booth, toll plaza
      ja 料金所
      zh 收费站
      zh-Hant 收費站

    interchange
      codes highway=motorway_junction, 나들목
      ko 나들목, 인터체인지, 분기점, IC, JC
      en interchange, motorway junction, highway exit
      ja インターチェンジ, ジャンクション
      zh 高速出入口, 立交, 互通
      zh-Hant 交流道, 立交

    intersection
      codes highway=crossing, junction=yes, 교차로
      ko 교차로, 사거리, 삼거리, 오거리, 네거리, 로터리
      en intersection, crossroads, junction, roundabout
      ja 交差点, 十字路
      zh 路口, 十字路口, 交叉口
      zh-Hant 路口, 十字路口

    street
      codes highway=residential, highway=primary, highway=secondary, highway=pedestrian, R.ST, R.RD
      ko 거리, 도로, 길, 골목
      en street, road, avenue, lane
      ja 通り, 道路, 道
      zh 街道, 街, 道路, 路
      zh-Hant 街道, 街, 道路, 路

    bridge
      codes man_made=bridge, bridge=yes, S.BDG, 교량
      ko 다리, 교량, 대교, 육교
      en bridge, footbridge, overpass
      ja 橋, 歩道橋, 大橋
      zh 桥, 桥梁, 大桥, 天桥
      zh-Hant 橋, 橋梁, 大橋, 天橋

    tunnel
      codes tunnel=yes, R.TNL, man_made=tunnel, R.TNLRD
      ko 터널, 지하차도, 굴다리
      en tunnel, underpass
      ja トンネル, 地下道
      zh 隧道, 地下通道
      zh-Hant 隧道, 地下道

    cable_car
      codes aerialway=station, aerialway=cable_car, aerialway=gondola, 삭도
      ko 케이블카, 곤돌라, 로프웨이, 리프트
      en cable car, gondola, ropeway, aerial tramway
      ja ロープウェイ, ゴンドラ, ケーブルカー
      zh 缆车, 索道
      zh-Hant 纜車, 空中纜車

    navigation_beacon
      codes NDB, VOR, DME, VOR-DME, NDB-DME, VORTAC, TACAN, airmark=beacon
      ko 항행안전시설, 무선표지소
      en navigation beacon, radio beacon
      ja 航空無線標識, 無線標識
      zh 导航信标, 无线电信标
      zh-Hant 導航信標, 無線電信標
    """
}
