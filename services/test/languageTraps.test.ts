import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf as mailTextsOf } from '../src/mail/texts/textsOf.ts';
import { textsOf as sampleTextsOf } from '../src/sample/texts/textsOf.ts';
import type { TextLanguage } from '../src/sample/texts/types.ts';
import { leaves } from './leaves.ts';

/** Something that no text of a language may hold, because it is wrong with some name or in every case. */
interface Trap {
  readonly what: string;
  readonly pattern: RegExp;
  /** A text that steps into it. */
  readonly example: string;
}

const place = '\\{(city|query|place|country)\\}';
const company = '\\{(partner|product)\\}';
const anyName = '\\{(city|query|place|country|partner|product|category|email|network)\\}';

/** The words, each by itself, before a name. */
const before = (words: string, name: string): RegExp => new RegExp(`(^|[\\s(«„])(${words}) ${name}`, 'i');

const traps: Partial<Record<TextLanguage, readonly Trap[]>> = {
  es: [
    {
      what: 'y or o before a name: they become e and u before some',
      pattern: before('y|o', anyName),
      example: 'Reparto y {category}',
    },
    {
      what: 'words that mean something else here: the app, the application, the way to apply',
      pattern: /aplicaci[oó]n|solicitud|postúla|preséntate|presentarte|por encargo|viajes compartidos/i,
      example: 'Trabajos por encargo',
    },
  ],
  fr: [
    {
      what: 'de or que before a name: they elide before a vowel',
      pattern: before('de|que|jusque', anyName),
      example: 'Postuler sur le site de {partner}',
    },
    {
      what: 'a high sign without the narrow no-break space that belongs to it',
      pattern: /(?<!\u202f)[:;?!»]|«(?!\u202f)/,
      example: 'Quelle ville ?',
    },
    {
      what: 'words that mean something else here: a full-time job, to leave, a property developer',
      pattern: /emplois de |coût de départ|le départ |promoteur/i,
      example: 'Emplois de livreur',
    },
    { what: 'a participle for men only', pattern: /tu es payé|sois payé|allé\b/i, example: 'sois payé' },
  ],
  it: [
    {
      what: 'a preposition before a place: it joins the article of some names, and a becomes ad before a vowel',
      pattern: before('a|ad|di|da|in|su', place),
      example: 'Lavori a {city}',
    },
    {
      what: 'a or da before a company',
      pattern: before('a|ad|da', company),
      example: 'Vai subito da {partner}',
    },
    {
      what: 'a preposition before a category, which is a heading and no part of a sentence',
      pattern: before('a|di|da|in|su|per', '\\{category\\}'),
      example: 'Recensioni su {category}',
    },
  ],
  pt: [
    {
      what: 'a preposition before a place: it joins the article of some names (no Porto, do Rio)',
      pattern: before('a|de|em|por|para', '\\{(city|query|place|country|network)\\}'),
      example: 'Trabalhos em {city}',
    },
    {
      what: 'a company without its article',
      pattern: before('de|em|por|para|com|sobre', company),
      example: 'no site de {partner}',
    },
    {
      what: 'words of Brazil, or words that belittle',
      pattern: /entregador|celular|aplicativo|biscate|\bvocê\b/i,
      example: 'Entregador de encomendas',
    },
  ],
  pl: [
    {
      what: 'a preposition before a name: it asks for a case, and w and z change before some sounds',
      pattern: before(
        'w|we|z|ze|o|do|na|po|od|dla|przez|u|przy|nad|pod',
        '\\{(city|query|place|country|partner|product|category)\\}',
      ),
      example: 'Kraje z {partner}',
    },
    {
      what: 'the word for city before its name, which no native writes to dodge a case',
      pattern: /(miasta|mieście|miastem|miastu) \{city\}/i,
      example: 'Praca w mieście {city}',
    },
  ],
};

const catalogueOf = (language: TextLanguage): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8'));

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, ' ');

describe.each(Object.entries(traps))('the texts in %s', (code, ofLanguage) => {
  const language = code as TextLanguage;
  const all = leaves({
    catalogue: catalogueOf(language),
    mails: mailTextsOf[language],
    samples: sampleTextsOf(language),
  });

  it.each(ofLanguage)('have nowhere $what', ({ pattern, example }) => {
    expect(example).toMatch(pattern);
    expect(all.filter(([, text]) => pattern.test(withoutTags(text)))).toEqual([]);
  });
});
