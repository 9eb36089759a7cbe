import type { Plugin } from 'graphql-yoga';
import type { Context } from '../builder/context.ts';
import { isWrite } from './isWrite.ts';

/**
 * Answers a query that needed more calls than a request may make by that error alone: what was read until then would look
 * like rows that are not there. A mutation keeps its answer, since its client must learn what was written.
 */
export const useCallBudget = (): Plugin<Context> => ({
  onExecute: ({ args, context }) => ({
    onExecuteDone: ({ setResult }) => {
      const { calls, errors } = context;
      if (!calls.isExceeded() || isWrite(args)) return;
      setResult({ errors: [errors.callsExceeded(calls.most, true)] });
    },
  }),
});
