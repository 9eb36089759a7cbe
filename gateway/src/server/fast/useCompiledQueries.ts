import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import { compiledQueries } from './compiledQueries.ts';

const isPromise = <T>(value: T | Promise<T>): value is Promise<T> => value instanceof Promise;

/**
 * Runs queries of the site that come often as compiled programs: no text of anybody else reaches the compiler, whose programs
 * contain parts of it. An answer with an error comes from the plain executor, so that errors
 * are equal to the byte: it runs the query once more, and finds what the first run has loaded in the loaders of the request.
 */
export const useCompiledQueries = (
  schema: GraphQLSchema,
  isOfSite: (document: DocumentNode) => boolean,
): Plugin<Context> => {
  const find = compiledQueries(schema);
  return {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const run = isOfSite(args.document) ? find(args) : null;
      if (run === null) return;
      setExecuteFn(() => {
        const plainIfFailed = (result: ExecutionResult) => (result.errors ? executeFn(args) : result);
        const result = run(args.rootValue, args.contextValue, args.variableValues ?? {});
        return isPromise(result) ? result.then(plainIfFailed) : plainIfFailed(result);
      });
    },
  };
};
