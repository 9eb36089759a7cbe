import { before, cityInBrackets, type ForbiddenPhrase } from './forbiddenPhrase.ts';

export const pl: readonly ForbiddenPhrase[] = [
  {
    what: 'a preposition before a name: it requires a case, and w and z change before some sounds',
    pattern: before(
      'w|we|z|ze|o|do|na|po|od|dla|przez|u|przy|nad|pod',
      '\\{(city|query|place|country|partner|product|category)\\}',
    ),
    example: 'Kraje z {partner}',
  },
  {
    what: 'the word for city before its name, which is not idiomatic',
    pattern: /(miasta|mieście|miastem|miastu) \{city\}/i,
    example: 'Praca w mieście {city}',
  },
  {
    what: 'a city in brackets at the end of a sentence',
    pattern: cityInBrackets,
    example: 'Wypłaty są co tydzień ({city}).',
  },
  {
    what: 'a past tense that shows the gender of the reader, or the formal form of address',
    pattern: /(łeś|łaś)(?!\p{L})|Państw|Proszę/u,
    example: 'Czy zapłaciłeś?',
  },
  {
    what: 'synonyms of the usual words for applying, reviews, jobs and earning',
    pattern: /aplikuj|aplikowa|recenzj|posad[aęy]|ile (naprawdę )?daje/i,
    example: 'ile naprawdę daje godzina',
  },
  {
    what: 'a calque for setting a password, or a synonym of the usual words for the second step',
    pattern: /wybierz nowe hasło|logowanie dwuetapowe|drugi(ego)? (krok|etap)/i,
    example: 'Wybierz nowe hasło',
  },
  {
    what: 'an upper bound (“at most until”) in place of what ends it',
    pattern: /najdłużej do/,
    example: '7 dni, najdłużej do wylogowania',
  },
  {
    what: 'open gigs in place of current ones',
    pattern: /otwartych zleceń/,
    example: '{partner} nie ma teraz otwartych zleceń.',
  },
  {
    what: 'jumping the queue in place of not being ranked',
    pattern: /poza kolejnością/i,
    example: 'Poza kolejnością: mniej niż 5 odpowiedzi',
  },
  {
    what: 'a colon between the preposition and a long date, which is in the genitive already',
    pattern: /\b(od|do|z): \{date\}/,
    example: 'Liczy się od: {date}.',
  },
  {
    what: 'wording that is not idiomatic about the connection',
    pattern: /po powrocie połączenia/i,
    example: 'Wyślemy je po powrocie połączenia.',
  },
  {
    what: 'the present after a clause about the future',
    pattern: /\bgdy założysz[^,.]*, możesz/i,
    example: 'Gdy założysz konto, możesz śledzić to zgłoszenie.',
  },
  {
    what: 'the genitive before a length of time, which is inserted in the nominative',
    pattern: /\bdo \{(days|time|value)\}/,
    example: 'do {value}',
  },
];
