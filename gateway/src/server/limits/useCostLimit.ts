import { complexityFromQuery } from '@pothos/plugin-complexity';
import { GraphQLError, getOperationAST, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { AcceptedDocuments } from './acceptedDocuments.ts';

/** Half a second of CPU time over all processes: `npm run bench -- dearest` looks for more. */
export const mostCost = 20_000;
export const mostFields = 1_000;

interface Asked {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly schema: GraphQLSchema;
  readonly context?: object;
}

/** What an operation costs, list within list, with the values of its variables; null where there is no operation. */
export const costOf = ({ document, operationName, variables, schema, context = {} }: Asked) => {
  const operation = getOperationAST(document, operationName);
  if (operation === null || operation === undefined) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { complexity, breadth } = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    { schema, variables: variables ?? {}, ctx: context },
  );
  return { cost: complexity, fields: breadth };
};

/**
 * Refuses, before anything is called, what lists within lists would multiply to more than any page needs. Keeps the
 * documents of the others, which were found valid before.
 */
export const useCostLimit = (accepted: AcceptedDocuments): Plugin<Context> => ({
  onExecute: ({ args, setResultAndStopExecution: refuse }) => {
    const { document, operationName, variableValues: variables, schema, contextValue: context } = args;
    try {
      const asked = costOf({ document, operationName, variables, schema, context });
      if (asked === null) return;
      if (asked.cost > mostCost) refuse({ errors: [context.errors.costExceeded(asked.cost, mostCost)] });
      else if (asked.fields > mostFields)
        refuse({ errors: [context.errors.fieldsExceeded(asked.fields, mostFields)] });
      else accepted.keep(document);
    } catch (error) {
      // What cannot be counted, such as a variable of the wrong type, cannot be answered either.
      if (!(error instanceof GraphQLError)) throw error;
      refuse({ errors: [error] });
    }
  },
});
