import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import type english from '../../../locales/en.json';
import { defaultLanguage, languages, type LanguageCode } from '../config/languages.ts';

/** The messages of the catalogues in `locales/` that the gateway itself shows. */
export type ErrorMessageId = Extract<keyof typeof english, `error.${string}` | `form.${string}`>;

type Values = Readonly<Record<string, string | number>>;

const folder = new URL('../../../locales/', import.meta.url);

/** Reads a language's catalogue. Throws if it is missing or broken, so that the gateway does not start without it. */
export const catalogueOf = (language: LanguageCode, from: URL = folder): Readonly<Record<string, string>> => {
  const file = new URL(`${language}.json`, from);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`The texts of ${language} cannot be read from ${fileURLToPath(file)}.`, { cause: error });
  }
};

const catalogues = new Map(languages.map((language) => [language, catalogueOf(language)]));
const compiled = new Map<string, IntlMessageFormat>();

const formatOf = (language: LanguageCode, id: ErrorMessageId): IntlMessageFormat => {
  const key = `${language} ${id}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const text = catalogues.get(language)?.[id] ?? catalogues.get(defaultLanguage)?.[id] ?? id;
  const format = new IntlMessageFormat(text, language);
  compiled.set(key, format);
  return format;
};

/** The message in a language, in English where a translation is missing. */
export const errorText = (language: LanguageCode, id: ErrorMessageId, values: Values = {}): string =>
  String(formatOf(language, id).format(values));
