import type { TextLanguage } from '../../../sample/texts/readTexts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import type { ForbiddenPhrase } from './forbiddenPhrase.ts';

/** The forbidden phrases of each language. */
export const forbiddenPhrasesOf: Readonly<Record<TextLanguage, readonly ForbiddenPhrase[]>> = {
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
