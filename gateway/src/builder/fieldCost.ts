import { getNullableType, isListType, type GraphQLField } from 'graphql';

/** As many rows a list has when nothing is said. */
const rowsUnasked = { paged: 20, other: 10 };

/** A call of the services and its answer, as against a field that is there: both as CPU time of all processes. */
const costOfCall = 250;

interface Sizes {
  readonly first?: number | null;
  readonly limit?: number | null;
}

type CostedField = Pick<GraphQLField<unknown, unknown>, 'args' | 'name' | 'type'>;

const isPaged = ({ args }: Pick<CostedField, 'args'>): boolean =>
  args.some(({ name }) => name === 'first' || name === 'limit');

/**
 * What a field costs, and how often what is asked within it is answered: as often as its list has rows. A list with a
 * size of its own is a call for each row it stands in.
 */
export const fieldCost = ({ first, limit }: Sizes, _context: unknown, field: CostedField) => {
  if (isPaged(field))
    return { field: costOfCall, multiplier: Math.max(1, first ?? limit ?? rowsUnasked.paged) };
  // The connection around has counted its rows.
  const hasRows = field.name !== 'edges' && isListType(getNullableType(field.type));
  return { field: 1, multiplier: hasRows ? rowsUnasked.other : 1 };
};

/** The cost of any other field that is a call for each row it stands in; a list has about so many rows. */
export const costOfOwnCall = (rows: number) => ({ field: costOfCall, multiplier: rows });

/** The cost of a list that comes along with its row and has about so many rows. */
export const costOfRows = (rows: number) => ({ field: 1, multiplier: rows });
