extension CategoryTable {
  /// What one goes to see: culture, history, worship.
  static let sights: StaticString = """
    tourist_attraction
      codes AT4, tourism=attraction, 관광명소, 관광지, 유원지
      ko 관광명소, 관광지, 명소, 볼거리, 가볼만한곳, 유원지
      en tourist attraction, attraction, sights, sightseeing, things to do, point of interest
      ja 観光名所, 観光地, 名所, 観光スポット
      zh 旅游景点, 景点, 名胜, 景区
      zh-Hant 觀光景點, 景點, 名勝, 旅遊景點

    landmark < tourist_attraction
      codes AT4, historic=landmark
      ko 랜드마크, 상징물
      en landmark, famous place
      ja ランドマーク
      zh 地标, 地标建筑
      zh-Hant 地標, 地標建築

    museum
      codes CT1, tourism=museum, S.MUS, 박물관, 기념관, 전시관
      ko 박물관, 기념관, 전시관, 과학관, 역사관
      en museum, exhibition hall, science museum, memorial hall
      ja 博物館, ミュージアム, 記念館, 資料館, 科学館
      zh 博物馆, 纪念馆, 展览馆, 科技馆
      zh-Hant 博物館, 紀念館, 展覽館, 科學館

    art_gallery
      codes CT1, tourism=gallery, shop=art, amenity=gallery, 미술관, 화랑
      ko 미술관, 갤러리, 화랑, 전시회, 전시
      en art gallery, gallery, art museum, exhibition
      ja 美術館, ギャラリー, 画廊, 展覧会
      zh 美术馆, 画廊, 艺术馆, 艺术博物馆
      zh-Hant 美術館, 畫廊, 藝廊, 藝術館

    theatre
      codes CT1, amenity=theatre, S.THTR, 공연장, S.AMTH
      ko 극장, 공연장, 소극장, 연극, 뮤지컬, 뮤지컬극장
      en theatre, theater, playhouse, musical theatre
      ja 劇場, シアター, 芝居小屋
      zh 剧院, 剧场, 戏院
      zh-Hant 劇院, 劇場, 戲院

    concert_hall
      codes CT1, theatre:type=concert_hall, amenity=concert_hall, amenity=music_venue, S.OPRA
      ko 콘서트홀, 음악당, 오페라극장, 오페라하우스, 라이브클럽, 콘서트
      en concert hall, opera house, music venue, live music, concert, opera
      ja コンサートホール, 音楽堂, ライブハウス, オペラハウス
      zh 音乐厅, 歌剧院, 音乐现场, 演奏厅
      zh-Hant 音樂廳, 歌劇院, 演奏廳, 音樂展演空間

    cinema
      codes CT1, amenity=cinema, 영화상영관, 영화관, 극장
      ko 영화관, 극장, 시네마, 영화, 상영관, 자동차극장
      en cinema, movie theater, movie theatre, movies, film, multiplex
      ja 映画館, シネマ, 映画
      zh 电影院, 影院, 电影
      zh-Hant 電影院, 影城, 電影, 戲院

    arts_center
      codes CT1, amenity=arts_centre, 문화시설, 문화원, 문화예술회관
      ko 문화회관, 아트센터, 예술회관, 문화센터, 예술의전당, 문화예술회관, 문화원
      en arts center, arts centre, cultural center, cultural centre, art center
      ja 文化会館, アートセンター, 芸術センター, 文化センター
      zh 艺术中心, 文化中心, 文化馆
      zh-Hant 藝術中心, 文化中心, 藝文中心

    convention_center
      codes amenity=conference_centre, amenity=exhibition_centre, 컨벤션센터, 국제회의시설업
      ko 컨벤션센터, 전시장, 컨벤션, 국제회의장, 박람회장, 전시컨벤션센터
      en convention center, convention centre, exhibition center, conference center, exhibition centre
      ja コンベンションセンター, 展示場, 国際会議場
      zh 会议中心, 会展中心, 展览中心
      zh-Hant 會議中心, 會展中心, 展覽中心

    zoo < tourist_attraction
      codes AT4, tourism=zoo, S.ZOO, 동물원
      ko 동물원, 사파리, 동물농장
      en zoo, safari park, zoological garden
      ja 動物園, サファリパーク
      zh 动物园, 野生动物园
      zh-Hant 動物園, 野生動物園

    aquarium < tourist_attraction
      codes AT4, tourism=aquarium, 아쿠아리움, 수족관
      ko 아쿠아리움, 수족관, 해양수족관
      en aquarium, oceanarium
      ja 水族館
      zh 水族馆, 海洋馆
      zh-Hant 水族館, 海洋館

    botanical_garden < tourist_attraction
      codes AT4, garden:type=botanical, 식물원, 수목원
      ko 식물원, 수목원, 온실
      en botanical garden, arboretum, botanic garden, greenhouse
      ja 植物園, 樹木園
      zh 植物园, 树木园
      zh-Hant 植物園, 樹木園

    theme_park < tourist_attraction
      codes AT4, tourism=theme_park, leisure=amusement_park, S.AMUS, 유원시설업, 종합유원시설업, 테마파크
      ko 놀이공원, 테마파크, 놀이동산, 유원시설, 놀이기구
      en theme park, amusement park, fun park
      ja 遊園地, テーマパーク
      zh 游乐园, 主题公园, 游乐场
      zh-Hant 遊樂園, 主題樂園, 遊樂場

    water_park < theme_park
      codes AT4, leisure=water_park, 물놀이형수영장, 물놀이장
      ko 워터파크, 물놀이장, 물놀이, 워터슬라이드
      en water park, waterpark
      ja ウォーターパーク, プールランド
      zh 水上乐园, 水上公园
      zh-Hant 水上樂園, 水上遊樂園

    viewpoint < tourist_attraction
      codes AT4, tourism=viewpoint, man_made=observatory, S.OBPT, 전망대
      ko 전망대, 전망, 뷰포인트, 스카이워크, 야경
      en viewpoint, observation deck, lookout, scenic viewpoint, view
      ja 展望台, 展望デッキ, ビュースポット
      zh 观景台, 瞭望台, 观景点
      zh-Hant 觀景台, 瞭望台, 觀景點

    tower
      codes AT4, man_made=tower, man_made=communications_tower, S.TOWR, building=tower
      ko 타워, 탑, 송신탑, 전망탑
      en tower, TV tower, observation tower
      ja タワー, 塔, 電波塔
      zh 塔, 高塔, 电视塔
      zh-Hant 塔, 高塔, 電視塔

    square
      codes place=square, S.SQR, 광장
      ko 광장
      en square, plaza, piazza
      ja 広場
      zh 广场
      zh-Hant 廣場

    fountain
      codes amenity=fountain, 분수
      ko 분수, 분수대, 음악분수
      en fountain
      ja 噴水
      zh 喷泉, 喷水池
      zh-Hant 噴泉, 噴水池

    historic_site < tourist_attraction
      codes AT4, historic=yes, historic=archaeological_site, S.HSTS, S.ANS, historic=building, 문화재
      ko 유적지, 사적, 유적, 문화재, 문화유산, 고택, 생가
      en historic site, historical site, archaeological site, heritage site, historic building
      ja 史跡, 遺跡, 旧跡, 文化財, 遺産
      zh 古迹, 遗址, 历史遗迹, 文物古迹
      zh-Hant 古蹟, 遺址, 歷史遺跡, 文化資產

    palace < historic_site
      codes AT4, historic=palace, S.PAL, castle_type=palace, 궁궐
      ko 궁궐, 궁, 고궁, 왕궁, 궁전
      en palace, royal palace
      ja 宮殿, 王宮, 古宮
      zh 宫殿, 王宫, 故宫, 皇宫
      zh-Hant 宮殿, 王宮, 故宮, 皇宮

    castle < historic_site
      codes AT4, historic=castle, S.CSTL, historic=fort, S.FT, historic=city_wall, historic=citywalls, S.WALLA
      ko 성, 성곽, 산성, 요새, 읍성, 성벽
      en castle, fortress, fort, citadel, city wall
      ja 城, 城跡, 要塞, 城壁
      zh 城堡, 要塞, 城墙
      zh-Hant 城堡, 要塞, 城牆

    gate < historic_site
      codes AT4, historic=city_gate, historic=gate, S.GATE, barrier=gate
      ko 성문, 문, 대문, 관문, 정문
      en gate, city gate, gateway
      ja 門, 城門
      zh 城门, 门, 大门
      zh-Hant 城門, 門, 大門

    historic_village < historic_site
      codes AT4, historic=village, 한옥마을, 민속마을
      ko 한옥마을, 민속촌, 민속마을, 전통마을
      en historic village, folk village, hanok village, traditional village
      ja 民俗村, 韓屋村, 伝統村
      zh 民俗村, 韩屋村, 古村
      zh-Hant 民俗村, 韓屋村, 古村

    ruins < historic_site
      codes AT4, historic=ruins, S.RUIN
      ko 폐허, 유적터, 옛터, 사지
      en ruins, ruin
      ja 廃墟, 遺構
      zh 废墟, 遗迹
      zh-Hant 廢墟, 遺跡

    royal_tomb < historic_site
      codes AT4, historic=tomb, S.TMB, 왕릉
      ko 왕릉, 릉, 고분, 능, 능묘
      en royal tomb, royal tombs, tomb, mausoleum, burial mound
      ja 王陵, 陵墓, 古墳, 陵
      zh 王陵, 陵墓, 皇陵, 古墓
      zh-Hant 王陵, 陵墓, 皇陵, 古墓

    monument < tourist_attraction
      codes AT4, historic=monument, S.MNMT, man_made=obelisk, S.ARCH
      ko 기념비, 기념탑, 기념물, 비석
      en monument, obelisk, triumphal arch
      ja 記念碑, モニュメント, 石碑
      zh 纪念碑, 纪念塔
      zh-Hant 紀念碑, 紀念塔

    memorial < monument
      codes AT4, historic=memorial, memorial=plaque, historic=wayside_cross
      ko 추모비, 현충탑, 위령탑, 현충원, 추모관
      en memorial, war memorial, cenotaph
      ja 慰霊碑, 追悼碑, メモリアル
      zh 纪念地, 烈士陵园
      zh-Hant 慰靈碑, 忠烈祠

    artwork < tourist_attraction
      codes AT4, tourism=artwork, memorial=statue, 공공미술, artwork_type=statue
      ko 조형물, 동상, 조각, 벽화, 공공미술
      en artwork, statue, sculpture, mural, public art
      ja 彫刻, 銅像, 像, 壁画, パブリックアート
      zh 雕塑, 雕像, 壁画, 公共艺术
      zh-Hant 雕塑, 雕像, 銅像, 壁畫, 公共藝術

    lighthouse < tourist_attraction
      codes AT4, man_made=lighthouse, S.LTHSE, 등대
      ko 등대
      en lighthouse
      ja 灯台
      zh 灯塔
      zh-Hant 燈塔

    place_of_worship
      codes amenity=place_of_worship, 종교시설
      ko 종교시설, 예배당, 종교
      en place of worship, worship
      ja 礼拝所, 宗教施設
      zh 宗教场所, 礼拜场所
      zh-Hant 宗教場所, 禮拜場所

    church < place_of_worship
      codes religion=christian, building=church, S.CH, 교회, building=chapel
      ko 교회, 개신교, 채플
      en church, chapel, protestant church
      ja 教会, キリスト教会, 礼拝堂
      zh 教堂, 教会, 基督教堂
      zh-Hant 教堂, 教會, 禮拜堂

    catholic_church < church
      codes denomination=catholic, denomination=roman_catholic, building=cathedral, 성당
      ko 성당, 천주교, 가톨릭, 대성당
      en Catholic church, cathedral, Catholic, basilica
      ja カトリック教会, 大聖堂, 聖堂
      zh 天主教堂, 主教座堂, 大教堂
      zh-Hant 天主堂, 天主教堂, 主教座堂, 大教堂

    temple < place_of_worship
      codes religion=buddhist, building=temple, S.TMPL, 사찰, 전통사찰, religion=hindu, religion=taoist, S.PGDA
      ko 절, 사찰, 불교, 암자, 사원, 템플스테이
      en temple, Buddhist temple, pagoda, Hindu temple
      ja 寺, お寺, 寺院, 仏閣
      zh 寺庙, 佛寺, 寺, 寺院, 庙
      zh-Hant 寺廟, 佛寺, 寺, 寺院, 廟

    shrine < place_of_worship
      codes religion=shinto, building=shrine, S.SHRN, historic=wayside_shrine, religion=confucian
      ko 사당, 신사, 제단, 향교, 서원
      en shrine, Shinto shrine, altar, Confucian shrine
      ja 神社, 祠, 神宮
      zh 神社, 祠堂, 神宫
      zh-Hant 神社, 祠堂, 神宮

    mosque < place_of_worship
      codes religion=muslim, building=mosque, S.MSQE, 이슬람사원
      ko 모스크, 이슬람사원, 이슬람성원
      en mosque, masjid
      ja モスク
      zh 清真寺
      zh-Hant 清真寺

    synagogue < place_of_worship
      codes religion=jewish, building=synagogue, S.SYG
      ko 시나고그, 유대교회당
      en synagogue
      ja シナゴーグ
      zh 犹太教堂, 犹太会堂
      zh-Hant 猶太教堂, 猶太會堂

    monastery < place_of_worship
      codes amenity=monastery, S.MSTY, S.CVNT, historic=monastery, building=monastery
      ko 수도원, 수녀원
      en monastery, convent, abbey
      ja 修道院, 僧院
      zh 修道院, 隐修院
      zh-Hant 修道院, 隱修院

    tourist_information
      codes tourism=information, information=office, 관광안내소, 관광정보센터
      ko 관광안내소, 여행자센터, 안내소, 관광안내, 관광정보센터
      en tourist information, visitor center, visitor centre, information center, information
      ja 観光案内所, ビジターセンター, 案内所
      zh 旅游咨询中心, 游客中心, 问讯处
      zh-Hant 旅客服務中心, 遊客中心, 旅遊服務中心
    """
}
