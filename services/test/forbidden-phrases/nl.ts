import { type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const nl: readonly ForbiddenPhrase[] = [
  {
    what: 'words with another meaning: car pooling, an unclean record, a warning, shifts',
    pattern:
      /gedeelde ritten|schoon strafblad|voltijd|welkomstbonus|aanmeldtijd|hoe lang|^Diensten$|^Let op$/i,
    example: 'Je hebt een schoon strafblad.',
  },
  {
    what: 'a phrase for “not loaded” in place of “could not be loaded”',
    pattern: /(is|zijn) niet geladen/,
    example: 'De klussen zijn niet geladen.',
  },
  {
    what: 'the word for merit in place of earnings, or the word for an open door for available gigs',
    pattern: /verdienste\b|\bopen klus|nog open zijn/i,
    example: 'Er zijn nu geen open klussen.',
  },
  {
    what: 'registering in place of signing up, or a compound with a name, which may have spaces',
    pattern: /registratie|registre|\}-\p{L}/iu,
    example: 'je {product}-account',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /hooguit tot/,
    example: '7 dagen, hooguit tot je uitlogt',
  },
  {
    what: 'reporting to an office, or reporting abuse, in place of telling a figure',
    pattern: /inkomsten gemeld|Gemeld door|mensen melden/i,
    example: 'Nog geen inkomsten gemeld',
  },
  {
    what: 'signing up in place of creating or confirming an account',
    pattern:
      /je aanmelding (af|bij)|waar je je hebt aangemeld|je je (zelf )?niet (zelf )?aangemeld|Meld je aan en/,
    example: 'Vul deze code in om je aanmelding af te ronden:',
  },
  {
    what: 'companies that read as if the user owned them',
    pattern: /\bje bedrijven/i,
    example: 'Je bedrijven',
  },
  {
    what: 'people in place of answers after a figure, or a word-for-word “not ranked”',
    pattern: /# (persoon|personen|mensen)|Geen rang/,
    example: 'gemiddelde van {count, plural, one {# persoon} other {# personen}}',
  },
  {
    what: 'imperatives that are commands only in English (“see”, “get paid”)',
    pattern: /^Zie wat|\b(en zie welke|en krijg)\b/,
    example: 'Ga aan de slag en krijg betaald via de app.',
  },
  {
    what: 'a word for distance in place of “differs”',
    pattern: /ver van de andere/,
    example: 'Je antwoord ligt ver van de andere.',
  },
  {
    what: '“met een account” before what the site does: it is the reader who has one',
    pattern: /Met een account \p{L}+ we/u,
    example: 'Met een account mailen we je nieuwe klussen.',
  },
  {
    what: 'writing to the site, which is a word-for-word “write to us”: one mails it',
    pattern: /schrijf (ons|naar)\b/i,
    example: 'Vragen over een klus? Schrijf ons.',
  },
];
