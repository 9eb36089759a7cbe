import { isLanguage, type Language } from '../../../services/src/rest/language.ts';

/** The languages of a list such as `pt-PT,de;q=0.8`, best first. */
const listed = (list: string): string[] =>
  list
    .split(/[,\s]+/)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag.slice(0, 2).toLowerCase());

/** The first supported language of the site's parameter, the standard parameter and the browser's header. */
export const pageLanguage = (
  parameters: Readonly<Record<string, unknown>>,
  acceptLanguage: string | undefined,
): Language => {
  const wanted = [parameters['lang'], parameters['ui_locales'], acceptLanguage]
    .filter((list) => typeof list === 'string')
    .flatMap(listed);
  return wanted.find(isLanguage) ?? 'en';
};
