import type { MailTexts } from './mailTexts.ts';

export const sv: MailTexts = {
  greeting: 'Hej,',
  resetPassword: {
    subject: 'Välj ett nytt lösenord för {product}',
    intro: 'Någon har bett om ett nytt lösenord till ditt konto hos {product}. Du kan välja ett nytt här:',
    button: 'Välj ett nytt lösenord',
    after: [
      'Länken fungerar bara en gång och gäller i en timme.',
      'Var det inte du? Då kan du bortse från det här mejlet – ditt lösenord ändras inte.',
    ],
  },
  verifyEmail: {
    subject: 'Bekräfta din e-postadress för {product}',
    intro: 'Bekräfta att {email} är din adress:',
    button: 'Bekräfta min adress',
    after: [
      'Länken gäller i tre dagar.',
      'Har du inget konto hos oss? Då kan du bortse från det här mejlet.',
    ],
  },
  passwordChanged: {
    subject: 'Ditt lösenord hos {product} har ändrats',
    intro: 'Lösenordet till ditt konto hos {product} har just ändrats.',
    after: [
      'Var det inte du? Välj genast ett nytt via ”Glömt lösenordet?” i inloggningsrutan och skriv till {contact}.',
    ],
  },
  emailChanged: {
    subject: 'E-postadressen till ditt konto hos {product} har ändrats',
    intro:
      'E-postadressen till ditt konto hos {product} har just ändrats. Adressen som du läser det här på hör inte längre till kontot.',
    after: ['Var det inte du? Skriv genast till {contact}.'],
  },
  accountDeleted: {
    subject: 'Ditt konto hos {product} har raderats',
    intro: 'Ditt konto hos {product} har just raderats. Det går inte att återställa.',
    after: ['Var det inte du? Skriv genast till {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'Inloggning i två steg hos {product} har ändrats',
    intro: 'Ett andra steg vid inloggningen till ditt konto hos {product} har just stängts av.',
    after: [
      'Var det inte du? Välj genast ett nytt lösenord via ”Glömt lösenordet?” i inloggningsrutan och skriv till {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Du har redan ett konto hos {product}',
    intro:
      'En ny kod har begärts för {email}, men kontot är redan bekräftat. Du behöver ingen kod: det är bara att logga in med ditt lösenord.',
    after: [
      'Har du glömt det? Välj ett nytt via ”Glömt lösenordet?” i inloggningsrutan.',
      'Var det inte du? Då kan du bortse från det här mejlet – inget har ändrats.',
    ],
  },
  signUpCode: {
    subject: '{code} är din kod för {product}',
    intro: 'Ange den här koden för att slutföra registreringen:',
    after: [
      'Koden fungerar bara en gång och gäller i en timme.',
      'Har du inte registrerat dig? Då kan du bortse från det här mejlet.',
    ],
  },
  signUpLink: {
    subject: 'Bekräfta din registrering hos {product}',
    intro: 'Öppna den här länken för att slutföra registreringen:',
    button: 'Bekräfta mitt konto',
    after: [
      'Länken fungerar bara en gång och gäller i en timme.',
      'Har du inte registrerat dig? Öppna då inte länken: någon annan har angett din adress, och utan dig blir det inget konto.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} är din kod för {product}',
    intro: 'Ange den här koden för att välja ett nytt lösenord:',
    after: [
      'Koden fungerar bara en gång och gäller i en timme.',
      'Var det inte du? Då kan du bortse från det här mejlet – ditt lösenord ändras inte.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} är din kod för {product}',
    intro: 'Ange den här koden i din profil, under ”Säkerhet”, för att bekräfta att {email} är din adress:',
    button: 'Öppna din profil',
    after: [
      'Koden fungerar bara en gång och gäller i en timme.',
      'Var det inte du? Då kan du bortse från det här mejlet – utan koden får inget konto din adress.',
    ],
  },
  signInCode: {
    subject: '{code} är din kod för {product}',
    intro: 'Ange den här koden för att logga in:',
    after: [
      'Koden fungerar bara en gång och gäller i tio minuter.',
      'Försökte du inte logga in? Bortse från det här mejlet och ge inte koden till någon.',
    ],
  },
  newOffers: {
    subject: 'Nytt i dina sparade sökningar hos {product}',
    intro: 'Det här är nytt i dina sparade sökningar:',
    button: 'Se dina sparade sökningar',
    after: ['Du får högst ett sådant mejl om dagen.'],
  },
  copyLink: 'Fungerar inte knappen? Kopiera adressen och klistra in den i din webbläsare:',
  reason:
    'Du får det här mejlet eftersom {product} har fått en begäran som gäller {email}. Frågor? Skriv till {contact}.',
  noticeReason:
    'Du får det här mejlet eftersom {email} är eller var adressen till ett konto hos {product}. Frågor? Skriv till {contact}.',
  alertReason:
    'Du får det här mejlet eftersom mejl om nya gig är påslagna för {email} hos {product}. Frågor? Skriv till {contact}.',
  unsubscribe: 'Stäng av de här mejlen',
};
