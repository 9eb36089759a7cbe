import type { HostedTexts } from './hostedTexts.ts';

export const sv: HostedTexts = {
  signIn: 'Logga in',
  email: 'E-post',
  password: 'Lösenord',
  or: 'eller',
  continueWith: 'Fortsätt med {name}',
  cancel: 'Avbryt',
  codeTitle: 'Ange din kod',
  code: 'Kod',
  appCode: 'Öppna din autentiseringsapp och ange de sex siffror som visas.',
  textedCode: 'Ange koden som vi skickade till {destination}.',
  mailedCode: 'Ange koden som vi skickade till {destination} för att slutföra registreringen.',
  chooseMethod: 'Hur vill du få din kod?',
  useApp: 'Autentiseringsapp',
  useText: 'Sms',
  newPasswordTitle: 'Välj ett nytt lösenord',
  newPassword: 'Nytt lösenord',
  continue: 'Fortsätt',
  confirmed: 'Din e-postadress är bekräftad. Nu kan du logga in.',
  wrongPassword: 'E-postadressen eller lösenordet är fel.',
  wrongCode: 'Koden är fel eller har gått ut.',
  tooManyAttempts: 'För många försök. Vänta en stund och försök igen.',
  disabled: 'Det här kontot är spärrat.',
  resetRequired:
    'Du behöver ett nytt lösenord först. Gå tillbaka till webbplatsen och välj ”Glömt lösenordet”.',
  weakPassword: 'Lösenordet är för lätt att gissa. Välj ett längre.',
  notPossible:
    'Det går inte att logga in med det här kontot på den här sidan. Gå tillbaka och logga in på webbplatsen.',
  failedTitle: 'Det gick inte',
  failed:
    'Inloggningen har gått ut eller så är länken felaktig. Gå tillbaka till webbplatsen och försök igen.',
  backToSite: 'Tillbaka till webbplatsen',
  confirmTitle: 'Slutför din registrering',
  confirmHint: 'Ett klick till så är ditt konto klart.',
  confirm: 'Bekräfta mitt konto',
  usedLink:
    'Länken har gått ut eller redan använts. Om du redan har bekräftat ditt konto kan du logga in. Annars kan du be om en ny länk där.',
  confirmedTitle: 'Ditt konto är bekräftat',
  confirmedHint: 'Gå tillbaka till sidan där du registrerade dig, eller logga in.',
  standIn: 'Ersättare för {name}',
  standInHint:
    'De här kontona är påhittade. På den riktiga webbplatsen skulle du nu vara på inloggningssidan för {name}.',
  chooseAccount: 'Välj ett konto',
};
