import { readMessages } from '@citygigs/server/texts/readMessages.ts';
import type english from '../../../locales/en.json';
import { languages, type LanguageCode } from '../config/languages.ts';

/** The messages of the catalogues in `locales/` that the gateway itself shows. */
export type ErrorMessageId = Extract<keyof typeof english, `error.${string}` | `form.${string}`>;

export const errorText = readMessages<ErrorMessageId, LanguageCode>(
  new URL('../../../locales/', import.meta.url),
  languages,
);
