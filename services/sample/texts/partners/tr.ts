import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery':
    '{partner} bisikletle yemek ve market siparişi taşır. Kuryeler vardiyalarını uygulamada seçer.',
  'car-delivery': '{partner} internet mağazalarının paketlerini kapıya götürür. Turlar tek tek seçilir.',
  ridesharing: '{partner} sürücülerle yolcuları buluşturur. Yolculuklar uygulamadan ayarlanır ve ödenir.',
  cleaning: '{partner} ev ve ofisler için temizlikçi bulur. Ücretlerini kendileri belirler.',
  babysitting: '{partner} ailelerin yakında bakıcı bulmasına yardım eder. İlk akşamdan önce tanışılır.',
  'pet-care':
    '{partner} hayvan sahipleriyle hayvanseverleri buluşturur. Gezinti ve konaklama çevrim içi ayarlanır.',
  tutoring: '{partner} her yaş için özel ders düzenler. Dersler evde ya da çevrim içi yapılır.',
  handyman: '{partner} tamirat, montaj ve taşınma için becerikli kişiler bulur. Fiyat önceden bellidir.',
  'mystery-shopping':
    '{partner} mağaza ve restoranlarda hizmeti denetler. Gizli müşteriler haber vermeden gider ve rapor yazar.',
  crowdtesting:
    '{partner} uygulama ve siteleri gerçek insanlara test ettirir. Onlar hataları bildirir, görüşlerini söyler.',
  hospitality: '{partner} restoran ve etkinliklere eleman gönderir. Vardiyalar tek tek seçilir.',
  retail:
    '{partner} yoğun günlerde mağazalara yardım eder. Çalışanlar raf dizer, yol gösterir ve ürün tanıtır.',
  translation: '{partner} dünyanın her yerinden şirketler için çeviri yapar. Çevirmenler uzaktan çalışır.',
};
