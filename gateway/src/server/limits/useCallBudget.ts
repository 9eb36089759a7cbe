import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';

/**
 * Replaces the answer to a query that exceeded its calls by the error: a partial answer would look as if rows were
 * missing. A mutation keeps its answer, because its client must learn what was written.
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
