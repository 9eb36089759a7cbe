import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { sv } from './languages/sv.ts';
import { tr } from './languages/tr.ts';
import type { LanguageTexts, TextLanguage } from './types.ts';

const texts: Record<TextLanguage, LanguageTexts> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  sv,
  tr,
};

/** All sample texts of one language. */
export const textsOf = (language: TextLanguage): LanguageTexts => texts[language];
