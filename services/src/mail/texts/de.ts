import type { MailTexts } from './mailTexts.ts';

export const de: MailTexts = {
  greeting: 'Hallo,',
  resetPassword: {
    subject: 'Wähle ein neues Passwort für {product}',
    intro:
      'Jemand hat ein neues Passwort für dein Konto bei {product} angefordert. Hier kannst du eines wählen:',
    button: 'Neues Passwort wählen',
    after: [
      'Der Link funktioniert einmal, innerhalb einer Stunde.',
      'Warst du das nicht? Dann tu nichts: Dein Passwort bleibt, wie es ist.',
    ],
  },
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse für {product}',
    intro: 'Bitte bestätige, dass {email} deine Adresse ist:',
    button: 'Adresse bestätigen',
    after: ['Der Link funktioniert drei Tage lang.', 'Hast du kein Konto bei uns? Dann tu nichts.'],
  },
  passwordChanged: {
    subject: 'Dein Passwort für {product} wurde geändert',
    intro: 'Das Passwort deines Kontos bei {product} wurde gerade geändert.',
    after: [
      'Warst du das nicht? Dann wähle sofort über „Passwort vergessen“ auf der Anmeldeseite ein neues und schreib an {contact}.',
    ],
  },
  copyLink: 'Geht der Knopf nicht? Kopiere diese Adresse in deinen Browser:',
  reason:
    'Du bekommst diese Mail wegen einer Anfrage für {email} bei {product}. Fragen? Schreib an {contact}.',
};
