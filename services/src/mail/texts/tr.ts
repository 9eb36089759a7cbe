import type { MailTexts } from './mailTexts.ts';

export const tr: MailTexts = {
  greeting: 'Merhaba,',
  resetPassword: {
    subject: '{product} şifreni yenile',
    intro: 'Birisi {product} hesabın için yeni bir şifre istedi. Buradan seçebilirsin:',
    button: 'Yeni şifre seç',
    after: [
      'Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir.',
      'Bu isteği sen yapmadıysan bir şey yapmana gerek yok: şifren aynı kalır.',
    ],
  },
  verifyEmail: {
    subject: 'E-posta adresini onayla: {product}',
    intro: '{email} adresinin sana ait olduğunu onayla:',
    button: 'Adresimi onayla',
    after: ['Bağlantı üç gün geçerlidir.', 'Bizde hesabın yoksa bu e-postayı dikkate alma.'],
  },
  passwordChanged: {
    subject: '{product} şifren değiştirildi',
    intro: '{product} hesabının şifresi az önce değiştirildi.',
    after: [
      'Bunu sen yapmadıysan giriş sayfasındaki “Şifremi unuttum” ile hemen yeni bir şifre seç ve {contact} adresine yaz.',
    ],
  },
  copyLink: 'Düğme çalışmıyor mu? Bu adresi tarayıcına kopyala:',
  reason:
    'Bu e-postayı, {product} sitesinde {email} adresiyle ilgili bir istek yapıldığı için aldın. Soruların mı var? {contact} adresine yaz.',
};
