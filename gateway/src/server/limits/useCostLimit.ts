import { GraphQLError, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { AcceptedDocuments } from './useDocumentLimits.ts';
import { cachedCosts, type Cost, type CostInput } from './cachedCosts.ts';

/** Half a second of CPU time over all processes. `npm run bench -- expensive` looks for operations that need more. */
export const maxCost = 20_000;
export const maxFields = 1_000;

/** The cost of an operation with its variables, which depends on nothing else; null if the document has no such operation. */
export const costOf = ({ document, operationName, variables, schema }: CostInput): Cost | null => {
  const operation = getOperationAST(document, operationName);
  if (operation === null || operation === undefined) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { complexity, breadth } = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    { schema, variables: variables ?? {}, ctx: {} },
  );
  return { cost: complexity, fields: breadth };
};

/**
 * Protects the services from lists within lists, whose rows multiply: rejects an operation beyond the maximum cost or
 * number of fields before any call is made. Caches the documents of the others, which are valid by then.
 */
export const useCostLimit = (accepted: AcceptedDocuments): Plugin<Context> => {
  const cached = cachedCosts(costOf);
  return {
    onExecute: ({ args, setResultAndStopExecution: reject }) => {
      const { document, operationName, variableValues: variables, schema, contextValue: context } = args;
      try {
        const counted = cached({ document, operationName, variables, schema });
        if (counted === null) return;
        if (counted.cost > maxCost) reject({ errors: [context.errors.costExceeded(counted.cost, maxCost)] });
        else if (counted.fields > maxFields)
          reject({ errors: [context.errors.fieldsExceeded(counted.fields, maxFields)] });
        else accepted.keep(document);
      } catch (error) {
        // The cost is unknown, for example because a variable has the wrong type. Execution would fail, too.
        if (!(error instanceof GraphQLError)) throw error;
        reject({ errors: [error] });
      }
    },
  };
};

/**
 * Protects clients from partial answers: a query that needed more calls than its budget is answered by one error, because
 * the rows that were not loaded would look missing. A mutation keeps its answer, so that its client learns what was written.
 */
export const useCallBudget = (): Plugin<Context> => ({
  onExecute: ({ args: { document, operationName }, context }) => ({
    onExecuteDone: ({ setResult }) => {
      const { calls, errors } = context;
      if (!calls.isExceeded()) return;
      if (getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION) return;
      setResult({ errors: [errors.callsExceeded(calls.limit, true)] });
    },
  }),
});
