import type { MailTexts } from './mailTexts.ts';

export const nl: MailTexts = {
  greeting: 'Hoi,',
  resetPassword: {
    subject: 'Kies een nieuw wachtwoord voor {product}',
    intro: 'Iemand heeft een nieuw wachtwoord voor je {product}-account aangevraagd. Hier kun je het kiezen:',
    button: 'Nieuw wachtwoord kiezen',
    after: [
      'De link is een uur geldig en werkt één keer.',
      'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
    ],
  },
  verifyEmail: {
    subject: 'Bevestig je e-mailadres voor {product}',
    intro: 'Bevestig dat {email} jouw adres is:',
    button: 'Mijn adres bevestigen',
    after: ['De link is drie dagen geldig.', 'Heb je geen account bij ons? Dan kun je deze e-mail negeren.'],
  },
  passwordChanged: {
    subject: 'Je wachtwoord voor {product} is gewijzigd',
    intro: 'Het wachtwoord van je {product}-account is zojuist gewijzigd.',
    after: [
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten’ op de inlogpagina en mail ons via {contact}.',
    ],
  },
  emailChanged: {
    subject: 'Het e-mailadres van je {product}-account is gewijzigd',
    intro:
      'Je {product}-account heeft zojuist een ander e-mailadres gekregen; dit adres hoort er niet meer bij.',
    after: ['Was jij dit niet? Mail ons dan meteen via {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'Inloggen in twee stappen bij {product} is gewijzigd',
    intro: 'Een tweede stap bij het inloggen op je {product}-account is zojuist uitgezet.',
    after: [
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten’ op de inlogpagina en mail ons via {contact}.',
    ],
  },
  signUpCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om je registratie af te ronden:',
    after: [
      'De code werkt één keer en verloopt over tien minuten.',
      'Heb je je niet geregistreerd? Dan kun je deze e-mail negeren.',
    ],
  },
  signUpLink: {
    subject: 'Bevestig je registratie bij {product}',
    intro: 'Open deze link om je registratie af te ronden:',
    button: 'Mijn account bevestigen',
    after: [
      'De link werkt één keer en verloopt over tien minuten.',
      'Heb je je niet geregistreerd? Dan kun je deze e-mail negeren.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om een nieuw wachtwoord te kiezen:',
    after: [
      'De code werkt één keer en verloopt over tien minuten.',
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: je wachtwoord verandert niet.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om te bevestigen dat {email} jouw adres is:',
    after: [
      'De code werkt één keer en verloopt over tien minuten.',
      'Heb je geen account bij ons? Dan kun je deze e-mail negeren.',
    ],
  },
  signInCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om in te loggen:',
    after: [
      'De code werkt één keer en verloopt over tien minuten.',
      'Was jij niet aan het inloggen? Negeer dan deze e-mail en geef de code aan niemand.',
    ],
  },
  copyLink: 'Werkt de knop niet? Kopieer dit adres naar je browser:',
  reason:
    'Je krijgt deze e-mail omdat er bij {product} een verzoek is gedaan voor {email}. Vragen? Mail ons via {contact}.',
};
