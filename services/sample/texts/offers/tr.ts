import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: '{city} ilanındaki görevlerin:',
    payout: '{city} ödemeleri haftada bir yapılır.',
    signUp: '{partner} üzerinden kaydol ve şehrini seç: {city}.',
    firstJob: '{city} ilanlarından ilk işini seç ve başla.',
    alwaysNeeded: 'En az 18 yaşındasın ve bu ülkede çalışma hakkın var.',
    fees: {
      none: '{partner}, {city} genelinde kazancından kesinti yapmaz.',
      commission: '{partner}, {city} genelinde biten her işten komisyon alır; kayıt ücretsizdir.',
    },
    bonus: {
      none: '{city} ekibinde şu anda başlangıç primi yok.',
      firstJobs: '{city} ekibine yeni katılanlar ilk 20 işten sonra prim alır.',
      referral: '{city} ekibine bir arkadaşını getir; o ilk beş işini bitirince ikiniz de prim alırsınız.',
    },
    overviewEnd: 'Ne zaman çalışacağına sen karar verirsin.',
    header: '{title}: {city}, {partner}',
    seoTitle: '{title}: {city} | {partner}',
    seoDescription:
      '{title}: {city}, {partner}. Ne kazanırsın, ne gerekir, kaça mal olur, nasıl başvurursun?',
    keywords: '{city} ek iş, {city} esnek iş, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Bisikletli kurye',
      card: '{city} sokaklarında bisikletle yemek ve market siparişi taşı. {partner} ile vardiyanı bir hafta önceden seçersin.',
      earnings: 'Sipariş ve kilometre başına ücret alırsın. Bahşişler senin.',
      intro:
        '{partner}, restoranlardan yemekleri ve marketlerden ürünleri kapıya kadar götürür. Kendi bisikletini kullanır ya da kiralarsın.',
      tasks: [
        'Siparişi restorandan almak',
        'Önerilen yoldan müşteriye gitmek',
        'Siparişi teslim edip uygulamada onaylamak',
      ],
      check: 'Kimliğini yükle ve teslimat çantanı al.',
      needs: [
        'İnternetli bir akıllı telefonun var.',
        'Sağlam bir bisikletin var ya da kiralıyorsun.',
        'Trafikte rahatsın.',
      ],
      expenses: 'Bisiklet tamiri, yağmurluk ve mobil internet giderini hesaba kat.',
      overview:
        '{city} genelinde teslimatlar daha çok öğlen ve akşam olur. Siparişler {partner} uygulamasından gelir.',
      keywords: 'bisikletli kurye, yemek teslimatı, kurye işi',
    },
    'car-delivery': {
      title: 'Kargo dağıtım sürücüsü',
      card: '{city} genelinde otomobil ya da panelvanla paketleri alıcılarına götür. {partner} ile yarım günlük turlar seçersin.',
      earnings: 'Tur başına sabit bir tutar ve yakıt desteği alırsın.',
      intro: '{partner}, internet mağazaları için dağıtım yapar. Depodan çıkmadan önce turun hazırdır.',
      tasks: [
        'Paketleri depoda yüklemek',
        'Planlanan sırayla teslim etmek',
        'Teslim edilemeyenleri geri getirmek',
      ],
      check: 'Ehliyetini kontrol ettir ve güvenlik eğitimini izle.',
      needs: [
        'En az bir yıldır ehliyetin var.',
        '20 kiloya kadar paket kaldırabilirsin.',
        'Otomobilin var ya da panelvan kiralıyorsun.',
      ],
      expenses: 'Kendi aracını kullanırsan yakıt, park ve yıpranma gideri sana ait.',
      overview: '{city} dağıtım turları yaklaşık dört saat sürer. Ücreti kabul etmeden önce görürsün.',
      keywords: 'kargo dağıtım, dağıtım sürücüsü, şoför işi',
    },
    ridesharing: {
      title: 'Yolcu taşıma sürücüsü',
      card: '{city} yollarında kendi aracınla ya da kiralık araçla yolcu taşı. Yolculukları sana {partner} bulur.',
      earnings: 'Mesafeye ve süreye göre ücret alırsın, yoğun saatlerde ek ödeme olur.',
      intro:
        'Yolcular {partner} üzerinden yolculuk ayarlar, sen de onları gidecekleri yere götürürsün. Ödeme uygulamada yapılır.',
      tasks: [
        'Yolculukları uygulamada kabul etmek',
        'Yolcuları güvenle götürmek',
        'Aracın içini ve dışını temiz tutmak',
      ],
      check: 'Ehliyetini, yolcu taşıma belgeni ve araç evraklarını gönder.',
      needs: [
        'Ehliyetin ve bölgende istenen belgen var.',
        'Adli sicil kaydın temiz.',
        'Güler yüzlüsün ve sakin sürersin.',
      ],
      expenses: 'Yakıt ya da şarj, sigorta ve yıkama gideri sana ait.',
      overview:
        '{city} genelinde en çok sabah, akşam ve hafta sonu yolcu olur. {partner} talebin yüksek olduğu yerleri gösterir.',
      keywords: 'sürücü işi, yolcu taşıma, şoför',
    },
    cleaning: {
      title: 'Ev ve ofis temizliği',
      card: '{city} genelinde ev ve ofis temizle. {partner} ile saatini ve ücretini sen belirlersin.',
      earnings: 'Saat ücretini sen belirlersin ve her temizlikten sonra paranı alırsın.',
      intro: '{partner} yakınında düzenli müşteriler bulur. Birçoğu her hafta aynı kişiyi çağırır.',
      tasks: [
        'Mutfak, banyo ve yerleri temizlemek',
        'Toz almak ve toparlamak',
        'Özel istekleri müşteriyle konuşmak',
      ],
      check: 'Profilini doldur ve ekiple kısa bir görüşme yap.',
      needs: ['Temizlikte biraz deneyimin var.', 'Titiz ve dakiksin.', 'Akıllı telefonun var.'],
      expenses: 'Temizlik malzemesini genellikle müşteri verir; yol parası sana ait.',
      overview:
        '{city} sakinleri yıl boyunca temizlikçi arar. Bir temizlik çoğunlukla iki ile dört saat sürer.',
      keywords: 'temizlik işi, ev temizliği, ofis temizliği',
    },
    babysitting: {
      title: 'Çocuk bakıcısı',
      card: '{city} ve çevresindeki ailelerin çocuklarına bak. {partner} üzerinden anne babalar sana doğrudan yazar.',
      earnings: 'Saat ücretini aileyle kararlaştırır, her akşamdan sonra paranı alırsın.',
      intro:
        'Aileler öğleden sonra, akşam ya da hafta sonu için güvenilir birini arar. İlk akşamdan önce tanışırsınız.',
      tasks: ['Oynamak, okumak ve el işi yapmak', 'Basit yemekler hazırlamak', 'Çocukları yatırmak'],
      check: 'Bir referans ekle ve kimliğini onaylat.',
      needs: [
        'Çocuklarla olmayı seversin ve deneyimin var.',
        'Adli sicil belgesi gösterebilirsin.',
        'Çocuklar için ilk yardım bilmek artı sayılır.',
      ],
      expenses: 'Yol parası dışında neredeyse gider yok.',
      overview:
        '{city} ve çevresindeki aileler {partner} ile yakındaki bakıcıları bulur. Hangi istekleri kabul edeceğine sen karar verirsin.',
      keywords: 'çocuk bakıcısı, bebek bakımı, dadı',
    },
    'pet-care': {
      title: 'Köpek gezdirme ve evcil hayvan bakımı',
      card: '{city} parklarında köpek gezdir, kedilere evlerinde bak. {partner} seni yakındaki hayvan sahipleriyle buluşturur.',
      earnings: 'Gezinti ya da gece başına ücret alırsın.',
      intro:
        'Hayvan sahipleri seni gezdirme, besleme ya da tatil için çağırır. Her hayvanla önceden tanışırsın.',
      tasks: [
        'Köpekleri tek tek ya da küçük gruplarla gezdirmek',
        'Beslemek ve oynamak',
        'Sahibine fotoğraf ve kısa bir not göndermek',
      ],
      check: 'Deneyimini anlat ve bir deneme gezintisi ayarla.',
      needs: ['Hayvanlarla aran iyi.', 'Her havada dışarı çıkarsın.', 'Söz verdiğin saate uyarsın.'],
      expenses: 'Tasma, poşet ve sorumluluk sigortasını hesaba kat.',
      overview:
        '{city} genelinde en çok öğle saatlerinde ve okul tatillerinde iş olur. Birçok kişi seni yeniden çağırır.',
      keywords: 'köpek gezdirme, evcil hayvan bakımı, hayvanlarla iş',
    },
    tutoring: {
      title: 'Özel ders öğretmeni',
      card: '{city} öğrencilerine matematik, dil ya da fen derslerinde yardım et. {partner} randevu ve ödemelerle ilgilenir.',
      earnings: 'Ders başına ücret alırsın, büyük sınıflarda daha fazla.',
      intro:
        'Öğrencinin evinde ya da çevrim içi ders verirsin. {partner} derslerine uyan öğrencileri önerir.',
      tasks: [
        'Dersleri hazırlamak ve vermek',
        'Ödev ve sınavların üzerinden geçmek',
        'Velileri bilgilendirmek',
      ],
      check: 'Son diplomanı yükle ve kısa bir deneme dersi ver.',
      needs: ['En az bir dersi iyi bilirsin.', 'Sabırla anlatırsın.', 'Haftada iki öğleden sonra boşsun.'],
      expenses: 'Kitap, fotokopi ve ulaşım kartı gerekebilir.',
      overview: '{city} öğrencileri yardımı en çok sınavlardan önce arar. Dersler 45 ya da 90 dakika sürer.',
      keywords: 'özel ders, öğretmenlik, ödev yardımı',
    },
    handyman: {
      title: 'Tamirat ve taşınma yardımı',
      card: '{city} genelinde mobilya kur, lamba as ve taşınanlara yardım et. {partner} sana yakındaki işleri gönderir.',
      earnings: 'Saat başına ya da sabit fiyatla ücret alırsın.',
      intro:
        'Müşteri yapılacak işi anlatır, sen fiyat verirsin. Küçük bir iş bir saat, taşınma yarım gün sürer.',
      tasks: [
        'Mobilya kurmak ve onarmak',
        'Koli taşımak ve aracı yüklemek',
        'Delme ya da boya gibi küçük işler yapmak',
      ],
      check: 'Becerilerini anlat ve bitmiş işlerin fotoğraflarını ekle.',
      needs: ['Elin işe yatkın.', 'Temel aletlerin var.', 'Ağır yükü güvenle kaldırabilirsin.'],
      expenses: 'Alet, iş kıyafeti ve bazen yakıt gideri sana ait.',
      overview: '{city} genelinde en çok ay sonunda taşınılır. Tamirat yıl boyunca aranır.',
      keywords: 'tamirat, taşınma yardımı, mobilya montajı',
    },
    'mystery-shopping': {
      title: 'Gizli müşteri',
      card: '{city} mağaza ve restoranlarına git, gördüklerini anlat. {partner} her ziyaret için ödeme yapar.',
      earnings: 'Ziyaret başına ücret alırsın, alışverişin belli bir sınıra kadar geri ödenir.',
      intro:
        'Şirketler müşterilerine nasıl davranıldığını bilmek ister. Herkes gibi gider, sonra bir form doldurursun.',
      tasks: ['Yönergeyi okumak', 'Dikkat çekmeden mağazayı gezmek', 'Raporu aynı gün doldurmak'],
      check: 'Gözlem ve yazım üzerine kısa bir testi tamamla.',
      needs: ['Ayrıntıları fark edersin.', 'Açık yazarsın.', 'Kameralı bir akıllı telefonun var.'],
      expenses: 'Alışverişi önce sen ödersin, para sonra geri gelir.',
      overview:
        '{city} genelinde her hafta yeni görevler çıkar. Bir ziyaret raporuyla birlikte yaklaşık bir saat sürer.',
      keywords: 'gizli müşteri, deneme alışverişi, mağaza ziyareti',
    },
    crowdtesting: {
      title: 'Uygulama testi ve anket',
      card: '{city} ve çevresinde, evden ya da yolda uygulama ve site test et, anket doldur. {partner} seni uygun testlere çağırır.',
      earnings: 'Test başına ve onaylanan her hata için ücret alırsın.',
      intro:
        '{partner} ile gerçek insanlar yeni ürünleri çıkmadan önce dener. Neyin çalıştığını, neyin çalışmadığını sen söylersin.',
      tasks: [
        'Test planına uymak',
        'Hataları ekran görüntüsüyle anlatmak',
        'Deneyimin hakkında soruları yanıtlamak',
      ],
      check: 'Cihazlarını profiline ekle ve bir alıştırma testi yap.',
      needs: [
        'Akıllı telefonun ya da bilgisayarın var.',
        'Sorunları başkalarının anlayacağı gibi anlatırsın.',
        'Henüz çıkmamış şeyleri kendine saklarsın.',
      ],
      expenses: 'Kendi cihazlarını ve kendi internetini kullanırsın.',
      overview:
        '{city} genelinde birçok kişi bunu okulun ya da başka bir işin yanında yapar. Bir test on dakika ile iki saat arasında sürer.',
      keywords: 'uygulama testi, test işi, ücretli anket',
    },
    hospitality: {
      title: 'Garson ve etkinlik görevlisi',
      card: '{city} restoranlarında, fuarlarında ve davetlerinde servis yap. {partner} tek tek vardiya sunar.',
      earnings: 'Saat başına ücret alırsın, gece ve pazar günleri ek ödeme olur.',
      intro:
        'Restoranlar ve yemek şirketleri {partner} üzerinden ek eleman bulur. Yeri, saati ve ücreti kabul etmeden önce görürsün.',
      tasks: ['Masa kurmak ve servis yapmak', 'İçecek hazırlamak', 'Etkinlikten sonra toparlamak'],
      check: 'Kısa bir bilgilendirmeye gel ve hijyen belgeni getir.',
      needs: [
        'Konuklara güler yüzlüsün.',
        'Saatlerce ayakta kalabilirsin.',
        'Siyah pantolonun ve beyaz gömleğin var.',
      ],
      expenses: 'İş kıyafetini sen alırsın; yemek genellikle ücretsizdir.',
      overview: '{city} vardiyalarının çoğu cuma ve cumartesi günüdür. Fuarlar hafta içi de iş getirir.',
      keywords: 'garsonluk, etkinlik görevlisi, ikram hizmeti',
    },
    retail: {
      title: 'Mağaza ve tanıtım görevlisi',
      card: '{city} mağazalarında raf diz, kasada dur ya da ürün tanıt. {partner} tek günlük yardım arar.',
      earnings: 'Saat başına ücret alırsın; tanıtımlarda çoğu zaman satış primi olur.',
      intro:
        'Mağazalar bayramlardan önce ve hafta sonları yardım ister. {partner} seni evine yakın mağazalara gönderir.',
      tasks: ['Raf dizmek ve ürünleri düzenlemek', 'Müşterilere yardım etmek', 'Numune ve broşür dağıtmak'],
      check: 'Günlerini seç ve telefonla bilgi al.',
      needs: ['İnsanlarla konuşmayı seversin.', 'Dakiksin.', 'Bazı cumartesiler boşsun.'],
      expenses: 'Yol parası sana ait; iş kıyafeti verilir.',
      overview:
        '{city} mağazaları çoğu zaman son anda yardım ister. Tek bir gün ya da her cumartesi çalışabilirsin.',
      keywords: 'mağaza görevlisi, tanıtım görevlisi, reyon görevlisi',
    },
    translation: {
      title: 'Serbest çevirmen',
      card: '{city} ve çevresinde evden metin çevir. {partner} dillerine uyan işler sunar.',
      earnings: 'Kelime başına ücret alırsın, teknik metinlerde daha fazla.',
      intro:
        '{partner} kılavuz, mağaza sayfası ve mektup çevirir. Sana uyan işi ve teslim tarihini seçersin.',
      tasks: [
        'Metinleri ana diline çevirmek',
        'Başkalarının çevirilerini düzeltmek',
        'Terim listelerine uymak',
      ],
      check: 'Kısa bir deneme çevirisi teslim et.',
      needs: [
        'İki dili çok iyi bilirsin.',
        'Hatasız yazarsın.',
        'Bilgisayarın var ve teslim tarihine uyarsın.',
      ],
      expenses: 'Bazı program ve sözlükler paralıdır, birçoğu ise ücretsizdir.',
      overview:
        'İstediğin yerde çalışırsın: {city} ya da başka bir yer. İşlerin çoğu 300 ile 3.000 kelime arasındadır.',
      keywords: 'çevirmen, serbest çalışma, uzaktan iş',
    },
  },
);
