import { getOperationAST, OperationTypeNode } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import type { ServerContext } from '../request/arrival.ts';

const cannotWrite = () =>
  createGraphQLError('This API key may only read', {
    extensions: { code: 'KEY_CANNOT_WRITE', status: 403, http: { status: 403 } },
  });

/** Refuses mutations with a key that may only read. */
export const useKeyScope = (): Plugin<ServerContext> => ({
  onExecute: ({ args: { document, operationName }, context, setResultAndStopExecution }) => {
    if (context.arrival.keyScope !== 'read') return;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return;
    setResultAndStopExecution({ errors: [cannotWrite()] });
  },
});
