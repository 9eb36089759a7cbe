import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { CatalogueError, errorCatalogue } from '../errors/catalogue.ts';
import { errorText } from '../errors/texts.ts';
import type { Context } from '../builder/context.ts';

const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? rootOf(error.originalError) : error;

/** GraphQL itself refuses variables of a wrong type: before there is any field, and without a code. */
const isOfVariables = ({ path, extensions }: GraphQLError): boolean =>
  path === undefined && extensions['code'] === undefined;

type Circumstances = Pick<Context, 'language' | 'traceId'> & {
  readonly contactEmail: string;
  readonly log: Logger;
};

const badVariable = ({ message, nodes, extensions }: GraphQLError, circumstances: Circumstances) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    extensions: { ...extensions, ...errorCatalogue(circumstances).badInput(message).extensions },
  });

/**
 * Makes an error fit to be shown. Errors of the catalogue and of GraphQL itself say what they say; everything else is
 * a fault of ours, which the reader learns of by its trace id only.
 */
export const shownError = (error: GraphQLError, circumstances: Circumstances): GraphQLError => {
  const { language, traceId, contactEmail, log } = circumstances;
  const root = rootOf(error);
  const path = error.path?.join('.');
  if (root instanceof CatalogueError) {
    const { code, status } = root.extensions;
    log.error({ code, status, path, shown: root.message }, 'field failed');
    return error;
  }
  if (root instanceof GraphQLError) return isOfVariables(error) ? badVariable(error, circumstances) : error;
  log.error({ err: root, path }, 'unexpected error');
  return new GraphQLError(errorText(language, 'error.unexpected', { email: contactEmail }), {
    nodes: error.nodes ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: {
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      messageKey: 'error.unexpected',
      silenced: false,
      traceId,
    },
  });
};
