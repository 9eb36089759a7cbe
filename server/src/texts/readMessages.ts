import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';

type Catalogue = Readonly<Record<string, string>>;

/** What placeholders stand for. A message that lacks one of its values throws. */
export type MessageValues = Readonly<Record<string, string | number>>;

const readCatalogue = (folder: URL, language: string): Catalogue => {
  const file = new URL(`${language}.json`, folder);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  } catch (error) {
    throw new Error(`The texts of ${language} cannot be read from ${fileURLToPath(file)}.`, { cause: error });
  }
};

/**
 * Reads the catalogues of a folder and returns the function that formats their messages, as plain text; in the first language where a
 * translation is missing. Throws if a catalogue is missing or broken, so that no server starts without it.
 */
export const readMessages = <Id extends string, Language extends string>(
  folder: URL,
  languages: readonly Language[],
): ((language: Language, id: Id, values?: MessageValues) => string) => {
  const catalogues = new Map(languages.map((language) => [language, readCatalogue(folder, language)]));
  const [reference] = catalogues.values();
  const compiled = new Map<string, IntlMessageFormat>();

  const formatOf = (language: Language, id: Id): IntlMessageFormat => {
    const key = `${language} ${id}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const text = catalogues.get(language)?.[id] ?? reference?.[id] ?? id;
    const format = new IntlMessageFormat(text, language);
    compiled.set(key, format);
    return format;
  };

  return (language, id, values = {}) => String(formatOf(language, id).format(values));
};
