import type { MailTexts } from './mailTexts.ts';

export const sv: MailTexts = {
  greeting: 'Hej,',
  resetPassword: {
    subject: 'Välj ett nytt lösenord för {product}',
    intro: 'Någon har bett om ett nytt lösenord till ditt konto hos {product}. Välj det här:',
    button: 'Välj nytt lösenord',
    after: [
      'Länken fungerar en gång, inom en timme.',
      'Var det inte du? Gör då ingenting: ditt lösenord är oförändrat.',
    ],
  },
  verifyEmail: {
    subject: 'Bekräfta din e-postadress för {product}',
    intro: 'Bekräfta att {email} är din adress:',
    button: 'Bekräfta min adress',
    after: ['Länken fungerar i tre dagar.', 'Har du inget konto hos oss? Gör då ingenting.'],
  },
  passwordChanged: {
    subject: 'Ditt lösenord för {product} har ändrats',
    intro: 'Lösenordet till ditt konto hos {product} har just ändrats.',
    after: [
      'Var det inte du? Välj genast ett nytt via ”Glömt lösenordet” på inloggningssidan och skriv till {contact}.',
    ],
  },
  copyLink: 'Fungerar inte knappen? Kopiera den här adressen till din webbläsare:',
  reason:
    'Du får det här mejlet på grund av en begäran för {email} hos {product}. Frågor? Skriv till {contact}.',
};
