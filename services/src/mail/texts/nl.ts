import type { MailTexts } from './mailTexts.ts';

export const nl: MailTexts = {
  greeting: 'Hoi,',
  resetPassword: {
    subject: 'Kies een nieuw wachtwoord voor {product}',
    intro:
      'Iemand heeft een nieuw wachtwoord voor je account bij {product} aangevraagd. Hier kun je het kiezen:',
    button: 'Nieuw wachtwoord kiezen',
    after: [
      'De link werkt één keer en is een uur geldig.',
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: je wachtwoord verandert niet.',
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
    intro: 'Het wachtwoord van je account bij {product} is zojuist gewijzigd.',
    after: [
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten?’ in het inlogvenster en mail ons via {contact}.',
    ],
  },
  emailChanged: {
    subject: 'Het e-mailadres van je account bij {product} is gewijzigd',
    intro:
      'Het e-mailadres van je account bij {product} is zojuist gewijzigd. Het adres waarop je dit leest, hoort er niet meer bij.',
    after: ['Was jij dit niet? Mail ons dan meteen via {contact}.'],
  },
  accountDeleted: {
    subject: 'Je account bij {product} is verwijderd',
    intro: 'Je account bij {product} is zojuist verwijderd. Het kan niet worden hersteld.',
    after: ['Was jij dit niet? Mail ons dan meteen via {contact}.'],
  },
  mfaTurnedOff: {
    subject: 'Een tweede stap bij het inloggen op {product} is uitgezet',
    intro: 'Een tweede stap bij het inloggen op je account bij {product} is zojuist uitgezet.',
    after: [
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten?’ in het inlogvenster en mail ons via {contact}.',
    ],
  },
  alreadyConfirmed: {
    subject: 'Je hebt al een account bij {product}',
    intro:
      'Er is een nieuwe code aangevraagd voor {email}, maar dit account is al bevestigd. Je hebt geen code nodig: log gewoon in met je wachtwoord.',
    after: [
      'Wachtwoord vergeten? Kies een nieuw via ‘Wachtwoord vergeten?’ in het inlogvenster.',
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: er is niets veranderd.',
    ],
  },
  signUpCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om je account te bevestigen:',
    after: [
      'De code werkt één keer en is een uur geldig.',
      'Heb je geen account aangemaakt? Dan kun je deze e-mail negeren.',
    ],
  },
  signUpLink: {
    subject: 'Bevestig je account bij {product}',
    intro: 'Open deze link om je account te bevestigen:',
    button: 'Mijn account bevestigen',
    after: [
      'De link werkt één keer en is een uur geldig.',
      'Heb je zelf geen account aangemaakt? Open de link dan niet: iemand anders heeft jouw adres ingevuld, en zonder jouw bevestiging komt er geen account.',
    ],
  },
  resetPasswordCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om een nieuw wachtwoord te kiezen:',
    after: [
      'De code werkt één keer en is een uur geldig.',
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: je wachtwoord verandert niet.',
    ],
  },
  verifyEmailCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in je profiel in, onder ‘Beveiliging’, om te bevestigen dat {email} jouw adres is:',
    button: 'Je profiel openen',
    after: [
      'De code werkt één keer en is een uur geldig.',
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: zonder de code kan niemand je adres bij een account gebruiken.',
    ],
  },
  signInCode: {
    subject: '{code} is je code voor {product}',
    intro: 'Vul deze code in om in te loggen:',
    after: [
      'De code werkt één keer en is tien minuten geldig.',
      'Was jij niet aan het inloggen? Negeer deze e-mail dan en deel de code met niemand.',
    ],
  },
  newOffers: {
    subject: 'Nieuw op {product} voor je bewaarde zoekopdrachten',
    intro: 'Nieuwe klussen voor je bewaarde zoekopdrachten:',
    button: 'Bewaarde zoekopdrachten bekijken',
    after: ['Je krijgt hooguit één zo’n e-mail per dag.'],
  },
  copyLink: 'Werkt de knop niet? Kopieer dit adres en plak het in je browser:',
  reason:
    'Je krijgt deze e-mail omdat er bij {product} een verzoek is gedaan voor {email}. Vragen? Mail ons via {contact}.',
  noticeReason:
    'Je krijgt deze e-mail omdat {email} het adres van een account bij {product} is of was. Vragen? Mail ons via {contact}.',
  alertReason:
    'Je krijgt deze e-mail omdat e-mails over nieuwe klussen aanstaan voor {email} bij {product}. Vragen? Mail ons via {contact}.',
  unsubscribe: 'Deze e-mails niet meer ontvangen',
};
