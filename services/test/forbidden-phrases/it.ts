import { before, company, place, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const it: readonly ForbiddenPhrase[] = [
  {
    what: 'a preposition before a place, because it merges with the article of some names, and a becomes ad before a vowel',
    pattern: before('a|ad|di|da|in|su', place),
    example: 'Lavori a {city}',
  },
  {
    what: 'a or da before a company',
    pattern: before('a|ad|da', company),
    example: 'Vai subito da {partner}',
  },
  {
    what: 'a preposition before a category, which is a heading and not part of a sentence',
    pattern: before('a|di|da|in|su|per', '\\{category\\}'),
    example: 'Recensioni su {category}',
  },
  {
    what: 'the article before a date, which is l’ before 8 and 11',
    pattern: /\b(il|del|dal|al) \{date\}/i,
    example: 'Scritta il {date}',
  },
  {
    what: 'the article before a number, which is gli before 8 and 11',
    pattern: /(?<!\p{L})(i|dei|ai|nei|sui|dai) (#|\{(count|max|days|minutes))/iu,
    example: 'Tutti i # lavori',
  },
  {
    what: 'a participle in the masculine form',
    pattern: /\bsei (stato|andato|iscritto|candidato|pagato|registrato)\b/i,
    example: 'le aziende a cui ti sei candidato',
  },
  {
    what: 'the word for country in lower case, which means village',
    pattern: /\bpaes[ei]\b/,
    example: 'in quali paesi',
  },
  {
    what: 'an awkward phrase for the countries or cities of a company',
    pattern: /(paesi|città) con \{partner\}/i,
    example: 'Paesi con {partner}',
  },
  {
    what: 'the word for registering in place of signing up',
    pattern: /registrazion|registrat[aeio]/i,
    example: 'Completa la registrazione',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /al massimo fin/,
    example: '7 giorni, al massimo finché non esci',
  },
  {
    what: 'reporting to an office, or reporting abuse, in place of telling a figure',
    pattern: /guadagn\S* segnalat|segnalati da chi|segnalano le persone/i,
    example: 'Ancora nessun guadagno segnalato',
  },
  {
    what: 'a lifetime that counts from when the mail is read',
    pattern: /scade tra /,
    example: 'Il link scade tra un’ora.',
  },
  {
    what: 'a paraphrase of the approximate location',
    pattern: /dove ti trovi(,)? all’incirca|all’incirca dove ti trovi/i,
    example: 'Dove ti trovi all’incirca, per mostrare città vicine.',
  },
  {
    what: 'an open offer, a calque: it is available',
    pattern: /(offert|lavor|posizion)\S* (ancora )?apert/i,
    example: 'Offerte ancora aperte',
  },
  {
    what: 'words with another meaning: to require in place of to ask again, monsters in place of to show',
    pattern: /\brichiederemo\b|\bMostri \{/,
    example: 'Te lo richiederemo',
  },
  {
    what: 'an account that belongs to the site, by its grammar',
    pattern: /con un account (ti )?\p{L}+iamo(?!\p{L})/iu,
    example: 'Con un account salviamo la tua risposta.',
  },
  {
    what: 'the article before a share, which is l’ before 8 and 11',
    pattern: /(?<!\p{L})(dal|al|del|nel|sul) \{(tax|share|rating|value|amount)/iu,
    example: 'Partiamo dal {tax} di imposte',
  },
];
