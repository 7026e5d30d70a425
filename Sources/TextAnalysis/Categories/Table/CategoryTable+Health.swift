extension CategoryTable {
  /// Where one is treated. What Korean calls 병원 is a hospital or any clinic.
  static let health: StaticString = """
    hospital
      codes HP8, amenity=hospital, S.HSP, 종합병원, 병원, 요양병원, 정신병원, S.CTRM
      ko 병원, 종합병원, 대학병원, 의료원, 요양병원
      en hospital, general hospital, medical center, medical centre
      ja 病院, 総合病院, 大学病院
      zh 医院, 综合医院
      zh-Hant 醫院, 綜合醫院

    emergency_room < hospital
      codes emergency=yes, healthcare=emergency, 응급의료기관
      ko 응급실, 응급의료센터, 응급센터
      en emergency room, ER, emergency, accident and emergency, casualty
      ja 救急外来, 救急病院, 救急
      zh 急诊, 急诊室, 急救中心
      zh-Hant 急診, 急診室, 急救中心

    clinic
      codes HP8, amenity=clinic, amenity=doctors, healthcare=doctor, healthcare=clinic, S.HSPC, 의원, 부속의원
      ko 의원, 병원, 클리닉, 동네병원, 가정의학과
      en clinic, doctor, doctors, GP, general practitioner, medical clinic, physician
      ja 診療所, クリニック, 医院, 内科医院
      zh 诊所, 门诊部, 卫生所
      zh-Hant 診所, 門診部, 衛生所

    internal_medicine < clinic
      codes HP8, healthcare:speciality=internal, 내과
      ko 내과, 내과의원
      en internal medicine, internist
      ja 内科
      zh 内科
      zh-Hant 內科

    pediatrics < clinic
      codes HP8, healthcare:speciality=paediatrics, 소아청소년과, 소아과
      ko 소아과, 소아청소년과, 어린이병원, 아동병원
      en pediatrics, pediatrician, paediatrics, children's clinic
      ja 小児科
      zh 儿科, 儿童医院
      zh-Hant 兒科, 小兒科, 兒童醫院

    dermatology < clinic
      codes HP8, healthcare:speciality=dermatology, 피부과
      ko 피부과, 피부과의원
      en dermatology, dermatologist, skin clinic
      ja 皮膚科
      zh 皮肤科
      zh-Hant 皮膚科

    ophthalmology < clinic
      codes HP8, healthcare:speciality=ophthalmology, 안과, healthcare=optometrist
      ko 안과, 안과의원, 라식
      en eye clinic, ophthalmology, ophthalmologist, eye doctor, optometrist
      ja 眼科
      zh 眼科, 眼科医院
      zh-Hant 眼科

    orthopedics < clinic
      codes HP8, healthcare:speciality=orthopaedics, 정형외과, healthcare=physiotherapist
      ko 정형외과, 재활의학과, 통증의학과, 물리치료, 도수치료, 신경외과
      en orthopedics, orthopaedics, orthopedic clinic, physiotherapy, physical therapy, pain clinic
      ja 整形外科, リハビリテーション科, 理学療法
      zh 骨科, 理疗, 康复科
      zh-Hant 骨科, 物理治療, 復健科

    gynecology < clinic
      codes HP8, healthcare:speciality=gynaecology, 산부인과, healthcare=midwife, 조산원
      ko 산부인과, 여성의원, 여성병원, 산후조리원
      en gynecology, obstetrics, OB-GYN, gynaecology, women's clinic, maternity
      ja 産婦人科, 婦人科, 産科
      zh 妇产科, 妇科, 产科
      zh-Hant 婦產科, 婦科, 產科

    ear_nose_throat < clinic
      codes HP8, healthcare:speciality=otolaryngology, 이비인후과
      ko 이비인후과
      en ear nose and throat clinic, ENT, otolaryngology
      ja 耳鼻咽喉科, 耳鼻科
      zh 耳鼻喉科
      zh-Hant 耳鼻喉科

    psychiatry < clinic
      codes HP8, healthcare:speciality=psychiatry, 정신건강의학과, 정신과, healthcare=psychotherapist
      ko 정신과, 정신건강의학과, 심리상담, 상담센터, 심리상담센터
      en psychiatry, psychiatrist, counseling, psychologist, mental health clinic
      ja 精神科, 心療内科, カウンセリング
      zh 精神科, 心理咨询
      zh-Hant 精神科, 身心科, 心理諮商

    plastic_surgery < clinic
      codes HP8, healthcare:speciality=plastic_surgery, 성형외과
      ko 성형외과, 성형
      en plastic surgery, cosmetic surgery, plastic surgeon
      ja 美容外科, 形成外科
      zh 整形外科, 整形医院, 医疗美容
      zh-Hant 整形外科, 整形診所, 醫美診所

    urology < clinic
      codes HP8, healthcare:speciality=urology, 비뇨의학과, 비뇨기과
      ko 비뇨기과, 비뇨의학과
      en urology, urologist
      ja 泌尿器科
      zh 泌尿科
      zh-Hant 泌尿科

    dentist < clinic
      codes HP8, amenity=dentist, healthcare=dentist, 치과의원, 치과병원, 치과
      ko 치과, 치과의원, 치과병원, 교정치과, 임플란트
      en dentist, dental clinic, dental office, orthodontist, dental
      ja 歯医者, 歯科, 歯科医院
      zh 牙科, 牙医, 口腔医院, 牙科诊所
      zh-Hant 牙科, 牙醫, 牙醫診所

    oriental_clinic < clinic
      codes HP8, healthcare=alternative, healthcare:speciality=acupuncture, 한의원, 한방병원
      ko 한의원, 한방병원, 한방, 침술, 한약방
      en oriental medicine clinic, Korean medicine, acupuncture, traditional medicine
      ja 韓医院, 漢方, 鍼灸院, 鍼灸
      zh 中医诊所, 韩医院, 中医, 针灸
      zh-Hant 中醫診所, 韓醫院, 中醫, 針灸

    pharmacy
      codes PM9, amenity=pharmacy, healthcare=pharmacy, S.HSPD, shop=chemist, 약국, shop=drugstore
      ko 약국, 약, 약방, 심야약국, 당번약국
      en pharmacy, drugstore, drug store, chemist, medicine, apothecary
      ja 薬局, ドラッグストア, 薬屋, 調剤薬局, 薬
      zh 药店, 药房, 药局, 药
      zh-Hant 藥局, 藥房, 藥店, 藥

    veterinary
      codes amenity=veterinary, 동물병원, 동물약국, S.VETF
      ko 동물병원, 수의사, 동물의료센터, 동물약국
      en veterinary, vet, animal hospital, veterinarian, veterinary clinic
      ja 動物病院, 獣医
      zh 动物医院, 宠物医院, 兽医
      zh-Hant 動物醫院, 寵物醫院, 獸醫

    public_health_center < clinic
      codes HP8, PO3, healthcare=centre, office=health, 보건소, 보건지소, 보건진료소
      ko 보건소, 보건지소, 건강센터, 보건진료소
      en public health center, health centre, health center, public health clinic
      ja 保健所, 保健センター
      zh 保健所, 卫生院, 社区卫生服务中心
      zh-Hant 保健所, 健康服務中心

    nursing_home
      codes amenity=nursing_home, social_facility=nursing_home, 노인요양시설, 요양원
      ko 요양원, 실버타운, 노인요양원, 요양시설
      en nursing home, care home, retirement home, assisted living
      ja 老人ホーム, 介護施設
      zh 养老院, 敬老院, 疗养院
      zh-Hant 養老院, 安養院, 護理之家

    blood_donation
      codes HP8, healthcare=blood_donation, 헌혈의집
      ko 헌혈의집, 헌혈, 헌혈센터, 혈액원
      en blood donation center, blood donation, blood bank
      ja 献血ルーム, 献血
      zh 献血站, 献血, 血站
      zh-Hant 捐血中心, 捐血站, 捐血
    """
}
