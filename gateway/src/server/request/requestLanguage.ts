import { defaultLanguage, toLanguage, type LanguageCode } from '../../config/languages.ts';

const preferred = (header: string): LanguageCode | null => {
  const ranked = header
    .split(',')
    .slice(0, 20)
    .map((entry, order) => {
      const [tag, ...parameters] = entry.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: toLanguage(tag), quality: quality === undefined ? 1 : Number(quality), order };
    })
    .filter((entry) => entry.language !== null && entry.quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.order - b.order);
  return ranked[0]?.language ?? null;
};

/** The language of a request: `?lang=`, else what Accept-Language prefers among ours, else English. */
export const requestLanguage = (lang: string | null, acceptLanguage: string | null): LanguageCode =>
  toLanguage(lang) ?? preferred(acceptLanguage ?? '') ?? defaultLanguage;
