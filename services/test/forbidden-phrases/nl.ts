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
];
