import type { Language } from '../../../services/src/rest/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HostedTexts } from './hostedTexts.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';

/** The texts of the hosted pages, by language. */
export const textsOf: Record<Language, HostedTexts> = { de, en, es, fr, it, nl, pl, pt, sv, tr };
