import { readFileSync } from 'node:fs';
import type { Language } from '../../rest/language.ts';

type SiteTextId = 'city.offers.heading' | 'cityCategory.title' | 'home.title' | 'offer.title';

type Catalogue = Readonly<Record<SiteTextId, string>>;

const catalogues = new Map<Language, Catalogue>();

const catalogueOf = (language: Language): Catalogue => {
  const file = new URL(`../../../../locales/${language}.json`, import.meta.url);
  const catalogue = catalogues.get(language) ?? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
  catalogues.set(language, catalogue);
  return catalogue;
};

/** A text that pages of the site have as their title, filled with names. */
export const siteText = (
  language: Language,
  id: SiteTextId,
  names: Readonly<Record<string, string>> = {},
): string => catalogueOf(language)[id].replace(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? '');
