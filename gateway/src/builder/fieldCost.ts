import { getNullableType, isListType, type GraphQLField } from 'graphql';

/** As many rows a list has when nothing is said. */
const rowsUnasked = { paged: 20, other: 10 };

/**
 * CPU time of all processes in units of 25 µs, measured on two busy cores: 20,000 are half a second. A search looks at all
 * rows of a table to rank them, by their words it costs more. A row is what a list's call costs for it, whatever is
 * selected of it.
 */
const costs = { call: 400, search: 700, searchByWords: 2_000, row: 2 };

interface CostedArguments {
  readonly first?: number | null | undefined;
  readonly limit?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly sort?: string | null | undefined;
}

type CostedField = Pick<GraphQLField<unknown, unknown>, 'args' | 'name' | 'type'>;

const isPaged = ({ args }: Pick<CostedField, 'args'>): boolean =>
  args.some(({ name }) => name === 'first' || name === 'limit');

const rowsOf = ({ first, limit }: CostedArguments): number =>
  Math.max(1, first ?? limit ?? rowsUnasked.paged);

const hasWords = ({ query, keyword }: CostedArguments): boolean => Boolean(query) || Boolean(keyword);

/** By weight is how lists are sorted unasked. */
const isSorted = ({ sort }: CostedArguments): boolean => (sort ?? 'weight') !== 'weight';

/** A cursor may fall inside a page, which is two calls. */
const callsOf = ({ after }: CostedArguments): number => (after ? 2 : 1);

const callFor = (cost: number, rows: number) => ({ field: cost + rows * costs.row, multiplier: rows });

const costOfAsking = (args: CostedArguments): number => {
  if (hasWords(args)) return costs.searchByWords;
  return isSorted(args) ? costs.search : costs.call;
};

/**
 * What a field costs, and how often what is asked within it is answered: as often as its list has rows. A field that takes
 * arguments is a call for each row it stands in.
 */
export const fieldCost = (args: CostedArguments, _context: unknown, field: CostedField) => {
  const call = costOfAsking(args) * callsOf(args);
  if (isPaged(field)) return callFor(call, rowsOf(args));
  // The connection around has counted its rows.
  const hasRows = field.name !== 'edges' && isListType(getNullableType(field.type));
  const multiplier = hasRows ? rowsUnasked.other : 1;
  return { field: field.args.length > 0 ? call : 1, multiplier };
};

/** The cost of any other field that is a call for each row it stands in; a list has about so many rows. */
export const costOfOwnCall = (rows: number) => callFor(costs.call, rows);

/** The cost of a field that is a search for each row it stands in, whatever its arguments; sorting makes another. */
export const costOfSearch = (args: CostedArguments, _context: unknown, field: CostedField) => {
  const searches = isSorted(args) ? 2 : 1;
  const search = hasWords(args) ? costs.searchByWords : costs.search * searches;
  return isPaged(field) ? callFor(search * callsOf(args), rowsOf(args)) : { field: search, multiplier: 1 };
};

/** The cost of a field that is two searches for each row it stands in. */
export const costOfTwoSearches = (...asked: Parameters<typeof costOfSearch>) => {
  const { field, multiplier } = costOfSearch(...asked);
  return { field: 2 * field, multiplier };
};

/** The cost of a list that comes along with its row and has about so many rows. */
export const costOfRows = (rows: number) => ({ field: 1, multiplier: rows });

/** The cost of a figure that is made of many rows, for each row it stands in. */
export const costOfFigure = 8;

/** The cost of a text that is made safe to show, for each row it stands in. */
export const costOfHtml = 3;
