import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Akıllı telefon',
    description: 'Bütün şirketlerin uygulamalarını çalıştırır, kamerası iyidir.',
  },
  bicycle: { name: 'Şehir bisikleti', description: 'Işıkları, çamurlukları ve bagajı olan sağlam bisiklet.' },
  'thermal-bag': { name: 'Termal çanta', description: 'Yemeği bir saat sıcak, içeceği soğuk tutar.' },
  helmet: { name: 'Bisiklet kaskı', description: 'Kayışı ayarlanan hafif kask.' },
  'rain-jacket': { name: 'Yağmurluk', description: 'Su geçirmez, nefes alır ve karanlıkta görünür.' },
  'power-bank': {
    name: 'Powerbank',
    description: 'Uzun bir vardiyada telefonu iki kez şarj eder.',
  },
  car: { name: 'Kiralık otomobil', description: 'Aylık ücretle küçük otomobil, sigorta dahil.' },
  'cleaning-kit': {
    name: 'Temizlik seti',
    description: 'Tek kovada bez, eldiven ve hafif temizlik ürünleri.',
  },
  toolbox: { name: 'Alet çantası', description: 'Şarjlı matkap, tornavidalar, su terazisi ve çekiç.' },
  'dog-lead': { name: 'Gezdirme tasması', description: 'Her boy köpek için ayarlanabilir tasma.' },
  laptop: { name: 'Dizüstü bilgisayar', description: 'Ders, test ve çeviri için hafif bilgisayar.' },
  headset: { name: 'Mikrofonlu kulaklık', description: 'Çevrim içi ders ve görüşmeler için net ses.' },
  'driving-licence-check': {
    name: 'Ehliyet kontrolü',
    description: 'Ehliyetinin geçerli olduğunu çevrim içi onaylar.',
  },
  'liability-insurance': {
    name: 'Sorumluluk sigortası',
    description: 'Çalışırken verdiğin zararları karşılar.',
  },
  'bike-rental': { name: 'Bisiklet kiralama', description: 'Aylık ücretle bisiklet, tamir dahil.' },
  'first-aid-course': { name: 'İlk yardım kursu', description: 'Bir gün süren, belgeli kurs.' },
  'background-check': {
    name: 'Adli sicil belgesi',
    description: 'Ailelerin ve yolcuların istediği belgeyi senin için alır.',
  },
  'tax-software': {
    name: 'Vergi programı',
    description: 'Faturalarını ve beyannameni hazırlamana yardımcı olur.',
  },
  'language-course': { name: 'Dil kursu', description: 'Öğretmenle yirmi çevrim içi ders.' },
  'food-hygiene-course': {
    name: 'Gıda hijyeni kursu',
    description: 'Mutfakların istediği belgeyi veren iki saatlik kurs.',
  },
};
