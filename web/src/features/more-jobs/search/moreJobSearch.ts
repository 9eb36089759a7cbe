import { foldLetters } from '../../../i18n/foldLetters.ts';
import { firstParameter } from '../../../paths/firstParameter.ts';
import { moreJobsPath } from '../../../paths/paths.ts';
import {
  countDetails,
  detailParameters,
  detailsFromQuery,
  detailsInQuery,
  noDetails,
  type MoreJobDetails,
} from './moreJobDetails.ts';
import { cityMoreJobsPath, placeNames, placeParameters, type NamedCity, type Place } from './place.ts';

/** The filters of the full-time offers. */
export interface MoreJobSearch extends Place, MoreJobDetails {
  readonly keyword: string | null;
  /** Whether the address names a place; `?city=` means everywhere. Otherwise the nearest city is the default, also with a keyword. */
  readonly chosen: boolean;
}

export const everywhere: MoreJobSearch = {
  city: null,
  state: null,
  countryCode: null,
  keyword: null,
  ...noDetails,
  chosen: true,
};

/** Longer keywords are truncated. */
export const maxKeywordLength = 100;

type Query = Readonly<Record<string, unknown>>;

const matchingText = (value: unknown, pattern: RegExp): string | null => {
  const text = firstParameter(value).trim().toLowerCase();
  return pattern.test(text) ? text : null;
};

/** The slug of a city's name, by which the service finds it; null for a text without letters. */
export const slugOfName = (name: string): string | null =>
  foldLetters(name)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 100) || null;

/** Normalises a keyword: removes control characters and repeated spaces; null when nothing is left. */
export const tidyKeyword = (typed: string): string | null =>
  [...typed.replaceAll(/[\p{Cc}\s]+/gu, ' ')].slice(0, maxKeywordLength).join('').trim() || null;

/** The search in a query string; invalid values are ignored. A city may be named as people write it: `New York`. */
export const searchFromQuery = (query: Query): MoreJobSearch => ({
  city: slugOfName(firstParameter(query['city'])),
  state: matchingText(query['state'], /^[a-z]{2}$/),
  countryCode: matchingText(query['country_code'], /^[a-z]{2}$/),
  keyword: tidyKeyword(firstParameter(query['keyword']).trim()),
  ...detailsFromQuery(query),
  chosen: placeNames.some((name) => query[name] !== undefined),
});

const searchToParameters = (search: MoreJobSearch): [string, string][] => {
  const { keyword, chosen } = search;
  const placed = placeParameters(search);
  const anywhere: [string, string][] = chosen ? [['city', '']] : [];
  const words: [string, string][] = keyword === null ? [] : [['keyword', keyword]];
  return [...(placed.length === 0 ? anywhere : placed), ...words, ...detailParameters(search)];
};

/** The query string of a search, including its question mark; empty when nothing was chosen. */
export const searchToQuery = (search: MoreJobSearch): string => {
  const parameters = searchToParameters(search);
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
};

/** The path of the list for a search. */
export const moreJobsTo = (search: MoreJobSearch, page?: number): string =>
  moreJobsPath(page) + searchToQuery(search);

/** The path of the list after the last row of a page, beyond the numbered pages. */
export const moreJobsBehind = (search: MoreJobSearch, page: number, cursor: string): string => {
  const query = searchToQuery(search);
  return `${moreJobsPath(page)}${query}${query === '' ? '?' : '&'}after=${encodeURIComponent(cursor)}`;
};

/** The cursor in a query string; invalid ones are ignored. */
export const cursorFromQuery = (query: Query): string | null => {
  const cursor = firstParameter(query['after']).trim();
  return /^[\w+/=-]{1,200}$/.test(cursor) ? cursor : null;
};

/** The arguments of a list in GraphQL. */
export const searchInQuery = (search: MoreJobSearch) => {
  const { city, state, countryCode, keyword } = search;
  return { city, state, countryCode, keyword, filter: detailsInQuery(search) };
};

/** The number of filters beside the two fields and the country, which the address of a city has as well. */
export const countFilters = (search: MoreJobSearch): number =>
  countDetails(search) + (search.city === null && search.state !== null ? 1 : 0);

/** The search and the cursor as parameters. */
export const moreJobsParameters = (query: Query): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(searchToParameters(searchFromQuery(query))),
  after: cursorFromQuery(query),
});

/** The path of the offers near a visitor, with the rest of the query that named no place. */
export const moreJobsNear = (nearest: NamedCity, search: string): string =>
  cityMoreJobsPath(nearest) + search.replace('?', '&');
