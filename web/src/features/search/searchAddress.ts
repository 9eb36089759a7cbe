import { firstParameter } from '../../paths/firstParameter.ts';
import { searchPath } from '../../paths/paths.ts';
import { queryText } from '../../paths/queryText.ts';

type Query = Readonly<Record<string, unknown>>;

/** The maximum length of a search in the graph. */
export const maxSearchLength = 100;

/** The kinds of results, in the order of their tabs, as addresses name them. */
export const foundKinds = {
  gigs: 'JOB_OFFER',
  companies: 'PARTNER',
  cities: 'CITY',
  categories: 'CATEGORY',
  'full-time': 'MORE_JOB_OFFER',
} as const;

export type FoundKind = keyof typeof foundKinds;

export const isFoundKind = (text: string): text is FoundKind => Object.hasOwn(foundKinds, text);

/** What an address searches for; empty for nothing. */
export const searchedText = (query: Query | undefined): string => queryText(query?.['q'], maxSearchLength);

/** The kind of results that an address asks for; null if it leaves open whether there are results or a single place. */
export const searchedKind = (query: Query | undefined): FoundKind | 'all' | null => {
  const kind = firstParameter(query?.['in']);
  return kind === 'all' || isFoundKind(kind) ? kind : null;
};

const maxSlugLength = 120;

/** The slug of the city near which an address searches; null for none. */
export const searchedNear = (query: Query | undefined): string | null =>
  queryText(query?.['near'], maxSlugLength) || null;

/**
 * The path of the results of a search, near a city of which those come first; without a kind, that of the city that it names, if it
 * names only one.
 */
export const searchTo = (
  text: string,
  kind: FoundKind | 'all' | null = null,
  near: string | null = null,
): string => {
  const parameters = new URLSearchParams({
    q: text,
    ...(kind === null ? {} : { in: kind }),
    ...(near === null ? {} : { near }),
  });
  return `${searchPath}?${parameters.toString()}`;
};
