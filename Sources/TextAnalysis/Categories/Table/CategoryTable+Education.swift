extension CategoryTable {
  /// Where one learns.
  static let education: StaticString = """
    childcare
      codes PS3, amenity=childcare, 어린이집
      ko 어린이집, 놀이방, 보육시설, 탁아소
      en daycare, childcare, day care, nursery, creche
      ja 保育園, 託児所, 保育所
      zh 托儿所, 日托
      zh-Hant 托兒所, 托嬰中心

    kindergarten
      codes PS3, amenity=kindergarten, 유치원
      ko 유치원, 병설유치원
      en kindergarten, preschool, nursery school
      ja 幼稚園
      zh 幼儿园
      zh-Hant 幼兒園, 幼稚園

    school
      codes SC4, amenity=school, S.SCH, 학교
      ko 학교, 대안학교, 특수학교, 국제학교
      en school, international school
      ja 学校, インターナショナルスクール
      zh 学校, 国际学校
      zh-Hant 學校, 國際學校

    elementary_school < school
      codes SC4, isced:level=1, 초등학교, school=primary
      ko 초등학교, 초교
      en elementary school, primary school, grade school
      ja 小学校
      zh 小学
      zh-Hant 小學, 國小, 國民小學

    middle_school < school
      codes SC4, isced:level=2, 중학교
      ko 중학교
      en middle school, junior high school
      ja 中学校
      zh 初中, 初级中学
      zh-Hant 國中, 國民中學, 初中

    high_school < school
      codes SC4, isced:level=3, 고등학교, school=secondary
      ko 고등학교, 고교, 특성화고
      en high school, secondary school, senior high school
      ja 高校, 高等学校
      zh 高中, 高级中学, 中学
      zh-Hant 高中, 高級中學, 中學

    university
      codes SC4, amenity=university, amenity=college, S.UNIV, S.SCHC, 대학교, 대학, campus
      ko 대학교, 대학, 캠퍼스, 전문대학, 대학원
      en university, college, campus, graduate school
      ja 大学, キャンパス, 短期大学, 専門学校
      zh 大学, 学院, 校区, 高校
      zh-Hant 大學, 學院, 校區

    academy
      codes AC5, amenity=prep_school, office=tutoring, 학원, 교습소, 입시학원
      ko 학원, 입시학원, 보습학원, 교습소, 과외, 공부방, 수학학원
      en academy, cram school, tutoring, hagwon, prep school, tuition center
      ja 塾, 学習塾, 予備校, 進学塾
      zh 补习班, 培训机构, 辅导班
      zh-Hant 補習班, 安親班, 才藝班

    language_school < academy
      codes AC5, amenity=language_school, 외국어학원, S.SCHL
      ko 어학원, 영어학원, 외국어학원, 어학당, 영어
      en language school, English school, language academy
      ja 語学学校, 英会話教室, 英会話
      zh 语言学校, 英语培训
      zh-Hant 語言學校, 英語補習班

    music_school < academy
      codes AC5, amenity=music_school, 음악학원
      ko 음악학원, 피아노학원, 피아노, 실용음악학원
      en music school, piano lessons, music academy, music lessons
      ja 音楽教室, ピアノ教室
      zh 音乐学校, 钢琴培训, 音乐培训
      zh-Hant 音樂教室, 鋼琴教室

    art_school < academy
      codes AC5, amenity=art_school, 미술학원
      ko 미술학원, 화실
      en art school, art academy, art classes
      ja 絵画教室, 美術教室
      zh 美术培训, 画室
      zh-Hant 美術教室, 畫室

    dance_studio < academy
      codes AC5, amenity=dancing_school, leisure=dance, 무용학원, 댄스학원
      ko 댄스학원, 댄스, 발레학원, 무용학원, 댄스스튜디오, 발레
      en dance studio, dance school, ballet school, dance
      ja ダンススタジオ, ダンス教室, バレエ教室
      zh 舞蹈学校, 舞蹈室, 舞蹈培训
      zh-Hant 舞蹈教室, 舞蹈社

    driving_school < academy
      codes AC5, amenity=driving_school, 자동차운전학원, 운전면허학원, S.SCHD
      ko 운전학원, 자동차운전학원, 운전면허시험장, 운전연습
      en driving school, driving lessons, driving academy
      ja 自動車教習所, 教習所
      zh 驾校, 驾驶学校
      zh-Hant 駕訓班, 駕駛學校

    cooking_school < academy
      codes AC5, amenity=cooking_school, 요리학원
      ko 요리학원, 쿠킹클래스, 제과제빵학원, 쿠킹스튜디오
      en cooking school, cooking class, culinary school
      ja 料理教室, クッキングスクール
      zh 烹饪学校, 厨艺培训
      zh-Hant 烹飪教室, 廚藝教室

    library
      codes CT1, amenity=library, S.LIBR, 도서관, 공공도서관
      ko 도서관, 작은도서관, 공공도서관, 어린이도서관
      en library, public library
      ja 図書館, 公立図書館
      zh 图书馆, 公共图书馆
      zh-Hant 圖書館, 公共圖書館

    study_room
      codes amenity=study_room, 독서실, 스터디카페
      ko 독서실, 스터디카페, 스터디룸, 열람실
      en study room, study cafe, reading room
      ja 自習室, 勉強カフェ
      zh 自习室, 学习咖啡厅
      zh-Hant 自習室, K書中心

    research_institute
      codes office=research, amenity=research_institute, S.ITTR, 연구소
      ko 연구소, 연구원, 연구기관, 연구센터
      en research institute, research center, laboratory, institute, lab
      ja 研究所, 研究センター
      zh 研究所, 研究院, 实验室
      zh-Hant 研究所, 研究院, 實驗室
    """
}
