import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{city} için {subject}',
    overviewEnd: '{city} için bütün işlerin ücretini, giderini ve yorumlarını karşılaştır.',
  },
  {
    delivery: [
      'Teslimat',
      'teslimat',
      'teslimat işleri',
      '{city} şehrinde bisiklet, motor ya da otomobille yemek, market ürünü ya da paket taşırsın.',
    ],
    driving: [
      'Sürücülük',
      'suruculuk',
      'sürücü işleri',
      'Ehliyetin varsa {city} şehrinde tur, transfer ve gezilerde iş bulursun.',
    ],
    ridesharing: [
      'Yolcu taşıma',
      'yolcu-tasima',
      'yolcu taşıma işleri',
      'Zamanın oldukça {city} şehrinde yolcu taşırsın.',
    ],
    cleaning: [
      'Temizlik',
      'temizlik',
      'temizlik işleri',
      '{city} şehrinde evler ve ofisler güvenilir temizlikçiler arıyor.',
    ],
    babysitting: [
      'Çocuk bakımı',
      'cocuk-bakimi',
      'çocuk bakımı işleri',
      '{city} şehrinde aileler öğleden sonra ve akşam için bakıcı arıyor.',
    ],
    'pet-care': [
      'Evcil hayvan bakımı',
      'evcil-hayvan-bakimi',
      'evcil hayvan bakımı işleri',
      '{city} şehrinde köpek gezdirir, kedilere bakarsın.',
    ],
    tutoring: [
      'Özel ders',
      'ozel-ders',
      'özel ders işleri',
      '{city} şehrinde öğrencilere ödev ve sınavlarda yardım edersin.',
    ],
    handyman: [
      'Tamirat',
      'tamirat',
      'tamirat işleri',
      '{city} şehrinde insanlar için onarır, deler ve kurarsın.',
    ],
    moving: [
      'Taşınma yardımı',
      'tasinma-yardimi',
      'taşınma işleri',
      '{city} şehrinde taşınanların koli ve mobilyalarını taşırsın.',
    ],
    'mystery-shopping': [
      'Gizli müşteri',
      'gizli-musteri',
      'gizli müşteri işleri',
      '{city} şehrinde mağaza ve restoranları dener, rapor yazarsın.',
    ],
    surveys: [
      'Anketler',
      'anketler',
      'ücretli anketler',
      '{city} şehrinde evden ya da yolda ürün ve hizmetler hakkında görüş bildirirsin.',
    ],
    crowdtesting: [
      'Uygulama testi',
      'uygulama-testi',
      'uygulama testi işleri',
      '{city} şehrinden uygulama ve site dener, hataları bildirirsin.',
    ],
    translation: [
      'Çeviri',
      'ceviri',
      'çeviri işleri',
      '{city} şehrinden uzaktan metin çevirir ve düzeltirsin.',
    ],
    photography: [
      'Fotoğrafçılık',
      'fotografcilik',
      'fotoğrafçılık işleri',
      '{city} şehrinde ev, yemek ya da etkinlik fotoğrafı çekersin.',
    ],
    hosting: [
      'Konuk ağırlama',
      'konuk-agirlama',
      'konuk ağırlama işleri',
      'Konuklara {city} şehrini gezdirir ya da kaldıkları yerle ilgilenirsin.',
    ],
    retail: [
      'Mağazacılık',
      'magazacilik',
      'mağaza işleri',
      '{city} şehrinde mağazalar kasada ve depoda yardım arıyor.',
    ],
    hospitality: [
      'Yeme içme ve otelcilik',
      'yeme-icme-ve-otelcilik',
      'restoran ve otel işleri',
      '{city} şehrinde restoran, bar ve oteller eleman arıyor.',
    ],
    promotion: [
      'Tanıtım',
      'tanitim',
      'tanıtım işleri',
      '{city} şehrinde fuarlarda ve mağazalarda ürün tanıtırsın.',
    ],
    care: [
      'Yaşlı bakımı',
      'yasli-bakimi',
      'yaşlı bakımı işleri',
      '{city} şehrinde yaşlılara günlük hayatta destek olursun.',
    ],
    'personal-training': [
      'Kişisel antrenörlük',
      'kisisel-antrenorluk',
      'antrenörlük işleri',
      '{city} şehrinde parkta, salonda ya da evde insanları çalıştırırsın.',
    ],
  },
);
