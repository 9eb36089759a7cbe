import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    '{city} ek iş ilanları',
    '{city} ek iş fırsatları',
    '{city} esnek iş ilanları',
    '{city} yarı zamanlı ve ek iş ilanları',
  ],
  overview: [
    '{city} sokaklarında yemek taşıyabilir, köpek gezdirebilir, taşınanlara yardım edebilir ya da özel ders verebilirsin. İşlerin ne kazandırdığını ve neler istediğini karşılaştır. Çoğu zaman bir hafta içinde başlarsın.',
    '{city} ve çevresinde okulun ya da işinin yanında ek iş mi arıyorsun? Burada saatleri esnek işler bulursun. Yorumlarda başkalarının yaşadıklarını okursun.',
    '{city}, haftasını kendi planlamak isteyenlere iş sunar. Ne kazanacağını, ne gerektiğini ve başlamanın kaça mal olduğunu hemen görürsün.',
    'İster bir hafta sonu ister daha uzun: {city} genelinde teslimat, temizlik, çocuk bakımı ve daha birçok iş için yardım aranıyor. Bir kategori seç ve birkaç dakikada başvur.',
  ],
  seoTitle: [
    '{city} ek iş ilanları',
    '{city} ek iş ve esnek iş ilanları',
    '{city} esnek iş ilanları: ücretler ve yorumlar',
    '{city} yarı zamanlı ve ek iş ilanları',
  ],
  seoDescription: [
    '{city} ek iş ilanları: teslimat, temizlik, çocuk bakımı ve daha fazlası. Ücretleri, giderleri ve yorumları karşılaştır, çevrim içi başvur.',
    'Saatleri esnek {city} ek iş ilanları. Kazancı ve koşulları gör, başkalarının dediklerini oku.',
    'Esnek {city} iş ilanları bir arada. Karşılaştır, kısa sürede başla.',
    '{city} yarı zamanlı, hafta sonu ve öğrenci işleri, dürüst yorumlarla.',
  ],
};
