import type { HostedTexts } from './hostedTexts.ts';

export const de: HostedTexts = {
  signIn: 'Einloggen',
  email: 'E-Mail',
  password: 'Passwort',
  or: 'oder',
  continueWith: 'Weiter mit {name}',
  cancel: 'Abbrechen',
  codeTitle: 'Gib deinen Code ein',
  code: 'Code',
  appCode: 'Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie anzeigt.',
  textedCode: 'Gib den Code ein, den wir an {destination} geschickt haben.',
  mailedCode: 'Gib den Code ein, den wir an {destination} geschickt haben, um dein Konto zu bestätigen.',
  chooseMethod: 'Wie möchtest du deinen Code bekommen?',
  useApp: 'Authenticator-App',
  useText: 'SMS',
  newPasswordTitle: 'Wähle ein neues Passwort',
  newPassword: 'Neues Passwort',
  continue: 'Weiter',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt einloggen.',
  wrongPassword: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  wrongCode: 'Dieser Code ist falsch oder abgelaufen.',
  tooManyAttempts: 'Zu viele Versuche. Warte ein wenig und versuche es dann noch einmal.',
  startAgain: 'Das hat zu lange gedauert, oder es waren zu viele Versuche. Logge dich noch einmal ein.',
  disabled: 'Dieses Konto ist gesperrt.',
  resetRequired:
    'Du brauchst zuerst ein neues Passwort. Geh zurück zur Website und wähle „Passwort vergessen?“.',
  weakPassword: 'Das Passwort ist zu leicht zu erraten. Wähle ein längeres.',
  samePassword: 'Das ist dein jetziges Passwort. Wähle ein anderes.',
  notPossible:
    'Mit diesem Konto kannst du dich auf dieser Seite nicht einloggen. Geh zurück zur Website und logge dich dort ein.',
  failedTitle: 'Das hat nicht geklappt',
  failed:
    'Dieser Login ist abgelaufen oder der Link ist fehlerhaft. Geh zurück zur Website und versuche es noch einmal.',
  backToSite: 'Zurück zur Website',
  confirmTitle: 'Bestätige dein Konto',
  confirmHint: 'Noch ein Klick, dann ist dein Konto bereit.',
  confirmWhose:
    'Du bestätigst das Konto von {destination}. Hast du es nicht selbst angelegt? Dann schließe diese Seite.',
  confirm: 'Konto bestätigen',
  usedLink:
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Wenn dein Konto schon bestätigt ist, logge dich auf der Website ein. Sonst kannst du dort einen neuen Link anfordern.',
  confirmedTitle: 'Dein Konto ist bestätigt',
  confirmedHint: 'Geh zurück zu der Seite, auf der du dein Konto angelegt hast, oder logge dich ein.',
  contestedHint:
    'Mit deiner Adresse wurde mehrmals ein Konto angelegt, vielleicht von jemand anderem. Damit nur du dich einloggen kannst, wähle ein neues Passwort: auf der Website beim Login über „Passwort vergessen?“.',
  standIn: 'Platzhalter für {name}',
  standInHint:
    'Diese Konten sind erfunden. Auf der echten Website wärst du jetzt auf der Login-Seite von {name}.',
  chooseAccount: 'Wähle ein Konto',
};
