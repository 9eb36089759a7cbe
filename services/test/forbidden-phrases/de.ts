import { type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const de: readonly ForbiddenPhrase[] = [
  {
    what: 'words with another meaning: mini-jobs, benefits, business days, lifts among friends',
    pattern: /Minijob|Leistungen|Mitfahr|Vollzeitstelle|Mehr Jobs/,
    example: 'Minijobs in {city}',
  },
  {
    what: 'a phrase for “not loaded” in place of “could not be loaded”',
    pattern: /wurden? nicht (geladen|gesendet)/,
    example: 'Die Jobs wurden nicht geladen.',
  },
  {
    what: 'a phrase that reads as if a company had written its own reviews',
    pattern: /Bewertung(en)? von \{partner\}/,
    example: 'Bewertungen von {partner}',
  },
  {
    what: 'the word for signing up in place of logging in or out',
    pattern: /\b(abmelden|erneut an\b|Anmeldeseite|um dich anzumelden)/i,
    example: 'Bitte melde dich erneut an.',
  },
  {
    what: 'registering in place of creating an account, or the word for a message in place of its address',
    pattern: /registrier|(deine|dieser) E-Mail\b(?!-)/i,
    example: 'Bestätige deine E-Mail.',
  },
  {
    what: 'a synonym of the usual word for companies or for the cost to start',
    pattern: /\bFirm(a|en)\b|\bAnbieter|Einstieg kostet/,
    example: 'Jobs, deren Firmen uns mehr zahlen',
  },
  {
    what: 'a reflexive pronoun for several verbs of which only one is reflexive',
    pattern: /(suchen|vergleichen) und bewerben kannst du dich/i,
    example: 'Suchen, vergleichen und bewerben kannst du dich als Gast.',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /höchstens bis/,
    example: '7 Tage, höchstens bis du dich ausloggst',
  },
  {
    what: 'reporting to an office, or reporting abuse, in place of telling a figure',
    pattern: /(Verdienst|Gehalt|Kosten)\S* gemeldet|Gemeldet von/i,
    example: 'Noch kein Verdienst gemeldet',
  },
  {
    what: 'an imperative without its e',
    pattern: /\b(Wähl|Prüf|Füg|Füll|Betreu|Bedien|Verlang)\b|\bVersuch es\b|\bBesuch Läden/,
    example: 'Wähl deine Tage.',
  },
  {
    what: 'the word for answering a question in place of giving a figure',
    pattern: /# Antwort|Antwort senden|weniger( als \{count\})? Antworten|der Antworten/,
    example: '{count, plural, one {# Antwort} other {# Antworten}}',
  },
  {
    what: 'a search that reacts, or a word that is tried instead of typed',
    pattern: /Suche reagiert|[Vv]ersuche ein(e|en)? andere/,
    example: 'Die Suche reagiert gerade nicht.',
  },
  {
    what: 'a code or link that works “once” in place of only once',
    pattern: /funktioniert einmal/,
    example: 'Der Code funktioniert einmal und gilt eine Stunde lang.',
  },
  {
    what: 'companies that read as if the user owned them',
    pattern: /[Dd]eine Unternehmen/,
    example: 'Deine Unternehmen',
  },
  {
    what: '“mit einem Konto” before what the site does: it is the reader who has one',
    pattern: /Mit einem Konto \p{L}+ wir/u,
    example: 'Mit einem Konto speichern wir deine Angabe.',
  },
  {
    what: 'counting as average in place of entering into the average',
    pattern: /zum Durchschnitt(?! gerückt)/,
    example: 'Diese Sterne zählen ab {date} zum Durchschnitt.',
  },
  {
    what: 'another word for saving a gig than for saving a search',
    pattern: /\bMerken\b|[Gg]emerkte?\b|\bdu dir (\p{L}+ )?merk/u,
    example: 'Gemerkte Jobs',
  },
];
