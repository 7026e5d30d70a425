extension CategoryTable {
  /// What the earth made.
  static let nature: StaticString = """
    mountain
      codes natural=peak, T.MT, T.MTS, T.PK, T.PKS, natural=mountain, natural=mountain_range, 산
      ko 산, 산봉우리, 봉우리, 정상, 산맥
      en mountain, peak, summit, mount, mountains
      ja 山, 山頂, 山岳, 峰
      zh 山, 山峰, 山脉, 高山
      zh-Hant 山, 山峰, 山脈, 高山

    volcano < mountain
      codes natural=volcano, T.VLC, 화산
      ko 화산, 오름, 분화구
      en volcano, crater
      ja 火山, 火口
      zh 火山, 火山口
      zh-Hant 火山, 火山口

    hill < mountain
      codes natural=hill, T.HLL, T.HLLS, 언덕
      ko 언덕, 구릉, 동산
      en hill, hills
      ja 丘, 丘陵
      zh 山丘, 丘陵
      zh-Hant 山丘, 丘陵

    mountain_pass
      codes mountain_pass=yes, natural=saddle, T.PASS, T.SDL
      ko 고개, 재, 령, 산고개
      en mountain pass, pass, saddle
      ja 峠
      zh 山口, 垭口
      zh-Hant 山口, 埡口

    valley
      codes natural=valley, T.VAL, T.GRGE, natural=gorge, 계곡
      ko 계곡, 골짜기, 협곡
      en valley, gorge, canyon
      ja 谷, 渓谷, 峡谷
      zh 山谷, 峡谷, 溪谷
      zh-Hant 山谷, 峽谷, 溪谷

    cave
      codes natural=cave_entrance, S.CAVE, 동굴
      ko 동굴, 굴
      en cave, cavern, grotto
      ja 洞窟, 鍾乳洞, 洞穴
      zh 洞穴, 山洞, 溶洞
      zh-Hant 洞穴, 山洞, 鐘乳石洞

    rock
      codes natural=rock, natural=cliff, natural=stone, T.RK, T.CLF, natural=bare_rock
      ko 바위, 절벽, 암벽, 주상절리
      en rock, cliff, rocks
      ja 岩, 崖, 断崖
      zh 岩石, 悬崖
      zh-Hant 岩石, 懸崖

    forest
      codes natural=wood, landuse=forest, V.FRST, L.RESF, 숲
      ko 숲, 산림, 삼림, 삼림욕장, 치유의숲
      en forest, woods, wood, woodland
      ja 森, 森林, 林
      zh 森林, 树林, 林场
      zh-Hant 森林, 樹林, 林場

    tree
      codes natural=tree, 보호수
      ko 보호수, 나무, 가로수
      en tree, old tree
      ja 木, 巨木
      zh 古树, 树
      zh-Hant 老樹, 樹

    river
      codes waterway=river, H.STM, natural=river, H.STMS, 강
      ko 강, 하천, 강변
      en river, riverside
      ja 川, 河川, 河
      zh 河流, 江河, 河
      zh-Hant 河流, 河川, 河

    stream < river
      codes waterway=stream, waterway=canal, H.CNL, H.STMI, 소하천
      ko 개울, 시내, 천, 운하, 실개천
      en stream, brook, creek, canal
      ja 小川, 水路, 運河
      zh 小溪, 溪流, 运河
      zh-Hant 小溪, 溪流, 運河

    lake
      codes natural=water, water=lake, H.LK, water=pond, H.PND, H.LKS, 호수
      ko 호수, 연못, 호
      en lake, pond, lagoon
      ja 湖, 池, 沼
      zh 湖, 湖泊, 池塘
      zh-Hant 湖, 湖泊, 池塘

    reservoir < lake
      codes water=reservoir, landuse=reservoir, H.RSV, waterway=dam, S.DAM, 저수지, 댐
      ko 저수지, 댐, 수원지
      en reservoir, dam
      ja 貯水池, ダム
      zh 水库, 水坝, 大坝
      zh-Hant 水庫, 水壩

    waterfall
      codes waterway=waterfall, H.FLLS, natural=waterfall, 폭포
      ko 폭포
      en waterfall, falls
      ja 滝
      zh 瀑布
      zh-Hant 瀑布

    spring
      codes natural=spring, H.SPNG
      ko 샘, 샘물, 우물
      en spring, well
      ja 泉, 湧水, 井戸
      zh 泉水, 泉, 水井
      zh-Hant 泉水, 泉, 水井

    hot_spring
      codes natural=hot_spring, H.SPNT, leisure=hot_spring, 온천, bath:type=hot_spring, S.SPA
      ko 온천, 온천탕, 온천장
      en hot spring, onsen, thermal bath, hot springs
      ja 温泉, 日帰り温泉
      zh 温泉, 温泉浴场
      zh-Hant 溫泉, 泡湯

    beach
      codes natural=beach, T.BCH, leisure=beach_resort, 해수욕장, T.BCHS
      ko 해수욕장, 해변, 바닷가, 백사장, 비치
      en beach, seaside, beaches
      ja 海水浴場, ビーチ, 海岸, 砂浜
      zh 海滩, 沙滩, 海水浴场
      zh-Hant 海灘, 沙灘, 海水浴場

    sea
      codes natural=sea, place=sea, H.SEA, place=ocean, H.OCN
      ko 바다, 해양
      en sea, ocean
      ja 海, 海洋
      zh 海洋, 大海, 海
      zh-Hant 海洋, 大海, 海

    bay
      codes natural=bay, H.BAY, H.COVE, natural=strait, H.GULF, H.STRT
      ko 만, 해협
      en bay, cove, gulf, strait
      ja 湾, 入江, 海峡
      zh 海湾, 海峡
      zh-Hant 海灣, 海峽

    cape
      codes natural=cape, T.CAPE, natural=peninsula, T.PEN, T.PT
      ko 곶, 반도
      en cape, peninsula, headland
      ja 岬, 半島
      zh 海角, 半岛, 岬角
      zh-Hant 海角, 半島, 岬角

    island
      codes place=island, T.ISL, place=islet, T.ISLS, T.ISLET, 섬, 도서
      ko 섬, 도서지역, 무인도
      en island, isle, islands
      ja 島, 離島
      zh 岛, 岛屿, 海岛
      zh-Hant 島, 島嶼, 離島

    wetland
      codes natural=wetland, H.SWMP, H.MRSH, 습지
      ko 습지, 갯벌, 늪
      en wetland, marsh, swamp, mudflat
      ja 湿地, 干潟, 湿原
      zh 湿地, 沼泽, 滩涂
      zh-Hant 濕地, 沼澤, 泥灘
    """
}
