import { slugOf } from '../../services/src/text/slugOf.ts';
import { firstWords } from '../../services/src/web-api/redirect-links/firstWords.ts';
import type { TextLanguage } from '../texts/readTexts.ts';

/** Germans write `muenchen`; the other languages drop the accent. */
const germanLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

export const citySlug = (name: string, language: TextLanguage): string =>
  slugOf(language === 'de' ? name.replace(/[äöüÄÖÜ]/g, (letter) => germanLetters[letter] ?? letter) : name);

/** Whether the site's routes can lead to a city with this slug. */
export const isUsableCitySlug = (slug: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) &&
  !/^[a-z]{2}$/.test(slug) &&
  !slug.endsWith('-c') &&
  !/^page-\d+$/.test(slug) &&
  !firstWords.has(slug);
