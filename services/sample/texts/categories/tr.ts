import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{city} {subject}',
    overviewEnd: 'Bütün {city} ilanlarının ücretini, giderini ve yorumlarını karşılaştır.',
  },
  {
    delivery: [
      'Teslimat',
      'teslimat',
      'teslimat işleri',
      '{city} sokaklarında bisiklet, motor ya da otomobille yemek, market ürünü ya da paket taşırsın.',
    ],
    driving: [
      'Sürücülük',
      'suruculuk',
      'sürücü işleri',
      'Ehliyetin varsa {city} genelinde dağıtım, transfer ve gezi işleri bulursun.',
    ],
    ridesharing: [
      'Yolcu taşıma',
      'yolcu-tasima',
      'yolcu taşıma işleri',
      'Zamanın oldukça {city} yollarında yolcu taşırsın.',
    ],
    cleaning: [
      'Temizlik',
      'temizlik',
      'temizlik işleri',
      '{city} genelinde evler ve ofisler güvenilir temizlikçiler arıyor.',
    ],
    babysitting: [
      'Çocuk bakımı',
      'cocuk-bakimi',
      'çocuk bakımı işleri',
      '{city} aileleri öğleden sonra ve akşam için bakıcı arıyor.',
    ],
    'pet-care': [
      'Evcil hayvan bakımı',
      'evcil-hayvan-bakimi',
      'evcil hayvan bakımı işleri',
      '{city} parklarında köpek gezdirir, kedilere bakarsın.',
    ],
    tutoring: [
      'Özel ders',
      'ozel-ders',
      'özel ders işleri',
      '{city} öğrencilerine ödev ve sınavlarda yardım edersin.',
    ],
    handyman: [
      'Tamirat',
      'tamirat',
      'tamirat işleri',
      '{city} genelinde onarım, delme ve montaj işleri yaparsın.',
    ],
    moving: [
      'Taşınma yardımı',
      'tasinma-yardimi',
      'taşınma işleri',
      '{city} genelinde taşınanların koli ve mobilyalarını taşırsın.',
    ],
    'mystery-shopping': [
      'Gizli müşteri',
      'gizli-musteri',
      'gizli müşteri işleri',
      '{city} mağaza ve restoranlarını dener, rapor yazarsın.',
    ],
    surveys: [
      'Anketler',
      'anketler',
      'ücretli anket işleri',
      '{city} ve çevresinde, evden ya da yolda, ürün ve hizmetler hakkında görüş bildirirsin.',
    ],
    crowdtesting: [
      'Uygulama testi',
      'uygulama-testi',
      'uygulama testi işleri',
      '{city} ve çevresinde evden uygulama ve site test eder, hataları bildirirsin.',
    ],
    translation: [
      'Çeviri',
      'ceviri',
      'çeviri işleri',
      '{city} ve çevresinde evden metin çevirir ve düzeltirsin.',
    ],
    photography: [
      'Fotoğrafçılık',
      'fotografcilik',
      'fotoğrafçılık işleri',
      '{city} genelinde ev, yemek ya da etkinlik fotoğrafı çekersin.',
    ],
    hosting: [
      'Konuk ağırlama',
      'konuk-agirlama',
      'konuk ağırlama işleri',
      'Konuklara {city} turu yaptırır ya da kaldıkları yerle ilgilenirsin.',
    ],
    retail: [
      'Mağazacılık',
      'magazacilik',
      'mağaza işleri',
      '{city} mağazaları kasada ve depoda yardım arıyor.',
    ],
    hospitality: [
      'Yeme içme ve otelcilik',
      'yeme-icme-ve-otelcilik',
      'restoran ve otel işleri',
      '{city} restoranları, barları ve otelleri eleman arıyor.',
    ],
    promotion: [
      'Tanıtım',
      'tanitim',
      'tanıtım işleri',
      '{city} fuarlarında ve mağazalarında ürün tanıtırsın.',
    ],
    care: [
      'Yaşlı bakımı',
      'yasli-bakimi',
      'yaşlı bakımı işleri',
      '{city} genelinde yaşlılara günlük hayatta destek olursun.',
    ],
    'personal-training': [
      'Kişisel antrenörlük',
      'kisisel-antrenorluk',
      'antrenörlük işleri',
      '{city} parklarında, salonlarında ya da evlerinde insanlara antrenman yaptırırsın.',
    ],
  },
);
