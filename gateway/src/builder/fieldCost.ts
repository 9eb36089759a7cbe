import { getNullableType, isListType, type GraphQLField } from 'graphql';
import { maxPageSize } from '../config/maxPageSize.ts';

/** The number of rows assumed when the client sets no `first` or `limit`. */
const defaultRows = { paged: 20, other: 10 };

/**
 * Costs in units of 25 µs of CPU time over all processes, measured on two busy cores: 20,000 are half a second. A search ranks
 * all rows of a table and costs more than a call; matching words costs most, whichever words they are. `row` is the cost of each
 * row of a list, whichever fields are selected.
 */
const costs = { call: 400, search: 700, searchByWords: 2_000, row: 2 };

interface CostedArguments {
  readonly first?: number | null | undefined;
  readonly limit?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly sort?: string | null | undefined;
  readonly places?: readonly unknown[] | undefined;
  readonly ids?: readonly unknown[] | undefined;
}

const isCosted: Record<keyof CostedArguments, true> = {
  first: true,
  limit: true,
  after: true,
  query: true,
  text: true,
  keyword: true,
  sort: true,
  places: true,
  ids: true,
};

/** Whether the cost of a field may depend on its argument of this name. */
export const isCostedArgument = (name: string): boolean => name in isCosted;

type CostedField = Pick<GraphQLField<unknown, unknown>, 'args' | 'name' | 'type'>;

const isPaged = ({ args }: Pick<CostedField, 'args'>): boolean =>
  args.some(({ name }) => name === 'first' || name === 'limit');

/** A list refuses more rows than a page can have, by an error that names the argument. */
const rowsOf = ({ first, limit }: CostedArguments): number =>
  Math.min(maxPageSize, Math.max(1, first ?? limit ?? defaultRows.paged));

const hasWords = ({ query, text, keyword }: CostedArguments): boolean =>
  Boolean(query) || Boolean(text) || Boolean(keyword);

/** Sorting by weight is the default order and costs nothing extra. */
const isSorted = ({ sort }: CostedArguments): boolean => (sort ?? 'weight') !== 'weight';

/** Rows after a cursor may be on two pages of the service. */
const callsOf = ({ after }: CostedArguments): number => (after ? 2 : 1);

const costWithRows = (cost: number, rows: number) => ({ field: cost + rows * costs.row, multiplier: rows });

const costOfCall = (args: CostedArguments): number => {
  if (hasWords(args)) return costs.searchByWords;
  return isSorted(args) ? costs.search : costs.call;
};

/**
 * The default cost of a field. `multiplier` is the number of rows of its list, by which the cost of the selected fields is
 * multiplied. Assumes that a field with arguments makes a call.
 */
export const fieldCost = (args: CostedArguments, _context: unknown, field: CostedField) => {
  const call = costOfCall(args) * callsOf(args);
  if (isPaged(field)) return costWithRows(call, rowsOf(args));
  // Rows are counted by the connection that contains `edges`.
  const isList = field.name !== 'edges' && isListType(getNullableType(field.type));
  const multiplier = isList ? defaultRows.other : 1;
  return { field: field.args.length > 0 ? call : 1, multiplier };
};

/** The cost of a field without arguments that makes a call and returns about `rows` rows. */
export const costOfOwnCall = (rows: number) => costWithRows(costs.call, rows);

/** The cost of a field that searches whatever its arguments are; sorting adds a second search. */
export const costOfSearch = (args: CostedArguments, _context: unknown, field: CostedField) => {
  const searches = isSorted(args) ? 2 : 1;
  const search = hasWords(args) ? costs.searchByWords : costs.search * searches;
  return isPaged(field)
    ? costWithRows(search * callsOf(args), rowsOf(args))
    : { field: search, multiplier: 1 };
};

/** The cost of a field that searches twice. */
export const costOfTwoSearches = (...inputs: Parameters<typeof costOfSearch>) => {
  const { field, multiplier } = costOfSearch(...inputs);
  return { field: 2 * field, multiplier };
};

/** The cost of a list that needs no call of its own and has about `rows` rows. */
export const costOfRows = (rows: number) => ({ field: 1, multiplier: rows });

/** The cost of a list of offers, one for each of its places. */
export const costOfPlaces = ({ places = [] }: CostedArguments) => costOfRows(places.length);

/** The cost of rows that are read by their ids. */
export const costOfIds = ({ ids = [] }: CostedArguments) => costWithRows(costs.call, ids.length);

/** The cost of a figure that the services compute from many rows. */
export const costOfFigure = 8;

/** The cost of a text whose HTML is sanitised. */
export const costOfHtml = 3;
