import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    '{city} için günlük işler',
    '{city} için ek işler',
    '{city} için esnek işler',
    '{city} için yarı zamanlı ve ek işler',
  ],
  overview: [
    '{city} şehrinde yemek taşıyabilir, köpek gezdirebilir, taşınanlara yardım edebilir ya da özel ders verebilirsin. İşlerin ne kazandırdığını ve ne istediğini karşılaştır. Çoğu zaman bir hafta içinde başlarsın.',
    '{city} şehrinde okulun ya da işinin yanında bir iş mi arıyorsun? Burada saatleri esnek işler bulursun. Yorumlarda başkalarının yaşadıklarını okursun.',
    '{city} haftasını kendi planlamak isteyenlere iş sunar. Ne kazanacağını, ne gerektiğini ve başlamanın ne tuttuğunu hemen görürsün.',
    'İster bir hafta sonu ister daha uzun: {city} şehrinde teslimat, temizlik, çocuk bakımı ve daha birçok iş için yardım aranıyor. Bir kategori seç ve birkaç dakikada başvur.',
  ],
  seoTitle: [
    '{city} için günlük işler',
    '{city} için ek işler ve günlük işler',
    '{city} için esnek işler: ücretler ve yorumlar',
    '{city} için yarı zamanlı ve ek işler',
  ],
  seoDescription: [
    '{city} için ek iş bul: teslimat, temizlik, çocuk bakımı ve daha fazlası. Ücretleri, giderleri ve yorumları karşılaştır, doğrudan başvur.',
    '{city} için saatleri esnek ek işler. Kazancı ve koşulları gör, başkalarının dediklerini oku.',
    '{city} için esnek işler bir arada. Karşılaştır ve yakında başla.',
    '{city} için yarı zamanlı, hafta sonu ve öğrenci işleri, dürüst yorumlarla.',
  ],
};
