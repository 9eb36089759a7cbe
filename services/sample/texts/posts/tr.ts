import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'ilk-ek-isin',
    title: 'İlk ek işin: nasıl başlarsın?',
    excerpt: 'Kaydolmadan önce düşünmen gerekenler ve ilk hafta seni bekleyenler.',
    lead: 'Ek iş çabuk bulunur. Yine de programına gerçekten uyması için önce biraz düşünmeye değer.',
    heading: 'Kaydolmadan önce',
    middle: 'Yarım saat ayır ve senin için önemli olanları yaz. Sonra iki üç ek işi karşılaştır.',
    items: [
      'Haftada kaç saatin var?',
      'Elinde neler olmalı, neleri satın alman gerekiyor?',
      'Ödeme nasıl ve ne zaman yapılıyor?',
    ],
    closing:
      'İlk hafta azla başla. Uygulamayı, yolları ve insanları tanırsın; birkaç vardiyadan sonra bir saatin gerçekte ne kazandırdığını bilirsin.',
    end: 'Sana uymazsa başka bir şey dene. Çoğu yerden istediğin zaman ayrılabilirsin.',
    media: {
      picture: 'Batan güneşin altında tepeler',
      caption: 'Önce haftanı yaz, sonra ona uyan bir iş ara.',
      watch: 'İzlemek için',
      watchText: 'İki iş arasındaki molalar için: ücretsiz üç kısa film.',
    },
  }),
  taxes: postText({
    slug: 'ek-iste-vergi',
    title: 'Ek işte vergi, sade bir dille',
    excerpt: 'Belgeleri neden ilk günden saklamalısın, hangi giderler sayılır?',
    lead: 'Ek işten gelen para gelirdir. Vergi ödeyip ödemeyeceğin toplam kazancına ve yaşadığın yere bağlıdır.',
    heading: 'Bu belgeleri sakla',
    middle: 'Basit bir tablo yeter. Her ödemeyi ve her gideri tarihiyle yaz.',
    items: ['Şirketin hesap dökümleri', 'Malzeme ve tamir fişleri', 'Gittiğin yolların kilometre listesi'],
    closing: 'Her ödemeden bir kısmını kenara koy. Böylece vergi dairesinden gelen mektup seni şaşırtmaz.',
    end: 'Emin değilsen vergi dairesine ya da bir danışmana sor. Erken sorulan kısa bir soru çok dert önler.',
  }),
  'winter-delivery': postText({
    slug: 'kisin-teslimat',
    title: 'Kışın bisikletle teslimat',
    excerpt: 'Sıcak eller, iyi ışıklar ve biraz sabır: soğuk aylar böyle geçer.',
    lead: 'Kışın sipariş çoğalır, kurye azalır. Hazırlıklıysan soğuk aylar iyi kazandırır.',
    heading: 'Soğukta işe yarayanlar',
    middle: 'Pahalı kıyafet gerekmez; kat kat giyinmek ve ayaklarını kuru tutmak yeter.',
    items: [
      'Su geçirmez eldiven ve ayakkabı kılıfı',
      'Pili dolu ışıklar',
      'Yol tutuşu iyi lastikler',
      'Bir termos çay',
    ],
    closing:
      'Daha erken frenle ve virajları yavaş al. Köprüler ve yaprak kaplı yerler yoldan çok önce kayganlaşır.',
    end: 'Buz varsa bisikleti evde bırak. Hiçbir sipariş düşmeye değmez.',
  }),
  'city-guide': postText({
    slug: 'ek-is-rehberi',
    title: '{city} ek iş rehberi',
    excerpt: '{city} genelinde hangi işler var, en çok ne zaman iş olur ve nasıl başlanır?',
    lead: '{city} genelinde her gün birileri yemek sipariş eder, taşınır ya da bakıcı arar. Bunların hepsi için okulun ya da işinin yanında yapabileceğin işler var.',
    heading: '{city} ek işleri nerede bulunur?',
    middle: 'Elinde olanla ve bildiğinle başla. Bu alanlara girmek kolaydır.',
    items: [
      'Bisikletin varsa teslimat',
      'Bir dersi iyi biliyorsan özel ders',
      'Akşamların boşsa etkinlikler',
    ],
    closing:
      'Başvurmadan önce {city} yorumlarını oku. Bekleme süresi ve ücret hakkında her ilandan daha çok şey söyler.',
    end: 'Aynı anda iki işe başvur. Önce yanıt vereni seçebilirsin.',
  }),
  'student-jobs': postText({
    slug: 'ogrenciler-icin-isler',
    title: 'Okulla birlikte yürüyen işler',
    excerpt: 'Ders ve sınavlara zaman bırakan beş iş.',
    lead: 'Okurken yapılan iş, sana bir dönem kaybettirmeden para kazandırmalı. Önemli olan sınavlardan önce ara verebilmen.',
    heading: 'Ders programına sığanlar',
    middle: 'Bu işler akşam, hafta sonu ya da iki ders arasında yapılır.',
    items: ['Özel ders', 'Uygulama testi', 'Etkinliklerde yardım', 'Bisikletle teslimat', 'Çocuk bakımı'],
    closing:
      'Bursunu ya da sigortanı kaybetmeden ne kadar kazanabileceğine bak. Öğrenci temsilciliği sınırları bilir.',
    end: 'Sınavlar yaklaşınca erkenden haber ver. Çoğu anlayış gösterir.',
  }),
  'city-weekend': postText({
    slug: 'hafta-sonu-isleri',
    title: '{city} hafta sonu işleri',
    excerpt: 'Cuma akşamından pazara: {city} genelinde nerede yardım aranıyor?',
    lead: 'Hafta sonu {city} bambaşkadır: restoranlar dolar, aileler dışarı çıkar, insanlar taşınır. Para kazanmak için iyi bir zaman.',
    heading: 'Cumartesi ve pazar için işler',
    middle: 'Hafta içi dolu olsan bile bu işleri yapabilirsin.',
    items: ['Restoranda servis', 'Taşınanlara koli taşımak', 'Çocuklara ya da köpeklere bakmak'],
    closing: '{city} genelinde birçok şirket pazar günü ve gece ek ödeme yapar. Her işin kazancına bak.',
    end: 'Ayda bir hafta sonunu boş bırak. Dinlenmek de planın parçası.',
  }),
  'avoid-scams': postText({
    slug: 'sahte-ilanlari-tanimak',
    title: 'Sahte bir iş ilanını nasıl tanırsın?',
    excerpt: 'Seni uyarması gereken işaretler ve yapabileceklerin.',
    lead: 'İlanların çoğu dürüsttür. Bazıları ise yalnızca paranın ya da bilgilerinin peşindedir, ama onları tanıyabilirsin.',
    heading: 'Şu durumlarda dikkatli ol',
    middle: 'Tek bir işaret bir şey kanıtlamaz. İki işaret varsa vazgeçmek daha iyidir.',
    items: [
      'başlamadan para ödemen isteniyorsa',
      'kimse adres vermiyorsa',
      'ücret alışılmışın çok üstündeyse',
      'para ya da paket aktarman isteniyorsa',
    ],
    closing:
      'Yalnızca mesajlaşarak tanıdığın birine kimliğinin kopyasını asla gönderme. Sözleşme iste ve sakince oku.',
    end: 'Bir şey olduysa polise git ve bize yaz. İlanı kaldırırız.',
  }),
  'good-profile': postText({
    slug: 'iyi-bir-profil',
    title: 'Sana iş getiren profil',
    excerpt: 'Net bir fotoğraf ve üç iyi cümleyle öne çıkarsın.',
    lead: 'Birçok platformda müşteriler şirketi değil insanı seçer. O zaman profilin senin başvurundur.',
    heading: 'Profilde neler olmalı?',
    middle: 'Konuştuğun gibi yaz ve doğruyu söyle.',
    items: [
      'Gün ışığında güler yüzlü bir fotoğraf',
      'Ne yapabildiğin ve ne zamandır yaptığın',
      'Ne zaman boş olduğun',
    ],
    closing: 'İlk müşterilerinden yorum iste. Üç iyi yorum uzun bir metinden daha değerlidir.',
    end: 'Birkaç ayda bir profiline yeniden bak. Yeni becerilerin ve saatlerin de orada olmalı.',
  }),
};
