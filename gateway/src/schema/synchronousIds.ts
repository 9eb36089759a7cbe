import { isObjectType, type GraphQLSchema } from 'graphql';
import { toGlobalId } from '../builder/globalId.ts';

interface Row {
  readonly id: number;
}

/** Of one type: pages show the same cities, companies and categories again and again. */
const maxKept = 10_000;

/** Encodes each id once. */
const keptIds = (typename: string) => {
  const kept = new Map<number, string>();
  return (id: number): string => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    if (kept.size >= maxKept) kept.clear();
    const globalId = toGlobalId(typename, id);
    kept.set(id, globalId);
    return globalId;
  };
};

/**
 * Gives the ids of nodes a resolver that needs no promise. The one of Pothos is asynchronous, which costs a list of offers
 * with their cities and partners more than all their other fields.
 */
export const withSynchronousIds = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node')) continue;
    const { id } = type.getFields();
    if (!id) continue;
    const globalIdOf = keptIds(type.name);
    id.resolve = (row: Row) => globalIdOf(row.id);
  }
  return schema;
};
