import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { Config } from '../../config/parseConfig.ts';
import { maskError } from './maskError.ts';

const hasErrors = (result: unknown): result is ExecutionResult =>
  typeof result === 'object' && result !== null && 'errors' in result && result.errors !== undefined;

/** Protects internals: logs each error of an answer and replaces it by the one for clients. */
export const useErrorMasking = ({ contactEmail }: Pick<Config, 'contactEmail'>): Plugin<Context> => ({
  onExecute: ({ context, args: { variableValues } }) => ({
    onExecuteDone: ({ result, setResult }) => {
      if (!hasErrors(result)) return;
      const { language, traceId, log } = context;
      const errors = result.errors?.map((error) =>
        maskError(error, { language, traceId, log, contactEmail, variables: variableValues ?? {} }),
      );
      setResult({ ...result, ...(errors === undefined ? {} : { errors }) });
    },
  }),
});
