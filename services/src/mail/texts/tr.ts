import type { MailTexts } from './mailTexts.ts';

export const tr: MailTexts = {
  greeting: 'Merhaba,',
  resetPassword: {
    subject: '{product} şifreni yenile',
    intro: 'Birisi {product} hesabın için yeni bir şifre istedi. Buradan seçebilirsin:',
    button: 'Yeni şifre seç',
    after: [
      'Bağlantı bir kez kullanılabilir ve bir saat geçerlidir.',
      'Bunu sen istemediysen bu e-postayı dikkate alma, şifren değişmez.',
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
      'Bunu sen yapmadıysan giriş ekranındaki “Şifremi unuttum” ile hemen yeni bir şifre seç ve {contact} adresine yaz.',
    ],
  },
  emailChanged: {
    subject: '{product} hesabının e-posta adresi değiştirildi',
    intro:
      '{product} hesabının e-posta adresi az önce değiştirildi. Bu e-postayı aldığın adres artık hesaba bağlı değil.',
    after: ['Bunu sen yapmadıysan hemen {contact} adresine yaz.'],
  },
  accountDeleted: {
    subject: '{product} hesabın silindi',
    intro: '{product} hesabın az önce silindi. Geri getirilemez.',
    after: ['Bunu sen yapmadıysan hemen {contact} adresine yaz.'],
  },
  mfaTurnedOff: {
    subject: '{product} hesabında iki adımlı giriş değiştirildi',
    intro: '{product} hesabına girişteki ikinci adımlardan biri az önce kapatıldı.',
    after: [
      'Bunu sen yapmadıysan giriş ekranındaki “Şifremi unuttum” ile hemen yeni bir şifre seç ve {contact} adresine yaz.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Zaten bir {product} hesabın var',
    intro:
      '{email} adresi için yeni bir kod istendi ama bu hesap zaten onaylanmış. Koda gerek yok: şifrenle giriş yapman yeterli.',
    after: [
      'Şifreni unuttuysan giriş ekranındaki “Şifremi unuttum” ile yeni bir şifre seç.',
      'Bunu sen istemediysen bu e-postayı dikkate alma, hiçbir şey değişmedi.',
    ],
  },
  signUpCode: {
    subject: '{product} kodun: {code}',
    intro: 'Kaydını tamamlamak için bu kodu gir:',
    after: [
      'Kod bir kez kullanılabilir ve bir saat geçerlidir.',
      'Kaydolan sen değilsen bu e-postayı dikkate alma.',
    ],
  },
  signUpLink: {
    subject: 'Kaydını onayla: {product}',
    intro: 'Kaydını tamamlamak için bu bağlantıyı aç:',
    button: 'Hesabımı onayla',
    after: [
      'Bağlantı bir kez kullanılabilir ve bir saat geçerlidir.',
      'Kaydolan sen değilsen bağlantıyı açma: başka biri senin adresini girmiş, sen onaylamadan hesap açılmaz.',
    ],
  },
  resetPasswordCode: {
    subject: '{product} kodun: {code}',
    intro: 'Yeni bir şifre seçmek için bu kodu gir:',
    after: [
      'Kod bir kez kullanılabilir ve bir saat geçerlidir.',
      'Bunu sen istemediysen bu e-postayı dikkate alma, şifren değişmez.',
    ],
  },
  verifyEmailCode: {
    subject: '{product} kodun: {code}',
    intro: '{email} adresinin sana ait olduğunu onaylamak için bu kodu profilinde, “Güvenlik” bölümünde gir:',
    button: 'Profilini aç',
    after: [
      'Kod bir kez kullanılabilir ve bir saat geçerlidir.',
      'Bunu sen istemediysen bu e-postayı dikkate alma. Kod girilmeden adresin hiçbir hesaba bağlanmaz.',
    ],
  },
  signInCode: {
    subject: '{product} kodun: {code}',
    intro: 'Giriş yapmak için bu kodu gir:',
    after: [
      'Kod bir kez kullanılabilir ve on dakika geçerlidir.',
      'Giriş yapmaya çalışan sen değilsen bu e-postayı dikkate alma ve kodu kimseyle paylaşma.',
    ],
  },
  newOffers: {
    subject: '{product} sitesinde aramalarına uygun yeni ilanlar',
    intro: 'Kayıtlı aramalarına uygun yeni ilanlar:',
    button: 'Kayıtlı aramalarını gör',
    after: ['Bu e-postayı günde en fazla bir kez gönderiyoruz.'],
  },
  copyLink: 'Düğme çalışmıyor mu? Bu adresi kopyalayıp tarayıcına yapıştır:',
  reason:
    'Bu e-postayı, {product} sitesinde {email} adresiyle ilgili bir istek yapıldığı için aldın. Soruların mı var? {contact} adresine yaz.',
  noticeReason:
    'Bu e-postayı, {product} sitesindeki bir hesap {email} adresine bağlı olduğu veya daha önce bağlı olduğu için aldın. Soruların mı var? {contact} adresine yaz.',
  alertReason:
    'Bu e-postayı, {product} sitesinde {email} adresi için yeni ilan bildirimleri açık olduğu için aldın. Soruların mı var? {contact} adresine yaz.',
  unsubscribe: 'Bu e-postaları almak istemiyorum',
};
