import type { Language } from '../../rest/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailTexts } from './mailTexts.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';

/** The texts of all mails, by language. */
export const textsOf: Record<Language, MailTexts> = { de, en, es, fr, it, nl, pl, pt, sv, tr };
