import type { MailTexts } from './mailTexts.ts';

export const de: MailTexts = {
  greeting: 'Hallo,',
  resetPassword: {
    subject: 'Wähle ein neues Passwort für {product}',
    intro:
      'jemand hat ein neues Passwort für dein Konto bei {product} angefordert. Hier kannst du eines wählen:',
    button: 'Neues Passwort wählen',
    after: [
      'Der Link gilt eine Stunde lang und funktioniert nur einmal.',
      'Warst du das nicht? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse für {product}',
    intro: 'bitte bestätige, dass {email} deine Adresse ist:',
    button: 'Adresse bestätigen',
    after: [
      'Der Link gilt drei Tage lang.',
      'Hast du kein Konto bei uns? Dann ignoriere diese E-Mail einfach.',
    ],
  },
  passwordChanged: {
    subject: 'Dein Passwort für {product} wurde geändert',
    intro: 'das Passwort deines Kontos bei {product} wurde gerade geändert.',
    after: [
      'Warst du das nicht? Dann wähle sofort im Login-Formular über „Passwort vergessen?“ ein neues und schreib an {contact}.',
    ],
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse deines Kontos bei {product} wurde geändert',
    intro:
      'die E-Mail-Adresse deines Kontos bei {product} wurde gerade geändert. Die Adresse, an die wir das hier schreiben, gehört nicht mehr dazu.',
    after: ['Warst du das nicht? Dann schreib sofort an {contact}.'],
  },
  accountDeleted: {
    subject: 'Dein Konto bei {product} wurde gelöscht',
    intro: 'dein Konto bei {product} wurde gerade gelöscht. Es lässt sich nicht wiederherstellen.',
    after: ['Warst du das nicht? Dann schreib sofort an {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'Beim Einloggen bei {product} wurde ein zweiter Schritt abgeschaltet',
    intro: 'ein zweiter Schritt beim Einloggen in dein Konto bei {product} wurde gerade abgeschaltet.',
    after: [
      'Warst du das nicht? Dann wähle sofort im Login-Formular über „Passwort vergessen?“ ein neues Passwort und schreib an {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Du hast schon ein Konto bei {product}',
    intro:
      'für {email} wurde ein neuer Code angefordert, aber dieses Konto ist schon bestätigt. Du brauchst keinen Code: Logge dich einfach mit deinem Passwort ein.',
    after: [
      'Passwort vergessen? Im Login-Formular kannst du über „Passwort vergessen?“ ein neues wählen.',
      'Warst du das nicht? Dann brauchst du nichts zu tun: An deinem Konto hat sich nichts geändert.',
    ],
  },
  signUpCode: {
    subject: '{code} ist dein Code für {product}',
    intro: 'gib diesen Code ein, um dein neues Konto zu bestätigen:',
    after: [
      'Der Code gilt eine Stunde lang und funktioniert nur einmal.',
      'Hast du kein Konto angelegt? Dann ignoriere diese E-Mail einfach.',
    ],
  },
  signUpLink: {
    subject: 'Bestätige dein neues Konto bei {product}',
    intro: 'öffne diesen Link, um dein neues Konto zu bestätigen:',
    button: 'Konto bestätigen',
    after: [
      'Der Link gilt eine Stunde lang und funktioniert nur einmal.',
      'Hast du kein Konto angelegt? Dann öffne den Link nicht: Jemand anderes hat deine Adresse angegeben, und ohne dich wird daraus kein Konto.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} ist dein Code für {product}',
    intro: 'gib diesen Code ein, um ein neues Passwort zu wählen:',
    after: [
      'Der Code gilt eine Stunde lang und funktioniert nur einmal.',
      'Warst du das nicht? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} ist dein Code für {product}',
    intro:
      'gib diesen Code in deinem Profil unter „Sicherheit“ ein, um zu bestätigen, dass {email} deine Adresse ist:',
    button: 'Profil öffnen',
    after: [
      'Der Code gilt eine Stunde lang und funktioniert nur einmal.',
      'Warst du das nicht? Dann brauchst du nichts zu tun: Ohne den Code bekommt kein Konto deine Adresse.',
    ],
  },
  signInCode: {
    subject: '{code} ist dein Code für {product}',
    intro: 'gib diesen Code ein, um dich einzuloggen:',
    after: [
      'Der Code gilt zehn Minuten lang und funktioniert nur einmal.',
      'Wolltest du dich nicht einloggen? Dann ignoriere diese E-Mail und gib den Code nicht weiter.',
    ],
  },
  newOffers: {
    subject: '{product}: neue Jobs zu deinen gespeicherten Suchen',
    intro: 'hier sind neue Jobs zu deinen gespeicherten Suchen:',
    button: 'Gespeicherte Suchen ansehen',
    after: ['Du bekommst höchstens eine solche E-Mail am Tag.'],
  },
  copyLink: 'Funktioniert der Button nicht? Kopiere diese Adresse in deinen Browser:',
  reason:
    'Du bekommst diese E-Mail, weil es bei {product} eine Anfrage für {email} gab. Fragen? Schreib an {contact}.',
  noticeReason:
    'Du bekommst diese E-Mail, weil {email} die Adresse eines Kontos bei {product} ist oder war. Fragen? Schreib an {contact}.',
  alertReason:
    'Du bekommst diese E-Mail, weil für {email} bei {product} E-Mails über neue Jobs eingeschaltet sind. Fragen? Schreib an {contact}.',
  unsubscribe: 'Diese E-Mails abbestellen',
};
