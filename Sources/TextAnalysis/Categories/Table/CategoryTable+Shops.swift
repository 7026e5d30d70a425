extension CategoryTable {
  /// Where one buys things.
  static let shops: StaticString = """
    shop
      codes shop=general, shop=variety, 판매점
      ko 가게, 상점, 매장, 판매점, 쇼핑
      en shop, store, shopping
      ja 店, お店, ショップ, 買い物
      zh 商店, 店铺, 购物
      zh-Hant 商店, 店鋪, 購物

    convenience_store < shop
      codes CS2, shop=convenience, 편의점
      ko 편의점, 24시편의점
      en convenience store, convenience, corner shop, corner store
      ja コンビニ, コンビニエンスストア
      zh 便利店
      zh-Hant 便利商店, 便利店, 超商

    supermarket < shop
      codes MT1, shop=supermarket, shop=grocery, 슈퍼마켓, 기타식품판매업
      ko 슈퍼마켓, 슈퍼, 마트, 수퍼, 식료품점, 동네슈퍼
      en supermarket, grocery store, grocery, groceries, mart
      ja スーパー, スーパーマーケット, 食料品店
      zh 超市, 超级市场, 杂货店
      zh-Hant 超市, 超級市場, 雜貨店

    hypermarket < supermarket
      codes MT1, shop=hypermarket, shop=wholesale, 대규모점포, 대형마트, 할인점
      ko 대형마트, 할인마트, 할인점, 대형할인점, 창고형할인점, 창고형마트
      en hypermarket, superstore, big box store, warehouse club, wholesale club
      ja 大型スーパー, ハイパーマーケット, 会員制倉庫型店
      zh 大型超市, 大卖场, 仓储超市
      zh-Hant 大型超市, 大賣場, 量販店

    department_store < shop
      codes shop=department_store, 백화점
      ko 백화점
      en department store
      ja デパート, 百貨店
      zh 百货商店, 百货公司, 百货
      zh-Hant 百貨公司, 百貨商店, 百貨

    shopping_mall < shop
      codes shop=mall, S.MALL, 쇼핑센터, 복합쇼핑몰, 쇼핑몰
      ko 쇼핑몰, 쇼핑센터, 복합쇼핑몰, 몰, 상가, 지하상가
      en shopping mall, mall, shopping centre, shopping center, shopping arcade
      ja ショッピングモール, ショッピングセンター, モール, 地下街
      zh 购物中心, 商场, 购物广场
      zh-Hant 購物中心, 商場, 購物廣場

    outlet_mall < shopping_mall
      codes shop=outlet
      ko 아울렛, 아웃렛, 프리미엄아울렛
      en outlet mall, outlet, outlet store, factory outlet
      ja アウトレット, アウトレットモール
      zh 奥特莱斯, 折扣店
      zh-Hant 暢貨中心, 過季商品店

    duty_free_shop < shop
      codes shop=duty_free, 면세점
      ko 면세점, 면세
      en duty free shop, duty free
      ja 免税店
      zh 免税店
      zh-Hant 免稅店

    market
      codes amenity=marketplace, S.MKT, 전통시장, 시장
      ko 시장, 전통시장, 재래시장, 야시장, 벼룩시장, 수산시장
      en market, traditional market, marketplace, street market, night market, flea market, bazaar
      ja 市場, マーケット, 朝市, 夜市, 蚤の市
      zh 市场, 集市, 菜市场, 夜市, 农贸市场
      zh-Hant 市場, 市集, 菜市場, 夜市, 傳統市場

    discount_store < shop
      codes shop=variety_store, 생활용품점
      ko 생활용품점, 천원샵, 천원숍, 균일가매장, 생활용품
      en discount store, variety store, dollar store, household goods
      ja 百円ショップ, 100円ショップ, ディスカウントストア, 雑貨屋
      zh 折扣商店, 日用品店, 十元店
      zh-Hant 折扣商店, 生活用品店, 十元商店

    bookstore < shop
      codes shop=books, 서점
      ko 서점, 책방, 책, 중고서점, 헌책방, 독립서점
      en bookstore, bookshop, book shop, books, book store
      ja 書店, 本屋, 本, 古本屋
      zh 书店, 书城, 旧书店
      zh-Hant 書店, 書局, 二手書店

    stationery_store < shop
      codes shop=stationery, 문구점
      ko 문구점, 문방구, 문구, 팬시점
      en stationery store, stationery, stationer
      ja 文房具店, 文房具, 文具店
      zh 文具店, 文具
      zh-Hant 文具店, 文具

    clothing_store < shop
      codes shop=clothes, shop=fashion, shop=boutique, 의류점, 의류판매
      ko 옷가게, 의류매장, 옷, 의류, 옷집, 패션, 부티크
      en clothing store, clothes shop, clothes, clothing, fashion, boutique, apparel
      ja 洋服店, 服屋, 衣料品店, アパレル, ブティック
      zh 服装店, 衣服, 服饰店, 时装店
      zh-Hant 服飾店, 服裝店, 衣服, 時裝店

    shoe_store < shop
      codes shop=shoes, 신발가게
      ko 신발가게, 신발, 구두, 신발매장, 운동화, 구두가게
      en shoe store, shoes, shoe shop, sneakers
      ja 靴屋, 靴店, 靴, シューズ
      zh 鞋店, 鞋
      zh-Hant 鞋店, 鞋

    jewelry_store < shop
      codes shop=jewelry, shop=watches, 귀금속
      ko 금은방, 귀금속, 보석, 쥬얼리, 주얼리, 보석상, 시계
      en jewelry store, jewelry, jeweller, jeweler, watches, watch shop
      ja 宝石店, ジュエリー, 時計店, 貴金属店
      zh 珠宝店, 首饰店, 珠宝, 钟表店
      zh-Hant 珠寶店, 銀樓, 首飾店, 鐘錶店

    cosmetics_store < shop
      codes shop=cosmetics, shop=perfumery, shop=beauty_supply, 화장품점
      ko 화장품, 화장품가게, 화장품매장, 코스메틱, 향수
      en cosmetics store, cosmetics, makeup, perfumery, beauty supply
      ja 化粧品店, 化粧品, コスメ, 香水
      zh 化妆品店, 化妆品, 香水店
      zh-Hant 化妝品店, 化妝品, 藥妝店, 美妝

    electronics_store < shop
      codes shop=electronics, shop=computer, shop=appliance, shop=hifi, 가전제품, 전자제품
      ko 전자제품, 가전제품, 가전매장, 전자상가, 컴퓨터가게, 컴퓨터
      en electronics store, electronics, computer store, computer shop, appliance store, home appliances
      ja 家電量販店, 電器店, 家電, パソコンショップ, 電気屋
      zh 电器店, 电子产品, 家电, 电脑店, 数码店
      zh-Hant 電器行, 電子產品, 家電, 電腦店, 3C賣場

    mobile_phone_store < shop
      codes shop=mobile_phone, shop=telecommunication, 휴대폰매장
      ko 휴대폰매장, 핸드폰가게, 휴대폰, 핸드폰, 통신사대리점, 휴대폰대리점
      en mobile phone store, mobile phone shop, phone shop, cell phone store, phone store
      ja 携帯ショップ, 携帯電話ショップ, 携帯電話店
      zh 手机店, 手机
      zh-Hant 手機店, 手機行, 通訊行

    optician < shop
      codes shop=optician, 안경업, 안경점, 안경원
      ko 안경점, 안경, 안경원, 렌즈, 콘택트렌즈
      en optician, glasses, eyeglasses, optical shop, eyewear, contact lenses
      ja 眼鏡店, メガネ, メガネ屋, 眼鏡, コンタクトレンズ
      zh 眼镜店, 眼镜
      zh-Hant 眼鏡行, 眼鏡店, 眼鏡

    florist < shop
      codes shop=florist, shop=garden_centre, 꽃집, 화원
      ko 꽃집, 꽃, 꽃가게, 화원, 플라워샵, 꽃배달
      en florist, flower shop, flowers, garden centre, garden center
      ja 花屋, フラワーショップ, 生花店, 花
      zh 花店, 鲜花店, 鲜花
      zh-Hant 花店, 鮮花店, 鮮花

    furniture_store < shop
      codes shop=furniture, shop=interior_decoration, shop=bed, shop=kitchen, 가구점
      ko 가구점, 가구, 가구매장, 침대, 인테리어소품
      en furniture store, furniture, home furnishings
      ja 家具店, 家具, インテリアショップ
      zh 家具店, 家具, 家居店
      zh-Hant 傢俱店, 家具店, 家具, 家居店

    hardware_store < shop
      codes shop=hardware, shop=doityourself, shop=trade, shop=paint, 철물점
      ko 철물점, 철물, 공구상, 공구, 건재상
      en hardware store, hardware, DIY store, home improvement, tools
      ja 金物店, ホームセンター, 工具店
      zh 五金店, 五金
      zh-Hant 五金行, 五金店, 五金

    toy_store < shop
      codes shop=toys, shop=games, 완구점
      ko 장난감가게, 장난감, 완구점, 완구, 피규어
      en toy store, toys, toy shop
      ja おもちゃ屋, おもちゃ, 玩具店
      zh 玩具店, 玩具
      zh-Hant 玩具店, 玩具

    pet_store < shop
      codes shop=pet, shop=pet_grooming, 동물판매업, 애견용품, 동물미용업
      ko 애견샵, 펫샵, 반려동물용품, 애완동물, 애견용품, 애견미용
      en pet store, pet shop, pet supplies, pet grooming
      ja ペットショップ, ペット用品店, トリミングサロン
      zh 宠物店, 宠物用品店, 宠物
      zh-Hant 寵物店, 寵物用品店, 寵物美容

    bicycle_shop < shop
      codes shop=bicycle, 자전거판매
      ko 자전거점, 자전거가게, 자전거수리, 자전거매장
      en bicycle shop, bike shop, bicycle store, bicycle repair, bike repair
      ja 自転車店, 自転車屋, サイクルショップ
      zh 自行车店, 单车店
      zh-Hant 自行車店, 腳踏車店, 單車店

    butcher < shop
      codes shop=butcher, 식육판매업, 축산물판매업, 정육점
      ko 정육점, 정육, 푸줏간, 정육식당
      en butcher, butcher shop, meat shop, butchery
      ja 精肉店, 肉屋
      zh 肉店, 肉铺
      zh-Hant 肉店, 肉鋪

    greengrocer < shop
      codes shop=greengrocer, shop=farm, 청과
      ko 과일가게, 야채가게, 채소가게, 청과물, 청과, 과일
      en greengrocer, fruit shop, fruit and vegetables, vegetable shop, produce
      ja 八百屋, 青果店, 果物屋
      zh 果蔬店, 水果店, 蔬菜店
      zh-Hant 蔬果店, 水果店, 蔬菜店

    fishmonger < shop
      codes shop=seafood, shop=fishmonger, 수산물판매
      ko 생선가게, 수산물, 어물전, 건어물
      en fishmonger, fish shop, fish store
      ja 魚屋, 鮮魚店
      zh 鱼店, 水产店
      zh-Hant 魚店, 魚販, 水產店

    liquor_store < shop
      codes shop=alcohol, shop=wine, shop=beverages, 주류판매
      ko 주류판매점, 와인샵, 보틀샵, 주류점, 리쿼샵
      en liquor store, off licence, wine shop, bottle shop, alcohol
      ja 酒屋, 酒店, 酒販店
      zh 酒行, 烟酒店, 酒类专卖店
      zh-Hant 酒行, 菸酒店, 酒類專賣店

    gift_shop < shop
      codes shop=gift, 기념품점, 관광기념품점
      ko 기념품점, 기념품, 선물가게, 선물, 소품샵
      en gift shop, souvenir shop, souvenirs, gifts
      ja 土産物店, お土産, ギフトショップ, 土産
      zh 礼品店, 纪念品店, 纪念品
      zh-Hant 禮品店, 紀念品店, 伴手禮

    sports_store < shop
      codes shop=sports, shop=outdoor, shop=golf, 스포츠용품점
      ko 스포츠용품점, 스포츠용품, 등산용품, 아웃도어, 골프용품
      en sports store, sporting goods, outdoor store, sports shop
      ja スポーツ用品店, アウトドアショップ
      zh 体育用品店, 运动用品店, 户外用品店
      zh-Hant 運動用品店, 體育用品店, 戶外用品店

    music_store < shop
      codes shop=music, shop=musical_instrument, 악기점
      ko 악기점, 악기, 음반점, 레코드점, 레코드가게
      en music store, record store, musical instruments, record shop, instrument shop
      ja 楽器店, レコード店, CDショップ
      zh 乐器店, 唱片店, 琴行
      zh-Hant 樂器行, 唱片行

    second_hand_store < shop
      codes shop=second_hand, shop=charity, shop=antiques, shop=pawnbroker, 중고매장
      ko 중고매장, 중고, 구제샵, 빈티지샵, 골동품, 전당포
      en second hand store, thrift store, thrift shop, vintage shop, antiques, charity shop, pawnshop
      ja リサイクルショップ, 古着屋, 骨董品店, 質屋
      zh 二手店, 旧货店, 古董店
      zh-Hant 二手店, 古董店, 當舖

    car_dealer < shop
      codes shop=car, shop=motorcycle, 자동차매매업, 중고차매매
      ko 자동차매장, 중고차, 자동차대리점, 자동차전시장, 중고차매매단지, 오토바이
      en car dealer, car dealership, used cars, car showroom, motorcycle dealer
      ja 自動車販売店, カーディーラー, 中古車
      zh 汽车经销商, 4S店, 二手车
      zh-Hant 汽車經銷商, 中古車行, 車行
    """
}
