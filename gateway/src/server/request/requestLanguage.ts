import { preferredLanguage } from '@citygigs/server/http/accepted.ts';
import { defaultLanguage, languages, toLanguage, type LanguageCode } from '../../config/languages.ts';

/** The language of a request: `?lang=`, else what Accept-Language prefers among ours, else English. */
export const requestLanguage = (lang: string | null, acceptLanguage: string | undefined): LanguageCode =>
  toLanguage(lang) ?? preferredLanguage(acceptLanguage, languages) ?? defaultLanguage;
