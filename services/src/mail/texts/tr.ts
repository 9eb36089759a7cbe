import type { MailTexts } from './mailTexts.ts';

export const tr: MailTexts = {
  greeting: 'Merhaba,',
  resetPassword: {
    subject: '{product} için yeni bir şifre seç',
    intro: 'Birisi {product} hesabın için yeni bir şifre istedi. Buradan seçebilirsin:',
    button: 'Yeni şifre seç',
    after: [
      'Bağlantı bir kez ve bir saat içinde çalışır.',
      'Bunu sen yapmadın mı? O zaman bir şey yapma: şifren aynı kalır.',
    ],
  },
  verifyEmail: {
    subject: '{product} için e-posta adresini onayla',
    intro: '{email} adresinin sana ait olduğunu onayla:',
    button: 'Adresimi onayla',
    after: ['Bağlantı üç gün boyunca çalışır.', 'Bizde hesabın yok mu? O zaman bir şey yapma.'],
  },
  passwordChanged: {
    subject: '{product} şifren değiştirildi',
    intro: '{product} hesabının şifresi az önce değiştirildi.',
    after: [
      'Bunu sen yapmadın mı? Giriş sayfasındaki “Şifremi unuttum” ile hemen yeni bir şifre seç ve {contact} adresine yaz.',
    ],
  },
  copyLink: 'Düğme çalışmıyor mu? Bu adresi tarayıcına kopyala:',
  reason:
    'Bu e-postayı {product} sitesinde {email} için yapılan bir istek nedeniyle aldın. Sorun mu var? {contact} adresine yaz.',
};
