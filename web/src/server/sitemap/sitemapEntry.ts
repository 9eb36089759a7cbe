import { LANGUAGES, type LanguageCode } from '../../i18n/languages.ts';
import { pathFor } from '../../paths/paths.ts';
import type { CityPlace, LocalPlaces } from './localSlugs.ts';

/** A page in the languages that have it. */
export interface SitemapEntry {
  /** Paths with their prefixes. */
  readonly paths: ReadonlyMap<LanguageCode, string>;
  /** When what it shows last changed; unknown for pages of words. */
  readonly lastmod?: string | undefined;
}

/** An entry whose path below the prefix is built for each language; a language for which there is none is left out. */
export const entryOf = (
  pathIn: (language: LanguageCode) => string | undefined,
  lastmod?: string | null,
): SitemapEntry => ({
  paths: new Map(
    LANGUAGES.flatMap(({ code }) => {
      const path = pathIn(code);
      return path === undefined ? [] : [[code, pathFor(code, path)] as const];
    }),
  ),
  lastmod: lastmod ?? undefined,
});

/** A path with a city in it, where the city is known in that language. */
export const withCity = (
  cities: LocalPlaces,
  orgSlug: string | undefined,
  pathOf: (place: CityPlace, language: LanguageCode) => string | undefined,
): ((language: LanguageCode) => string | undefined) => {
  return (language) => {
    const place = cities.get(language)?.get(orgSlug ?? '');
    return place === undefined ? undefined : pathOf(place, language);
  };
};
