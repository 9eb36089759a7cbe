import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { GatewayMetrics, OperationOutcome } from './gatewayMetrics.ts';

const isResult = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null;

const outcomeOf = (result: unknown, { degraded }: Context['answer']): OperationOutcome => {
  if (!isResult(result) || result.data === null || result.data === undefined) return 'failed';
  return result.errors === undefined && degraded === null ? 'complete' : 'incomplete';
};

/** Measures each operation that is executed. */
export const useOperationMetrics = (
  { operationEnded }: Pick<GatewayMetrics, 'operationEnded'>,
  nameOf: (document: DocumentNode, operationName?: string | null) => string,
): Plugin<Context> => ({
  onExecute: ({ context: { answer }, args: { document, operationName } }) => {
    const started = performance.now();
    return {
      onExecuteDone: ({ result }) => {
        const seconds = (performance.now() - started) / 1000;
        operationEnded(nameOf(document, operationName), outcomeOf(result, answer), seconds);
      },
    };
  },
});
