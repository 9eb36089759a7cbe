import {
  getOperationAST,
  getVariableValues,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { isCostedArgument } from '../../builder/fieldCost.ts';

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

interface CachedCosts {
  /** The variables on which costs depend. */
  readonly names: readonly string[];
  readonly costs: LRUCache<string, Cost>;
}

/** Of one document. */
const maxInputs = 100;

/** Longer inputs are counted each time, so that they cannot fill the memory. */
const maxCharacters = 500;

/** The variables in a node of a document. */
const variablesIn = (node: ASTNode): readonly string[] => {
  const names: string[] = [];
  visit(node, { Variable: ({ name }) => void names.push(name.value) });
  return names;
};

/** The variables on which the cost of an operation depends: numbers of rows and searches. Fields count whatever their conditions. */
const costedVariables = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>();
  const add = (node: ASTNode) => {
    for (const name of variablesIn(node)) names.add(name);
    return false;
  };
  visit(document, {
    VariableDefinition: () => false,
    Directive: () => false,
    Argument: (argument) => (isCostedArgument(argument.name.value) ? add(argument) : undefined),
  });
  return [...names];
};

/**
 * Counts the cost of an operation once for the variables on which it depends, which are the same for all pages of a kind.
 * Costs are dropped with their document.
 */
export const cachedCosts = (count: (input: CostInput) => Cost | null) => {
  const byDocument = new WeakMap<DocumentNode, CachedCosts>();
  return (input: CostInput): Cost | null => {
    const { document, operationName, variables, schema } = input;
    const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const { coerced } = getVariableValues(schema, definitions, variables ?? {});
    // Counting words the error of an invalid variable.
    if (coerced === undefined) return count(input);
    const { names, costs } = byDocument.get(document) ?? {
      names: costedVariables(document),
      costs: new LRUCache<string, Cost>({ max: maxInputs }),
    };
    byDocument.set(document, { names, costs });
    const key = JSON.stringify([operationName, ...names.map((name) => coerced[name] ?? null)]);
    if (key.length > maxCharacters) return count(input);
    const known = costs.get(key);
    if (known !== undefined) return known;
    const cost = count(input);
    if (cost !== null) costs.set(key, cost);
    return cost;
  };
};
