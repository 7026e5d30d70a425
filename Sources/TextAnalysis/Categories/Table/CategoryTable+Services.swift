extension CategoryTable {
  /// What one has done: money, looks, cars, work.
  static let services: StaticString = """
    bank
      codes BK9, amenity=bank, S.BANK, 은행, 금융기관
      ko 은행, 은행지점, 저축은행, 금융기관, 새마을금고, 신협
      en bank, bank branch, savings bank, credit union
      ja 銀行, 信用金庫, 銀行支店
      zh 银行, 储蓄所
      zh-Hant 銀行, 信用合作社

    atm
      codes amenity=atm, 현금인출기, 현금자동지급기, S.ATM
      ko ATM, 현금인출기, 현금지급기, 현금자동입출금기, 자동화코너
      en ATM, cash machine, cash dispenser, cash point
      ja ATM, 現金自動預払機
      zh 自动取款机, 取款机, 提款机
      zh-Hant 自動提款機, 提款機, 自動櫃員機

    currency_exchange
      codes amenity=bureau_de_change, amenity=money_transfer, 환전소, 환전영업
      ko 환전소, 환전
      en currency exchange, money exchange, bureau de change, exchange office
      ja 両替所, 両替
      zh 货币兑换, 外币兑换, 换汇
      zh-Hant 貨幣兌換, 外幣兌換, 換匯

    insurance_office
      codes office=insurance, 보험대리점, office=financial
      ko 보험, 보험사, 보험회사, 증권사, 증권
      en insurance office, insurance, insurance agent
      ja 保険代理店, 保険会社, 証券会社
      zh 保险公司, 保险, 证券公司
      zh-Hant 保險公司, 保險, 證券公司

    real_estate_agency
      codes AG2, office=estate_agent, shop=estate_agent, 부동산중개업, 중개업소, 공인중개사
      ko 부동산, 공인중개사, 부동산중개업소, 중개업소, 복덕방, 공인중개사사무소
      en real estate agency, real estate, estate agent, realtor, letting agent
      ja 不動産屋, 不動産, 不動産会社, 不動産仲介
      zh 房产中介, 房地产中介, 房产经纪
      zh-Hant 房屋仲介, 房仲, 地產代理

    hair_salon
      codes shop=hairdresser, 일반미용업, 미용업, 미용실, 종합미용업, shop=salon, 헤어미용
      ko 미용실, 헤어샵, 미장원, 헤어살롱, 헤어숍, 머리, 헤어
      en hair salon, hairdresser, haircut, hair, salon, hairdressers
      ja 美容院, 美容室, ヘアサロン
      zh 美发店, 理发店, 发廊, 美发
      zh-Hant 美髮店, 髮廊, 理髮店, 美髮

    barber < hair_salon
      codes shop=barber, 이용업, 이발소, hairdresser=barber
      ko 이발소, 이용원, 바버샵, 이발
      en barber, barbershop, barber shop
      ja 理髪店, 床屋, 理容室
      zh 男士理发店, 剃头店
      zh-Hant 男士理髮店, 剃頭店

    nail_salon
      codes shop=nails, beauty=nails, 네일미용업, 손톱발톱미용업
      ko 네일샵, 네일, 네일아트, 네일숍
      en nail salon, nails, nail bar, manicure
      ja ネイルサロン, ネイル
      zh 美甲店, 美甲
      zh-Hant 美甲店, 美甲

    beauty_salon
      codes shop=beauty, 피부미용업, 메이크업업, 화장분장미용업, leisure=tanning_salon
      ko 피부관리, 피부관리실, 에스테틱, 피부샵, 뷰티샵, 왁싱, 속눈썹, 메이크업샵
      en beauty salon, beauty, skin care, aesthetics, waxing, spa salon
      ja エステ, エステサロン, ビューティーサロン, 脱毛サロン
      zh 美容院, 美容店, 美容
      zh-Hant 美容院, 美容店, 美容護膚

    massage
      codes shop=massage, 안마시술소, 안마원
      ko 마사지, 안마, 마사지샵, 안마원, 타이마사지
      en massage, massage parlor, massage parlour, Thai massage, spa
      ja マッサージ, 整体, スパ
      zh 按摩, 按摩店, 足疗, 水疗
      zh-Hant 按摩, 按摩店, 足體養生館, 水療

    sauna
      codes leisure=sauna, 찜질시설서비스영업, 목욕장업, 찜질방
      ko 찜질방, 사우나, 스파
      en sauna, jjimjilbang, steam bath, Korean spa
      ja サウナ, チムジルバン, スーパー銭湯
      zh 桑拿, 汗蒸房, 桑拿房
      zh-Hant 桑拿, 三溫暖, 汗蒸幕

    public_bath < sauna
      codes amenity=public_bath, 공동탕업, 목욕탕
      ko 목욕탕, 대중목욕탕, 공중목욕탕, 목욕
      en public bath, bathhouse, bath house
      ja 銭湯, 公衆浴場, 浴場
      zh 澡堂, 公共浴室, 浴池
      zh-Hant 澡堂, 公共浴室, 大眾浴場

    laundry
      codes shop=laundry, shop=dry_cleaning, 세탁업, 세탁소
      ko 세탁소, 세탁, 드라이클리닝, 빨래
      en laundry, dry cleaner, dry cleaning, dry cleaners
      ja クリーニング店, クリーニング, 洗濯
      zh 洗衣店, 干洗店, 洗衣
      zh-Hant 洗衣店, 乾洗店, 洗衣

    laundromat < laundry
      codes self_service=yes, 빨래방, 코인세탁
      ko 빨래방, 코인빨래방, 셀프빨래방, 코인세탁소, 무인빨래방
      en laundromat, launderette, coin laundry, self service laundry
      ja コインランドリー
      zh 自助洗衣店, 投币洗衣店
      zh-Hant 自助洗衣店, 投幣洗衣店

    tailor
      codes shop=tailor, craft=tailor, craft=dressmaker, 의류수선, 수선
      ko 옷수선, 수선집, 양복점, 맞춤정장, 의상실, 수선
      en tailor, alterations, dressmaker, clothes repair
      ja 仕立て屋, 洋服直し, テーラー
      zh 裁缝店, 裁缝, 改衣店
      zh-Hant 裁縫店, 裁縫, 修改衣服

    photo_studio
      codes shop=photo, craft=photographer, 사진관, 사진촬영
      ko 사진관, 스튜디오, 사진, 증명사진, 셀프사진관, 인생네컷
      en photo studio, photographer, photo booth, photography studio, photo shop
      ja 写真館, 写真スタジオ, フォトスタジオ
      zh 照相馆, 摄影工作室, 影楼
      zh-Hant 照相館, 攝影工作室, 攝影棚

    print_shop
      codes shop=copyshop, shop=printing, 인쇄업, 인쇄소
      ko 인쇄소, 복사집, 인쇄, 프린트, 출력소, 복사
      en print shop, copy shop, printing, photocopy, printer
      ja 印刷所, 印刷, コピー店
      zh 打印店, 复印店, 印刷厂
      zh-Hant 影印店, 列印店, 印刷廠

    travel_agency
      codes office=travel_agent, shop=travel_agency, 여행업, 일반여행업, 국내외여행업, 종합여행업, 여행사
      ko 여행사, 여행, 관광회사
      en travel agency, travel agent, tour operator
      ja 旅行会社, 旅行代理店
      zh 旅行社, 旅游公司
      zh-Hant 旅行社

    law_office
      codes office=lawyer, office=notary, 변호사사무소, 법무사사무소
      ko 변호사, 법률사무소, 법무법인, 법무사, 로펌, 변호사사무소
      en law office, lawyer, law firm, attorney, solicitor, notary
      ja 法律事務所, 弁護士, 司法書士
      zh 律师事务所, 律师, 公证处
      zh-Hant 律師事務所, 律師, 公證處

    accounting_office
      codes office=accountant, office=tax_advisor, 세무사사무소, 회계사사무소
      ko 세무사, 회계사, 회계사무소, 세무사사무소, 회계법인
      en accounting office, accountant, tax accountant, tax advisor
      ja 会計事務所, 税理士, 会計士
      zh 会计师事务所, 会计
      zh-Hant 會計師事務所, 會計師

    office
      codes office=company, office=yes, landuse=commercial, building=office, 사무실, 회사, S.BLDO
      ko 회사, 사무실, 기업, 오피스, 사옥, 본사
      en office, company, business, headquarters, corporate office
      ja 会社, オフィス, 企業, 事務所, 本社
      zh 公司, 办公室, 企业, 总部
      zh-Hant 公司, 辦公室, 企業, 總部

    coworking_space < office
      codes amenity=coworking_space, office=coworking, 공유오피스
      ko 공유오피스, 코워킹스페이스, 공유사무실, 비즈니스센터
      en coworking space, coworking, shared office
      ja コワーキングスペース, シェアオフィス
      zh 共享办公, 联合办公空间, 众创空间
      zh-Hant 共享辦公室, 共同工作空間

    courier_office
      codes amenity=parcel_locker, office=courier, 택배
      ko 택배, 택배영업소, 무인택배함, 퀵서비스
      en courier, courier office, parcel, parcel locker, delivery service
      ja 宅配便, 宅配便営業所, 宅配ロッカー
      zh 快递, 快递站, 快递柜
      zh-Hant 宅配, 快遞, 置物櫃取件

    moving_company
      codes office=moving_company, shop=storage_rental, 이사화물, 화물자동차운송주선
      ko 이삿짐센터, 이사, 이사짐센터, 짐보관, 물품보관
      en moving company, movers, removals, self storage, storage
      ja 引越し業者, 引越し, トランクルーム
      zh 搬家公司, 搬家, 仓储服务
      zh-Hant 搬家公司, 搬家, 迷你倉

    car_repair
      codes shop=car_repair, shop=tyres, shop=car_parts, 자동차정비업, 카센터, 자동차정비
      ko 카센터, 자동차정비, 정비소, 자동차정비소, 자동차수리, 타이어, 공업사
      en car repair, auto repair, garage, mechanic, car service, tyre shop, tire shop
      ja 自動車整備工場, 自動車修理, タイヤショップ
      zh 汽车修理, 汽修店, 修车, 汽车维修
      zh-Hant 汽車維修, 汽車修理廠, 修車, 保養廠

    car_wash
      codes amenity=car_wash, 세차장
      ko 세차장, 세차, 셀프세차장, 손세차
      en car wash, carwash, auto wash
      ja 洗車場, 洗車
      zh 洗车, 洗车店
      zh-Hant 洗車, 洗車場

    locksmith
      codes craft=locksmith, shop=locksmith, craft=key_cutter, 열쇠
      ko 열쇠, 열쇠집, 열쇠수리, 도장
      en locksmith, key cutting, keys
      ja 鍵屋, 合鍵
      zh 开锁, 配钥匙
      zh-Hant 鎖匠, 開鎖, 配鑰匙

    wedding_hall
      codes amenity=events_venue, 예식장, 결혼예식장업
      ko 예식장, 웨딩홀, 결혼식장, 연회장, 웨딩
      en wedding hall, wedding venue, banquet hall, event venue, events venue
      ja 結婚式場, ウェディング, 宴会場
      zh 婚礼堂, 婚宴酒店, 宴会厅
      zh-Hant 婚宴會館, 宴會廳, 婚禮會場

    funeral_home
      codes amenity=funeral_hall, shop=funeral_directors, 장례식장, 장례식장영업, amenity=crematorium
      ko 장례식장, 장례, 빈소, 화장장, 추모공원
      en funeral home, funeral hall, funeral director, crematorium, mortuary
      ja 葬儀場, 斎場, 火葬場
      zh 殡仪馆, 火葬场
      zh-Hant 殯儀館, 火葬場

    public_toilet
      codes amenity=toilets, 공중화장실, 화장실
      ko 화장실, 공중화장실, 개방화장실, 장애인화장실
      en public toilet, toilet, toilets, restroom, bathroom, washroom, WC
      ja トイレ, 公衆トイレ, お手洗い, 化粧室
      zh 公共厕所, 厕所, 卫生间, 洗手间
      zh-Hant 公共廁所, 廁所, 洗手間, 公廁

    drinking_water
      codes amenity=drinking_water, 음수대, 약수터, man_made=water_tap
      ko 음수대, 약수터, 약수, 식수대
      en drinking water, drinking fountain, water fountain, water tap
      ja 水飲み場, 飲料水, 給水スポット
      zh 饮水处, 饮水点, 直饮水
      zh-Hant 飲水處, 飲水機, 飲水點

    smoking_area
      codes amenity=smoking_area, shop=tobacco, shop=e-cigarette, 담배소매업, 흡연실
      ko 흡연실, 흡연구역, 담배, 전자담배, 담배가게
      en smoking area, tobacco, tobacconist, smoking room, vape shop
      ja 喫煙所, たばこ, タバコ屋
      zh 吸烟区, 吸烟室, 香烟店
      zh-Hant 吸菸區, 吸菸室, 菸店
    """
}
