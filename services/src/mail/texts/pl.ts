import type { MailTexts } from './mailTexts.ts';

export const pl: MailTexts = {
  greeting: 'Cześć,',
  resetPassword: {
    subject: 'Wybierz nowe hasło do serwisu {product}',
    intro: 'Ktoś poprosił o nowe hasło do Twojego konta w serwisie {product}. Wybierz je tutaj:',
    button: 'Wybierz nowe hasło',
    after: [
      'Link działa tylko raz i jest ważny przez godzinę.',
      'To nie Ty? Zignoruj tę wiadomość: Twoje hasło się nie zmieni.',
    ],
  },
  verifyEmail: {
    subject: 'Potwierdź swój adres e-mail w serwisie {product}',
    intro: 'Potwierdź, że {email} to Twój adres:',
    button: 'Potwierdź mój adres',
    after: ['Link jest ważny przez trzy dni.', 'Nie masz u nas konta? Zignoruj tę wiadomość.'],
  },
  passwordChanged: {
    subject: 'Twoje hasło do serwisu {product} zostało zmienione',
    intro: 'Hasło do Twojego konta w serwisie {product} zostało właśnie zmienione.',
    after: [
      'To nie Ty? Od razu wybierz nowe hasło przez „Nie pamiętam hasła” na stronie logowania i napisz na {contact}.',
    ],
  },
  emailChanged: {
    subject: 'Adres e-mail Twojego konta w serwisie {product} został zmieniony',
    intro: 'Twoje konto w serwisie {product} ma od teraz inny adres e-mail; ten już do niego nie należy.',
    after: ['To nie Ty? Od razu napisz na {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'Logowanie dwuetapowe w serwisie {product} zostało zmienione',
    intro: 'Drugi etap logowania na Twoje konto w serwisie {product} został właśnie wyłączony.',
    after: [
      'To nie Ty? Od razu wybierz nowe hasło przez „Nie pamiętam hasła” na stronie logowania i napisz na {contact}.',
    ],
  },
  signUpCode: {
    subject: '{product}: Twój kod {code}',
    intro: 'Wpisz ten kod, aby dokończyć rejestrację:',
    after: [
      'Kod działa tylko raz i wygasa po dziesięciu minutach.',
      'To nie Twoja rejestracja? Zignoruj tę wiadomość.',
    ],
  },
  signUpLink: {
    subject: 'Potwierdź rejestrację w serwisie {product}',
    intro: 'Otwórz ten link, aby dokończyć rejestrację:',
    button: 'Potwierdź moje konto',
    after: [
      'Link działa tylko raz i wygasa po dziesięciu minutach.',
      'To nie Twoja rejestracja? Zignoruj tę wiadomość.',
    ],
  },
  resetPasswordCode: {
    subject: '{product}: Twój kod {code}',
    intro: 'Wpisz ten kod, aby ustawić nowe hasło:',
    after: [
      'Kod działa tylko raz i wygasa po dziesięciu minutach.',
      'To nie Twoja prośba? Zignoruj tę wiadomość – Twoje hasło się nie zmieni.',
    ],
  },
  verifyEmailCode: {
    subject: '{product}: Twój kod {code}',
    intro: 'Wpisz ten kod, aby potwierdzić, że {email} to Twój adres:',
    after: [
      'Kod działa tylko raz i wygasa po dziesięciu minutach.',
      'Nie masz u nas konta? Zignoruj tę wiadomość.',
    ],
  },
  signInCode: {
    subject: '{product}: Twój kod {code}',
    intro: 'Wpisz ten kod, aby się zalogować:',
    after: [
      'Kod działa tylko raz i wygasa po dziesięciu minutach.',
      'To nie Ty się logujesz? Zignoruj tę wiadomość i nikomu nie podawaj kodu.',
    ],
  },
  copyLink: 'Przycisk nie działa? Skopiuj ten adres do przeglądarki:',
  reason:
    'Dostajesz tę wiadomość w związku z prośbą dotyczącą adresu {email} w serwisie {product}. Masz pytania? Napisz na {contact}.',
};
