import { anyName, company, place, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const tr: readonly ForbiddenPhrase[] = [
  {
    what: 'an auxiliary word after a place, which would form a compound with the next word',
    pattern: new RegExp(`${place} (şehr|şehir|için|içinde|ülkesi)`),
    example: '{city} şehrindeki işler',
  },
  {
    what: 'a case ending after a company, or an auxiliary word that takes it',
    pattern: new RegExp(`${company}( şirketi| olan)|${anyName}[’']`),
    example: '{partner} olan ülkeler',
  },
  {
    what: 'words with another meaning: day labour, business days of work, no pay',
    pattern:
      /\} (için )?günlük iş|ödeme yok|çevrimiçi|çevrimdışı|[iİ]nternetten|katılım bonusu|değerlendirdin/i,
    example: '{city} için günlük işler',
  },
  {
    what: 'the formal form of address',
    pattern: /(?<!\p{L})(bakın|deneyin|girin|gönderin|inceleyin|seçin|tıklayın)(?!\p{L})/iu,
    example: 'Yakınlarda ne kazanıldığına bakın.',
  },
  {
    what: 'the word for a message in place of its address',
    pattern: /e-posta(nı|n) (gir|yaz|onay|doğru)/i,
    example: 'Önce e-postanı onayla.',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /en (fazla|geç) .*kadar/,
    example: '7 gün, en geç çıkış yapana kadar',
  },
  {
    what: 'reporting to an office, or reporting abuse, in place of telling a figure',
    pattern: /kazanç bildiril|bildirdiklerin/i,
    example: 'Henüz kazanç bildirilmedi',
  },
  {
    what: 'another word for the cost to start, or one that says what a mistake costs',
    pattern: /başla(ma|ngıç) masraf|neye mal ol/i,
    example: 'Başlangıç masrafı €12',
  },
  {
    what: 'interpreting in place of writing a review, following in place of keeping to, fitting into a week',
    pattern: /(işi|ilanı) (yeniden |zaten )?yorumla|(plan|sayı|rakam)(ın)?ı izle|haftana /i,
    example: 'Bu işi yeniden yorumlayamazsın.',
  },
  {
    what: 'writing into a form in place of entering, or another word for “if you have an account”',
    pattern: /(buraya|oraya|form(un)?a|başvuruya) (bir şey )?yaz|hesap açınca/iu,
    example: 'Buraya yazdıklarını iletiyoruz.',
  },
];
