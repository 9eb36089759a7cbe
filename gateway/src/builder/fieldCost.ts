import { getNullableType, isListType, type GraphQLField } from 'graphql';

/** As many rows a list has when nothing is said. */
const rowsUnasked = { paged: 20, other: 10 };

/** A list of its own is a call for each row it stands in. */
const costOfCall = 10;

interface Sizes {
  readonly first?: number | null;
  readonly limit?: number | null;
}

const isPaged = ({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>): boolean =>
  args.some(({ name }) => name === 'first' || name === 'limit');

/** What a field costs, and how often what is asked within it is answered: so often as its list has rows. */
export const fieldCost = (
  { first, limit }: Sizes,
  _context: unknown,
  field: Pick<GraphQLField<unknown, unknown>, 'args' | 'name' | 'type'>,
) => {
  if (isPaged(field))
    return { field: costOfCall, multiplier: Math.max(1, first ?? limit ?? rowsUnasked.paged) };
  // The connection around has counted its rows.
  if (field.name === 'edges') return { field: 1, multiplier: 1 };
  return { field: 1, multiplier: isListType(getNullableType(field.type)) ? rowsUnasked.other : 1 };
};
