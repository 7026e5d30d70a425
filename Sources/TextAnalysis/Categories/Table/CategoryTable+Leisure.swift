extension CategoryTable {
  /// Where one plays, trains and rests.
  static let leisure: StaticString = """
    park
      codes leisure=park, L.PRK, 공원, 도시공원, 근린공원
      ko 공원, 근린공원, 어린이공원, 산책, 한강공원, 시민공원
      en park, public park, green space
      ja 公園, 緑地
      zh 公园, 绿地
      zh-Hant 公園, 綠地

    national_park < park
      codes boundary=national_park, L.RESN, leisure=nature_reserve, boundary=protected_area, 국립공원
      ko 국립공원, 도립공원, 자연휴양림, 자연보호구역, 휴양림
      en national park, nature reserve, protected area
      ja 国立公園, 国定公園, 自然保護区
      zh 国家公园, 自然保护区
      zh-Hant 國家公園, 自然保護區, 森林遊樂區

    garden < park
      codes leisure=garden, S.GDN, 정원
      ko 정원, 가든, 텃밭
      en garden, community garden
      ja 庭園, ガーデン
      zh 花园, 园林
      zh-Hant 花園, 庭園, 園林

    playground
      codes leisure=playground, 어린이놀이터, 놀이터
      ko 놀이터, 어린이놀이터
      en playground, play area, children's playground
      ja 遊び場, 児童遊園
      zh 儿童游乐场, 游乐设施
      zh-Hant 兒童遊戲場, 遊戲場

    dog_park < park
      codes leisure=dog_park, 반려견놀이터
      ko 반려견놀이터, 애견놀이터, 애견운동장, 강아지놀이터
      en dog park, dog run
      ja ドッグラン
      zh 宠物公园, 遛狗公园
      zh-Hant 寵物公園, 狗公園

    stadium
      codes leisure=stadium, S.STDM, 경기장, 종합운동장
      ko 경기장, 운동장, 종합운동장, 야구장, 축구장, 스타디움, 월드컵경기장
      en stadium, arena, ballpark, baseball stadium, football stadium
      ja スタジアム, 競技場, 球場, 野球場, アリーナ
      zh 体育场, 球场, 棒球场, 足球场
      zh-Hant 體育場, 球場, 棒球場, 足球場, 巨蛋

    sports_center
      codes leisure=sports_centre, leisure=sports_hall, 체육시설, 종합체육시설업, 국민체육센터, S.ATHF
      ko 체육관, 스포츠센터, 체육센터, 생활체육관, 실내체육관
      en sports center, sports centre, gymnasium, leisure centre, sports complex
      ja 体育館, スポーツセンター
      zh 体育馆, 体育中心, 健身中心
      zh-Hant 體育館, 運動中心, 體育中心

    gym < sports_center
      codes leisure=fitness_centre, leisure=gym, 체력단련장업, 헬스장, 헬스클럽
      ko 헬스장, 헬스, 피트니스, 헬스클럽, 피트니스센터, PT샵, 휘트니스
      en gym, fitness center, fitness centre, fitness, health club, workout
      ja ジム, フィットネスジム, フィットネスクラブ, スポーツジム
      zh 健身房, 健身
      zh-Hant 健身房, 健身, 健身俱樂部

    outdoor_gym
      codes leisure=fitness_station, 야외운동기구
      ko 야외운동기구, 체력단련시설, 운동기구
      en outdoor gym, fitness station, exercise equipment
      ja 健康遊具, 屋外ジム
      zh 户外健身器材, 健身器材
      zh-Hant 戶外健身器材, 體健設施

    yoga_studio < sports_center
      codes sport=yoga, sport=pilates, 요가, 필라테스
      ko 요가, 필라테스, 요가원, 요가학원, 필라테스학원
      en yoga studio, yoga, pilates, pilates studio
      ja ヨガスタジオ, ヨガ, ピラティス
      zh 瑜伽馆, 瑜伽, 普拉提
      zh-Hant 瑜伽教室, 瑜珈, 皮拉提斯

    martial_arts < sports_center
      codes sport=martial_arts, leisure=dojo, amenity=dojo, sport=taekwondo, 체육도장업, sport=boxing
      ko 태권도, 태권도장, 도장, 검도, 유도, 합기도, 복싱, 주짓수
      en martial arts, dojo, taekwondo, judo, karate, boxing, boxing gym
      ja 武道場, 道場, 柔道, 空手, 剣道, ボクシングジム
      zh 武术馆, 跆拳道, 武馆, 拳击馆
      zh-Hant 武術館, 跆拳道館, 武道館, 拳擊館

    climbing_gym < sports_center
      codes sport=climbing, 인공암벽장업, 클라이밍
      ko 클라이밍, 암벽등반, 실내암벽, 클라이밍장, 볼더링
      en climbing gym, climbing, bouldering, rock climbing
      ja クライミングジム, クライミング, ボルダリング
      zh 攀岩馆, 攀岩
      zh-Hant 攀岩館, 攀岩

    swimming_pool < sports_center
      codes leisure=swimming_pool, sport=swimming, 수영장업, 수영장
      ko 수영장, 수영, 실내수영장, 풀장
      en swimming pool, pool, swimming
      ja プール, 水泳場, スイミングスクール
      zh 游泳池, 游泳馆, 游泳
      zh-Hant 游泳池, 游泳館, 游泳

    sports_pitch
      codes leisure=pitch, leisure=track, sport=soccer, sport=basketball, sport=baseball
      ko 풋살장, 농구장, 족구장, 배드민턴장, 축구장, 야구장
      en sports field, pitch, soccer field, basketball court, football pitch, sports pitch, futsal
      ja グラウンド, 運動場, コート, フットサル場
      zh 运动场, 篮球场, 足球场
      zh-Hant 運動場, 籃球場, 足球場

    tennis_court < sports_pitch
      codes sport=tennis, 테니스장업, 테니스장
      ko 테니스장, 테니스, 테니스코트
      en tennis court, tennis, tennis club
      ja テニスコート, テニス
      zh 网球场, 网球
      zh-Hant 網球場, 網球

    golf_course
      codes leisure=golf_course, S.RECG, 골프장업, 골프장
      ko 골프장, 골프, 컨트리클럽, 골프클럽
      en golf course, golf, golf club, country club
      ja ゴルフ場, ゴルフ, ゴルフコース
      zh 高尔夫球场, 高尔夫
      zh-Hant 高爾夫球場, 高爾夫

    golf_range
      codes golf=driving_range, leisure=miniature_golf, 골프연습장업, 골프연습장, 가상체험체육시설업
      ko 골프연습장, 스크린골프, 스크린골프장, 실내골프
      en golf driving range, driving range, screen golf, indoor golf, mini golf
      ja ゴルフ練習場, 打ちっぱなし, シミュレーションゴルフ
      zh 高尔夫练习场, 室内高尔夫
      zh-Hant 高爾夫練習場, 室內高爾夫

    bowling_alley
      codes leisure=bowling_alley, sport=10pin, 볼링장업, 볼링장
      ko 볼링장, 볼링
      en bowling alley, bowling
      ja ボウリング場, ボウリング
      zh 保龄球馆, 保龄球
      zh-Hant 保齡球館, 保齡球

    billiards
      codes sport=billiards, 당구장업, 당구장
      ko 당구장, 당구, 포켓볼
      en billiards, pool hall, snooker, billiard hall
      ja ビリヤード場, ビリヤード
      zh 台球厅, 台球, 桌球
      zh-Hant 撞球館, 撞球, 桌球室

    ice_rink
      codes leisure=ice_rink, sport=ice_skating, 빙상장업, 스케이트장
      ko 스케이트장, 아이스링크, 빙상장, 롤러장, 스케이트
      en ice rink, skating rink, ice skating
      ja スケートリンク, アイススケート場, スケート場
      zh 溜冰场, 滑冰场
      zh-Hant 溜冰場, 滑冰場

    ski_resort
      codes landuse=winter_sports, sport=skiing, piste:type=downhill, 스키장업, 스키장, 썰매장업
      ko 스키장, 스키, 눈썰매장, 스노보드, 썰매장
      en ski resort, ski, skiing, ski area, sledding
      ja スキー場, スキー, スノーボード
      zh 滑雪场, 滑雪
      zh-Hant 滑雪場, 滑雪

    karaoke
      codes amenity=karaoke_box, leisure=karaoke, 노래연습장업, 노래방
      ko 노래방, 노래연습장, 코인노래방, 가라오케, 코노
      en karaoke, karaoke room, noraebang, karaoke bar
      ja カラオケ, カラオケボックス
      zh 卡拉OK, KTV, 练歌房
      zh-Hant 卡拉OK, KTV

    internet_cafe
      codes amenity=internet_cafe, 인터넷컴퓨터게임시설제공업, PC방, 피시방
      ko PC방, 피시방, 피씨방, 인터넷카페, 게임방
      en internet cafe, PC bang, cybercafe, gaming cafe
      ja ネットカフェ, インターネットカフェ, 漫画喫茶
      zh 网吧, 网咖, 电竞馆
      zh-Hant 網咖, 網吧

    comic_cafe
      codes amenity=comic_cafe, 만화카페, 만화방
      ko 만화카페, 만화방, 만화책, 만화
      en comic cafe, manga cafe, comics
      ja マンガ喫茶, まんが喫茶, 漫画
      zh 漫画咖啡馆, 漫画店
      zh-Hant 漫畫咖啡館, 漫畫店

    arcade
      codes leisure=amusement_arcade, leisure=adult_gaming_centre, 청소년게임제공업, 일반게임제공업, 복합유통게임제공업
      ko 오락실, 게임장, 전자오락실, 인형뽑기, VR체험관, 게임
      en arcade, amusement arcade, video arcade, game center
      ja ゲームセンター, ゲーセン
      zh 电玩城, 游戏厅
      zh-Hant 電玩城, 遊戲場所, 湯姆熊

    board_game_cafe
      codes amenity=board_game_cafe, leisure=escape_game, 보드게임카페, 방탈출카페
      ko 보드게임카페, 방탈출, 보드게임, 방탈출카페
      en board game cafe, escape room, board games, escape game
      ja ボードゲームカフェ, 脱出ゲーム
      zh 桌游吧, 密室逃脱, 桌游
      zh-Hant 桌遊店, 密室逃脫, 桌遊

    casino
      codes amenity=casino, S.CSNO, amenity=gambling, 카지노업, 카지노, 경마장, S.RECR
      ko 카지노, 경마장, 경륜장
      en casino, gambling, racetrack
      ja カジノ, 競馬場
      zh 赌场, 赛马场
      zh-Hant 賭場, 賽馬場

    marina
      codes leisure=marina, S.MAR, 마리나업
      ko 마리나, 요트장, 요트, 보트
      en marina, yacht club, boat harbor, yacht
      ja マリーナ, ヨットハーバー
      zh 游艇码头, 游艇会
      zh-Hant 遊艇碼頭, 遊艇俱樂部

    fishing_spot
      codes leisure=fishing, 낚시터업, 낚시터, 낚시
      ko 낚시터, 낚시, 낚시카페, 실내낚시터
      en fishing spot, fishing, fishing pond
      ja 釣り場, 釣り, 釣り堀
      zh 钓鱼场, 钓鱼
      zh-Hant 釣魚場, 釣魚, 釣蝦場

    hiking_trail
      codes route=hiking, highway=path, R.TRL, 등산로, 둘레길
      ko 등산로, 둘레길, 산책로, 등산, 올레길, 탐방로
      en hiking trail, trail, hiking, walking trail, footpath
      ja 登山道, ハイキングコース, 遊歩道
      zh 登山步道, 徒步路线, 步道
      zh-Hant 登山步道, 健行步道, 步道

    picnic_site
      codes tourism=picnic_site, leisure=picnic_table, amenity=shelter, amenity=bbq, leisure=bandstand
      ko 피크닉장, 바비큐장, 정자, 소풍, 피크닉
      en picnic site, picnic area, pavilion, picnic
      ja ピクニック場, 東屋, バーベキュー場
      zh 野餐区, 凉亭, 亭子
      zh-Hant 野餐區, 涼亭
    """
}
