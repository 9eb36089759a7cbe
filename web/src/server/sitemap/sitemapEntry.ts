import { languages, type LanguageCode } from '../../i18n/languages.ts';
import { pathFor } from '../../paths/paths.ts';
import type { CityPlace, LocalPlaces } from './localSlugs.ts';

/** A page with its paths in the languages that have it. */
export interface SitemapEntry {
  /** Paths with language prefix. */
  readonly paths: ReadonlyMap<LanguageCode, string>;
  /** When its data last changed; undefined for static pages. */
  readonly lastmod?: string | undefined;
}

/** Builds an entry from its path in each language; languages without a path are omitted. */
export const entryOf = (
  pathIn: (language: LanguageCode) => string | undefined,
  lastmod?: string | null,
): SitemapEntry => ({
  paths: new Map(
    languages.flatMap(({ code }) => {
      const path = pathIn(code);
      return path === undefined ? [] : [[code, pathFor(code, path)] as const];
    }),
  ),
  lastmod: lastmod ?? undefined,
});

/** A path that contains a city, in the languages in which the city is known. */
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
