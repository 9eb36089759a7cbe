import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner}, {city} ekibine belirsiz süreli sözleşmeyle tam zamanlı çalışan arıyor.',
    '{city} ekibinde tam zamanlı çalışırsın, {partner} seni eğitir.',
    '{partner} {city} ekibi başvurunu bekliyor.',
  ],
  {
    'warehouse-worker': [
      'Depo görevlisi',
      'Mal kabul eder, sipariş hazırlar ve kamyon yüklersin.',
      'Formdasın ve iki vardiyada çalışırsın.',
    ],
    'delivery-driver': [
      'Dağıtım sürücüsü',
      'Şirket aracıyla sabit bir turda paket teslim edersin.',
      'Ehliyetin var ve bölgeyi bilirsin.',
    ],
    'bus-driver': [
      'Otobüs şoförü',
      'Şehir içi otobüs kullanır, yolculara yardım edersin.',
      'Otobüs ehliyetin var ya da almak istersin.',
    ],
    cook: [
      'Aşçı',
      'Öğle ve akşam yemeği pişirir, haftalık menüyü hazırlarsın.',
      'Eğitimin var ve yoğun saatlerde sakin kalırsın.',
    ],
    waiter: [
      'Garson',
      'Karşılamadan hesaba kadar konuklarla ilgilenirsin.',
      'Deneyimin var ve uzun akşamlarda da güler yüzlüsün.',
    ],
    'office-cleaner': [
      'Ofis temizlik görevlisi',
      'Sabah erkenden ofis ve toplantı odalarını temizlersin.',
      'Titizsin ve kendi başına çalışırsın.',
    ],
    'care-assistant': [
      'Yaşlı bakım elemanı',
      'Yaşlılara kişisel bakım, yemek ve günlük işlerde yardım edersin.',
      'Sabırlısın ve vardiyalı çalışırsın.',
    ],
    'nursery-assistant': [
      'Anaokulu yardımcısı',
      'Bir ile altı yaş arası çocuklarla oynar, şarkı söyler ve yemek yersin.',
      'Çocuk gelişimi ya da benzeri bir eğitimin var.',
    ],
    electrician: [
      'Elektrikçi',
      'Ev ve ofislerde elektrik tesisatı kurar ve kontrol edersin.',
      'Ustalık belgen ve ehliyetin var.',
    ],
    'software-tester': [
      'Yazılım test uzmanı',
      'Test planlar, hataları yazar ve düzeltmeleri kontrol edersin.',
      'Dikkatlisin ve en az bir test aracını bilirsin.',
    ],
    'customer-support': [
      'Müşteri hizmetleri görevlisi',
      'Telefon, e-posta ve sohbetle gelen soruları yanıtlarsın.',
      'İyi yazarsın ve dinlemeyi bilirsin.',
    ],
    'sales-assistant': [
      'Satış danışmanı',
      'Müşterilere yardım eder, kasaya bakar ve mağazayı düzenli tutarsın.',
      'İnsanlarla çalışmayı sever, cumartesileri de gelirsin.',
    ],
    'office-clerk': [
      'Büro elemanı',
      'Posta, sipariş ve faturalarla ilgilenirsin.',
      'Ofis programlarını bilir, düzenli çalışırsın.',
    ],
    receptionist: [
      'Otel resepsiyonisti',
      'Konukları karşılar, rezervasyon alır ve soruları yanıtlarsın.',
      'İki dil konuşur, vardiyalı çalışırsın.',
    ],
    'security-guard': [
      'Güvenlik görevlisi',
      'Bir iş merkezinde girişleri kontrol eder ve devriye gezersin.',
      'Özel güvenlik kimlik kartın var ve sicilin temiz.',
    ],
  },
);
