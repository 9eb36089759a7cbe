import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';

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
