extension CategoryTable {
  /// Where one eats and drinks.
  static let food: StaticString = """
    restaurant
      codes FD6, amenity=restaurant, S.REST, 일반음식점, 휴게음식점, 기타 휴게음식점, 관광식당, 패밀리레스토랑, 패밀리레스트랑
      ko 음식점, 식당, 맛집, 레스토랑, 밥집, 먹거리
      en restaurant, eatery, diner, food, place to eat, dining
      ja レストラン, 飲食店, 食堂, ご飯, グルメ
      zh 餐厅, 饭店, 餐馆, 饭馆, 美食
      zh-Hant 餐廳, 飯店, 餐館, 飯館, 美食

    korean_restaurant < restaurant
      codes cuisine=korean, 한식, 한식음식점
      ko 한식, 한식당, 한식집, 한정식, 백반, 백반집, 한국음식
      en Korean restaurant, Korean food, Korean
      ja 韓国料理, 韓国料理店, 韓国レストラン
      zh 韩国料理, 韩餐, 韩国菜, 韩式餐厅
      zh-Hant 韓國料理, 韓式料理, 韓國菜, 韓式餐廳

    japanese_restaurant < restaurant
      codes cuisine=japanese, 일식, 복어취급
      ko 일식, 일식당, 일식집, 일본음식, 일본요리
      en Japanese restaurant, Japanese food, Japanese
      ja 日本料理, 和食, 日本料理店, 和食店
      zh 日本料理, 日料, 日本菜, 日式餐厅
      zh-Hant 日本料理, 日式料理, 日本菜, 日式餐廳

    sushi_restaurant < japanese_restaurant
      codes cuisine=sushi
      ko 초밥, 스시, 초밥집, 스시집, 회전초밥
      en sushi restaurant, sushi, sushi bar
      ja 寿司, 寿司屋, すし, 鮨, 回転寿司
      zh 寿司, 寿司店, 回转寿司
      zh-Hant 壽司, 壽司店, 迴轉壽司

    ramen_restaurant < japanese_restaurant
      codes cuisine=ramen
      ko 라멘, 라멘집, 일본라멘
      en ramen restaurant, ramen, ramen shop
      ja ラーメン, ラーメン屋, ラーメン店
      zh 日式拉面, 拉面店
      zh-Hant 日式拉麵, 拉麵店

    chinese_restaurant < restaurant
      codes cuisine=chinese, 중국식, 중식
      ko 중식, 중국집, 중식당, 중국음식, 중화요리, 짜장면, 짬뽕
      en Chinese restaurant, Chinese food, Chinese
      ja 中華料理, 中国料理, 中華, 中華料理店
      zh 中餐, 中餐厅, 中国菜, 中餐馆
      zh-Hant 中餐, 中餐廳, 中菜, 中式餐廳

    western_restaurant < restaurant
      codes cuisine=western, cuisine=international, 경양식, 양식, 외국음식전문점(인도,태국등), 외국음식전문점
      ko 양식, 경양식, 양식당, 돈까스, 돈가스, 파스타
      en western restaurant, western food
      ja 洋食, 洋食店, 洋食屋
      zh 西餐, 西餐厅
      zh-Hant 西餐, 西餐廳, 西式餐廳

    italian_restaurant < western_restaurant
      codes cuisine=italian, cuisine=pasta
      ko 이탈리안, 이탈리아음식, 이탈리안레스토랑, 이태리음식
      en Italian restaurant, Italian food, Italian, pasta, trattoria
      ja イタリアン, イタリア料理, イタリア料理店, パスタ
      zh 意大利餐厅, 意大利菜, 意大利料理
      zh-Hant 義大利餐廳, 義大利菜, 意大利餐廳, 義式料理

    french_restaurant < western_restaurant
      codes cuisine=french
      ko 프랑스음식, 프렌치, 프랑스요리, 프렌치레스토랑
      en French restaurant, French food, French, bistro, brasserie
      ja フレンチ, フランス料理, フランス料理店, ビストロ
      zh 法国餐厅, 法餐, 法国菜
      zh-Hant 法國餐廳, 法式餐廳, 法國菜

    steakhouse < western_restaurant
      codes cuisine=steak_house, cuisine=steak
      ko 스테이크, 스테이크하우스
      en steakhouse, steak house, steak
      ja ステーキ, ステーキハウス
      zh 牛排馆, 牛排, 牛排店
      zh-Hant 牛排館, 牛排, 牛排店

    mexican_restaurant < restaurant
      codes cuisine=mexican, cuisine=tex-mex
      ko 멕시코음식, 멕시칸, 타코
      en Mexican restaurant, Mexican food, Mexican, tacos, taqueria
      ja メキシコ料理, メキシカン, タコス
      zh 墨西哥餐厅, 墨西哥菜
      zh-Hant 墨西哥餐廳, 墨西哥菜

    indian_restaurant < restaurant
      codes cuisine=indian
      ko 인도음식, 인도요리, 인도음식점
      en Indian restaurant, Indian food, Indian, curry house
      ja インド料理, インド料理店, インドカレー
      zh 印度餐厅, 印度菜
      zh-Hant 印度餐廳, 印度菜, 印度料理

    thai_restaurant < restaurant
      codes cuisine=thai
      ko 태국음식, 태국요리, 타이음식, 태국음식점
      en Thai restaurant, Thai food, Thai
      ja タイ料理, タイ料理店
      zh 泰国餐厅, 泰国菜, 泰餐
      zh-Hant 泰國餐廳, 泰國菜, 泰式料理

    vietnamese_restaurant < restaurant
      codes cuisine=vietnamese
      ko 베트남음식, 쌀국수, 베트남쌀국수, 쌀국수집, 베트남음식점
      en Vietnamese restaurant, Vietnamese food, Vietnamese, pho
      ja ベトナム料理, ベトナム料理店, フォー
      zh 越南餐厅, 越南菜, 越南河粉
      zh-Hant 越南餐廳, 越南菜, 越南河粉

    barbecue_restaurant < restaurant
      codes cuisine=barbecue, cuisine=bbq, 식육(숯불구이), 식육, 숯불구이
      ko 고깃집, 고기집, 삼겹살, 갈비, 고기, 숯불갈비, 구이, 소고기, 돼지고기
      en barbecue restaurant, barbecue, BBQ, Korean barbecue, grill
      ja 焼肉, 焼肉店, 焼肉屋, バーベキュー
      zh 烤肉, 烤肉店, 烧烤
      zh-Hant 烤肉, 烤肉店, 燒肉, 燒烤

    seafood_restaurant < restaurant
      codes cuisine=seafood, cuisine=fish, 횟집
      ko 횟집, 회, 해산물, 해물, 생선회, 활어회, 조개구이
      en seafood restaurant, seafood, fish restaurant
      ja 海鮮料理, 魚料理, 刺身, 海鮮料理店
      zh 海鲜, 海鲜餐厅, 海鲜酒楼
      zh-Hant 海鮮, 海鮮餐廳, 海產店

    noodle_restaurant < restaurant
      codes cuisine=noodle, cuisine=noodles, 냉면집
      ko 국수, 국수집, 칼국수, 냉면, 냉면집, 막국수, 면요리
      en noodle restaurant, noodles, noodle shop, noodle house
      ja 麺類, うどん, そば, 蕎麦, そば屋, うどん屋
      zh 面馆, 面条, 面店
      zh-Hant 麵館, 麵店, 麵條

    soup_restaurant < korean_restaurant
      codes cuisine=soup, 탕류(보신용), 탕류
      ko 국밥, 국밥집, 해장국, 설렁탕, 곰탕, 삼계탕, 순대국, 감자탕, 찌개, 탕
      en soup restaurant, soup, gukbap
      ja スープ, クッパ
      zh 汤饭, 汤饭店
      zh-Hant 湯飯, 湯飯店

    snack_restaurant < restaurant
      codes 분식, 김밥(도시락), 김밥, 일반조리판매, cuisine=snack
      ko 분식, 분식집, 떡볶이, 김밥, 김밥집, 라면, 순대, 도시락
      en snack bar, tteokbokki, gimbap, kimbap, lunch box
      ja 軽食, 粉食, トッポッキ, キンパ, 弁当
      zh 小吃店, 小吃, 炒年糕, 紫菜包饭, 快餐盒饭
      zh-Hant 小吃店, 小吃, 炒年糕, 紫菜包飯, 便當

    chicken_restaurant < restaurant
      codes cuisine=chicken, cuisine=fried_chicken, 통닭(치킨), 통닭, 치킨
      ko 치킨, 치킨집, 통닭, 닭강정, 후라이드치킨
      en chicken restaurant, fried chicken, chicken
      ja フライドチキン, チキン, 唐揚げ
      zh 炸鸡, 炸鸡店
      zh-Hant 炸雞, 炸雞店

    pizza_restaurant < restaurant
      codes cuisine=pizza
      ko 피자, 피자집, 피자가게
      en pizza restaurant, pizza, pizzeria
      ja ピザ, ピザ屋, ピッツェリア
      zh 比萨店, 披萨, 比萨, 披萨店
      zh-Hant 披薩店, 披薩, 比薩

    fast_food < restaurant
      codes amenity=fast_food, 패스트푸드
      ko 패스트푸드, 패스트푸드점
      en fast food, fast food restaurant, quick bite
      ja ファストフード, ファーストフード
      zh 快餐, 快餐店
      zh-Hant 速食, 速食店, 快餐店

    burger_restaurant < fast_food
      codes cuisine=burger
      ko 햄버거, 버거, 수제버거, 햄버거집
      en burger restaurant, burger, hamburger, burger joint
      ja ハンバーガー, バーガー, ハンバーガー店
      zh 汉堡店, 汉堡, 汉堡包
      zh-Hant 漢堡店, 漢堡, 漢堡包

    sandwich_shop < fast_food
      codes cuisine=sandwich
      ko 샌드위치, 토스트, 샌드위치가게
      en sandwich shop, sandwich, deli sandwich, toast
      ja サンドイッチ, サンドイッチ店
      zh 三明治, 三明治店
      zh-Hant 三明治, 三明治店, 三文治

    buffet_restaurant < restaurant
      codes cuisine=buffet, 뷔페식, 뷔페
      ko 뷔페, 부페, 샐러드바
      en buffet restaurant, buffet, all you can eat
      ja ビュッフェ, バイキング, 食べ放題
      zh 自助餐, 自助餐厅
      zh-Hant 自助餐, 自助餐廳, 吃到飽

    vegetarian_restaurant < restaurant
      codes diet=vegetarian, diet=vegan, cuisine=vegetarian, cuisine=vegan
      ko 채식, 채식식당, 비건, 비건식당, 채식당
      en vegetarian restaurant, vegetarian, vegan, vegan restaurant
      ja ベジタリアン, ヴィーガン, 菜食, 精進料理
      zh 素食, 素食餐厅, 素菜馆
      zh-Hant 素食, 素食餐廳, 蔬食

    food_court < restaurant
      codes amenity=food_court
      ko 푸드코트, 푸드홀
      en food court, food hall
      ja フードコート
      zh 美食广场, 美食城
      zh-Hant 美食廣場, 美食街

    food_truck < restaurant
      codes 푸드트럭, 이동조리, street_vendor=yes
      ko 푸드트럭, 포장마차, 노점
      en food truck, food stall, street food
      ja キッチンカー, 屋台, フードトラック
      zh 餐车, 小吃摊, 路边摊
      zh-Hant 餐車, 小吃攤, 路邊攤

    cafe
      codes CE7, amenity=cafe, shop=coffee, 커피숍, 까페, 라이브카페
      ko 카페, 커피, 커피숍, 커피전문점, 까페, 커피점, 커피집, 커피하우스
      en cafe, café, coffee shop, coffee, coffeehouse, coffee house, espresso bar
      ja カフェ, 喫茶店, コーヒー, コーヒーショップ, 珈琲, 喫茶
      zh 咖啡馆, 咖啡, 咖啡店, 咖啡厅, 咖啡屋
      zh-Hant 咖啡館, 咖啡, 咖啡店, 咖啡廳, 咖啡屋

    dessert_cafe < cafe
      codes cuisine=dessert, shop=pastry, shop=confectionery
      ko 디저트, 디저트카페, 빙수, 팥빙수, 와플, 마카롱, 케이크
      en dessert cafe, dessert, dessert shop, pastry shop, confectionery, cake shop, sweets
      ja デザート, スイーツ, 甘味処, ケーキ屋, ケーキ
      zh 甜品店, 甜品, 甜点, 蛋糕店, 糖水铺
      zh-Hant 甜品店, 甜點, 甜點店, 蛋糕店, 冰店

    tea_house < cafe
      codes shop=tea, cuisine=tea, amenity=tea_house, 전통찻집, 다방
      ko 찻집, 전통찻집, 다방, 전통차, 티하우스, 티룸
      en tea house, teahouse, tea room, tea shop, tea
      ja 茶屋, 茶房, お茶, 茶店, 紅茶専門店
      zh 茶馆, 茶室, 茶楼, 奶茶店, 奶茶
      zh-Hant 茶館, 茶室, 茶樓, 茶藝館, 手搖飲

    kids_cafe < cafe
      codes 키즈카페, leisure=indoor_play
      ko 키즈카페, 키즈까페, 실내놀이터
      en kids cafe, indoor playground, kids play cafe
      ja キッズカフェ, 室内遊び場
      zh 亲子咖啡馆, 儿童咖啡厅, 室内儿童乐园
      zh-Hant 親子餐廳, 親子咖啡廳, 室內兒童樂園

    pet_cafe < cafe
      codes amenity=animal_cafe, cuisine=cat_cafe
      ko 애견카페, 고양이카페, 반려견카페, 강아지카페, 동물카페
      en pet cafe, cat cafe, dog cafe, animal cafe
      ja 猫カフェ, ドッグカフェ, ペットカフェ
      zh 宠物咖啡馆, 猫咖, 猫咖啡馆
      zh-Hant 寵物咖啡館, 貓咪咖啡廳, 寵物餐廳

    ice_cream_shop < dessert_cafe
      codes amenity=ice_cream, shop=ice_cream, cuisine=ice_cream, 아이스크림
      ko 아이스크림, 아이스크림가게, 젤라또, 젤라토
      en ice cream shop, ice cream, gelato, gelateria, ice cream parlor
      ja アイスクリーム, アイスクリーム店, ジェラート, アイス
      zh 冰淇淋店, 冰淇淋, 雪糕
      zh-Hant 冰淇淋店, 冰淇淋, 雪糕, 霜淇淋

    bakery
      codes FD6, shop=bakery, 과자점, 제과점, 제과점영업, 제과점업
      ko 빵집, 베이커리, 제과점, 빵, 베이글, 도넛, 도너츠
      en bakery, bakery shop, bread, bakehouse, boulangerie, bagel, donut, donut shop, doughnut
      ja パン屋, ベーカリー, パン, ドーナツ
      zh 面包店, 面包房, 面包, 烘焙店
      zh-Hant 麵包店, 麵包房, 麵包, 烘焙坊

    rice_cake_shop < bakery
      codes 떡카페, 떡집, shop=rice_cake
      ko 떡집, 떡, 떡카페, 떡방앗간
      en rice cake shop, rice cakes, tteok
      ja 餅屋, 餅, 和菓子屋, 和菓子
      zh 年糕店, 年糕, 糕点店
      zh-Hant 年糕店, 年糕, 糕餅店

    bar
      codes FD6, amenity=bar, 호프/통닭, 정종/대포집/소주방, 간이주점, 감성주점, 단란주점, 단란주점영업
      ko 술집, 바, 주점, 호프집, 호프, 소주방, 칵테일바, 선술집
      en bar, cocktail bar, drinks, lounge bar, lounge
      ja バー, 酒場, 飲み屋, 居酒屋, カクテルバー
      zh 酒吧, 酒馆
      zh-Hant 酒吧, 酒館, 居酒屋

    pub < bar
      codes amenity=pub, amenity=biergarten, microbrewery=yes, craft=brewery
      ko 펍, 맥주, 맥주집, 맥줏집, 생맥주, 수제맥주, 브루어리
      en pub, beer, brewery, beer garden, biergarten, beer hall, taproom, tavern
      ja パブ, ビアホール, ビール, ビアガーデン, 醸造所
      zh 啤酒屋, 酒馆酒吧, 精酿啤酒, 啤酒
      zh-Hant 啤酒屋, 精釀啤酒, 啤酒, 啤酒餐廳

    wine_bar < bar
      codes amenity=wine_bar, cuisine=wine_bar
      ko 와인바, 와인, 와인집
      en wine bar, wine
      ja ワインバー, ワイン
      zh 葡萄酒吧, 红酒吧
      zh-Hant 葡萄酒吧, 紅酒吧

    nightclub
      codes FD6, amenity=nightclub, 유흥주점, 유흥주점영업, 룸살롱, amenity=stripclub
      ko 클럽, 나이트클럽, 나이트, 유흥주점
      en nightclub, club, night club, disco, dance club
      ja クラブ, ナイトクラブ, ディスコ
      zh 夜店, 夜总会, 迪斯科
      zh-Hant 夜店, 夜總會, 舞廳
    """
}
