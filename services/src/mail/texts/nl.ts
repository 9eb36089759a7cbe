import type { MailTexts } from './mailTexts.ts';

export const nl: MailTexts = {
  greeting: 'Hoi,',
  resetPassword: {
    subject: 'Kies een nieuw wachtwoord voor {product}',
    intro: 'Iemand heeft een nieuw wachtwoord voor je {product}-account gevraagd. Kies het hier:',
    button: 'Nieuw wachtwoord kiezen',
    after: [
      'De link werkt één keer, binnen een uur.',
      'Was jij dit niet? Doe dan niets: je wachtwoord blijft zoals het is.',
    ],
  },
  verifyEmail: {
    subject: 'Bevestig je e-mailadres voor {product}',
    intro: 'Bevestig dat {email} jouw adres is:',
    button: 'Mijn adres bevestigen',
    after: ['De link werkt drie dagen.', 'Heb je geen account bij ons? Doe dan niets.'],
  },
  passwordChanged: {
    subject: 'Je wachtwoord voor {product} is gewijzigd',
    intro: 'Het wachtwoord van je {product}-account is zojuist gewijzigd.',
    after: [
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten’ op de inlogpagina en schrijf naar {contact}.',
    ],
  },
  copyLink: 'Werkt de knop niet? Kopieer dit adres in je browser:',
  reason: 'Je krijgt deze mail door een verzoek voor {email} bij {product}. Vragen? Schrijf naar {contact}.',
};
