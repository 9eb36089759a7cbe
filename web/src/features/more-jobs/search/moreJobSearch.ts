import { moreJobsPath } from '../../../paths/paths.ts';

/** What a visitor narrowed the full-time offers to. */
export interface MoreJobSearch {
  readonly city: string | null;
  /** Two letters, lower case, as in addresses. */
  readonly state: string | null;
  /** Two letters, lower case. */
  readonly countryCode: string | null;
  readonly keyword: string | null;
  /** Whether the address says anything about it; `?city=` says: everywhere. Without it the nearest city is the default. */
  readonly chosen: boolean;
}

type Place = Pick<MoreJobSearch, 'city' | 'state' | 'countryCode'>;

export const everywhere: MoreJobSearch = {
  city: null,
  state: null,
  countryCode: null,
  keyword: null,
  chosen: true,
};

/** A longer keyword is cut. */
export const longestKeyword = 100;

const names = ['city', 'state', 'country_code', 'keyword'] as const;

type Query = Readonly<Record<string, unknown>>;

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim() : '';
};

const fitting = (value: unknown, pattern: RegExp): string | null => {
  const text = firstText(value).toLowerCase();
  return pattern.test(text) ? text : null;
};

/** What is searched for: without control characters and with single blanks; null when nothing is left. */
export const tidyKeyword = (typed: string): string | null =>
  [...typed.replaceAll(/[\p{Cc}\s]+/gu, ' ')].slice(0, longestKeyword).join('').trim() || null;

/** The search of a query string; values that cannot be are ignored. */
export const searchFromQuery = (query: Query): MoreJobSearch => ({
  city: fitting(query['city'], /^[a-z0-9-]{1,100}$/),
  state: fitting(query['state'], /^[a-z]{2}$/),
  countryCode: fitting(query['country_code'], /^[a-z]{2}$/),
  keyword: tidyKeyword(firstText(query['keyword'])),
  chosen: names.some((name) => query[name] !== undefined),
});

/** The query string of a search, with its question mark; empty when nothing was chosen. */
export const searchToQuery = (search: MoreJobSearch): string => {
  const { city, state, countryCode, keyword, chosen } = search;
  const values = { city, state, country_code: countryCode, keyword };
  const query = new URLSearchParams();
  for (const name of names) if (values[name] !== null) query.set(name, values[name]);
  if (query.size > 0) return `?${query.toString()}`;
  return chosen ? '?city=' : '';
};

/** The list of a search. */
export const moreJobsTo = (search: MoreJobSearch, page?: number): string =>
  moreJobsPath(page) + searchToQuery(search);

/** The list of a search behind the last row of a page, where pages can no longer be asked for by number. */
export const moreJobsBehind = (search: MoreJobSearch, page: number, cursor: string): string => {
  const query = searchToQuery(search);
  return `${moreJobsPath(page)}${query}${query === '' ? '?' : '&'}after=${encodeURIComponent(cursor)}`;
};

/** The row to go on behind, from a query string; what cannot be one is ignored. */
export const cursorFromQuery = (query: Query): string | null => {
  const cursor = firstText(query['after']);
  return /^[\w+/=-]{1,200}$/.test(cursor) ? cursor : null;
};

interface NamedCity {
  readonly slug: string;
  readonly state?: string | null | undefined;
  readonly countryCode: string;
}

/** A city with the state and country it is in, as a search has them. */
export const placeOfCity = ({ slug, state, countryCode }: NamedCity): Place => ({
  city: slug,
  state: state?.toLowerCase() || null,
  countryCode: countryCode.toLowerCase() || null,
});

/** The full-time offers of a city. */
export const cityMoreJobsPath = (city: NamedCity): string =>
  moreJobsTo({ ...everywhere, ...placeOfCity(city) });
