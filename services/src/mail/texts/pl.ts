import type { MailTexts } from './mailTexts.ts';

export const pl: MailTexts = {
  greeting: 'Cześć,',
  resetPassword: {
    subject: 'Ustaw nowe hasło do serwisu {product}',
    intro: 'otrzymaliśmy prośbę o nowe hasło do Twojego konta w serwisie {product}. Ustaw je tutaj:',
    button: 'Ustaw nowe hasło',
    after: [
      'Link działa tylko raz i wygasa po godzinie.',
      'To nie Twoja prośba? Zignoruj tę wiadomość – Twoje hasło się nie zmieni.',
    ],
  },
  verifyEmail: {
    subject: 'Potwierdź swój adres e-mail w serwisie {product}',
    intro: 'potwierdź, że {email} to Twój adres:',
    button: 'Potwierdź mój adres',
    after: ['Link jest ważny przez trzy dni.', 'Nie masz u nas konta? Zignoruj tę wiadomość.'],
  },
  passwordChanged: {
    subject: 'Twoje hasło do serwisu {product} zostało zmienione',
    intro: 'hasło do Twojego konta w serwisie {product} zostało właśnie zmienione.',
    after: [
      'To nie Ty? Na stronie logowania wybierz „Nie pamiętasz hasła?”, od razu ustaw nowe hasło i napisz na {contact}.',
    ],
  },
  emailChanged: {
    subject: 'Adres e-mail Twojego konta w serwisie {product} został zmieniony',
    intro:
      'adres e-mail Twojego konta w serwisie {product} został właśnie zmieniony: ten adres nie jest już powiązany z kontem.',
    after: ['To nie Ty? Od razu napisz na {contact}.'],
  },
  accountDeleted: {
    subject: 'Twoje konto w serwisie {product} zostało usunięte',
    intro: 'twoje konto w serwisie {product} zostało właśnie usunięte. Nie da się go przywrócić.',
    after: ['To nie Ty? Od razu napisz na {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'Weryfikacja dwuetapowa w serwisie {product} została zmieniona',
    intro:
      'jedna z metod weryfikacji dwuetapowej Twojego konta w serwisie {product} została właśnie wyłączona.',
    after: [
      'To nie Ty? Na stronie logowania wybierz „Nie pamiętasz hasła?”, od razu ustaw nowe hasło i napisz na {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Masz już konto w serwisie {product}',
    intro:
      'ktoś poprosił o nowy kod dla adresu {email}, ale to konto jest już potwierdzone. Nie potrzebujesz kodu – po prostu zaloguj się swoim hasłem.',
    after: [
      'Masz problem z hasłem? Na stronie logowania wybierz „Nie pamiętasz hasła?” i ustaw nowe.',
      'To nie Twoja prośba? Zignoruj tę wiadomość – nic się nie zmieniło.',
    ],
  },
  signUpCode: {
    subject: '{code} to Twój kod do serwisu {product}',
    intro: 'wpisz ten kod, aby dokończyć rejestrację:',
    after: ['Kod działa tylko raz i wygasa po godzinie.', 'To nie Twoja rejestracja? Zignoruj tę wiadomość.'],
  },
  signUpLink: {
    subject: 'Potwierdź rejestrację w serwisie {product}',
    intro: 'otwórz ten link, aby dokończyć rejestrację:',
    button: 'Potwierdź moje konto',
    after: [
      'Link działa tylko raz i wygasa po godzinie.',
      'To nie Twoja rejestracja? Nie otwieraj linku: ktoś inny podał Twój adres, a bez Ciebie konto nie powstanie.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} to Twój kod do serwisu {product}',
    intro: 'wpisz ten kod, aby ustawić nowe hasło:',
    after: [
      'Kod działa tylko raz i wygasa po godzinie.',
      'To nie Twoja prośba? Zignoruj tę wiadomość – Twoje hasło się nie zmieni.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} to Twój kod do serwisu {product}',
    intro:
      'wpisz ten kod w swoim profilu, w części „Bezpieczeństwo”, aby potwierdzić, że {email} to Twój adres:',
    button: 'Otwórz profil',
    after: [
      'Kod działa tylko raz i wygasa po godzinie.',
      'To nie Twoja prośba? Zignoruj tę wiadomość – bez kodu nikt nie doda Twojego adresu do konta.',
    ],
  },
  signInCode: {
    subject: '{code} to Twój kod do serwisu {product}',
    intro: 'wpisz ten kod, aby się zalogować:',
    after: [
      'Kod działa tylko raz i wygasa po dziesięciu minutach.',
      'To nie Ty próbujesz się zalogować? Zignoruj tę wiadomość i nikomu nie podawaj kodu.',
    ],
  },
  newOffers: {
    subject: '{product}: nowości w Twoich zapisanych wyszukiwaniach',
    intro: 'oto nowości w Twoich zapisanych wyszukiwaniach:',
    button: 'Zobacz zapisane wyszukiwania',
    after: ['Taką wiadomość wysyłamy najwyżej raz dziennie.'],
  },
  copyLink: 'Przycisk nie działa? Skopiuj ten adres do przeglądarki:',
  reason:
    'Dostajesz tę wiadomość w związku z prośbą dotyczącą adresu {email} w serwisie {product}. Masz pytania? Napisz na {contact}.',
  noticeReason:
    'Dostajesz tę wiadomość, ponieważ {email} jest lub był adresem konta w serwisie {product}. Masz pytania? Napisz na {contact}.',
  alertReason:
    'Dostajesz tę wiadomość, ponieważ dla adresu {email} w serwisie {product} włączono powiadomienia o nowych zleceniach. Masz pytania? Napisz na {contact}.',
  unsubscribe: 'Nie chcę więcej takich wiadomości',
};
