import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';

const isResult = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null && 'data' in result;

/**
 * Names the upstreams that failed in the answer, `extensions.degraded`, so that clients can tell what is missing from what
 * does not exist, also where the failure of a call is silenced.
 */
export const useDegraded = (): Plugin<Context> => ({
  onExecute: ({ context: { answer } }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (answer.degraded === null || !isResult(result)) return;
      setResult({
        ...result,
        extensions: { ...result.extensions, degraded: [...answer.degraded].toSorted() },
      });
    },
  }),
});
