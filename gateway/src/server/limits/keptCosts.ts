import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';

/** What an operation asks for. */
export interface Cost {
  readonly cost: number;
  readonly fields: number;
}

export interface CostInput {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly schema: GraphQLSchema;
}

/** Of one document. A site’s operation comes with the variables of its most popular pages. */
const maxInputs = 100;

/** Longer inputs are counted each time, so that they cannot fill the memory. */
const maxCharacters = 500;

/** Counts the cost of an operation once for its variables. Costs are dropped with their document. */
export const keptCosts = (count: (input: CostInput) => Cost | null) => {
  const byDocument = new WeakMap<DocumentNode, LRUCache<string, Cost>>();
  return (input: CostInput): Cost | null => {
    const { document, operationName, variables } = input;
    const key = `${operationName ?? ''} ${JSON.stringify(variables ?? {})}`;
    if (key.length > maxCharacters) return count(input);
    const costs = byDocument.get(document) ?? new LRUCache<string, Cost>({ max: maxInputs });
    byDocument.set(document, costs);
    const known = costs.get(key);
    if (known !== undefined) return known;
    const cost = count(input);
    if (cost !== null) costs.set(key, cost);
    return cost;
  };
};
