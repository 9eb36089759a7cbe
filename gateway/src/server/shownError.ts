import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { CatalogueError, errorCatalogue } from '../errors/catalogue.ts';
import { errorText } from '../errors/texts.ts';
import type { Context } from '../builder/context.ts';
import { BadArgument } from '../rest/badArgument.ts';
import { ClientGone } from '../rest/clientGone.ts';
import { argumentNamed } from './argumentNamed.ts';

const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? rootOf(error.originalError) : error;

/** GraphQL itself refuses variables of a wrong type: before there is any field, and without a code. */
const isOfVariables = ({ path, extensions }: GraphQLError): boolean =>
  path === undefined && extensions['code'] === undefined;

const clientsFaults: ReadonlySet<unknown> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'OPERATION_TOO_COMPLEX',
]);

/** What the client can mend is no failure of ours. */
const isOfClient = ({ extensions }: CatalogueError): boolean => clientsFaults.has(extensions['code']);

type Circumstances = Pick<Context, 'language' | 'traceId'> & {
  readonly contactEmail: string;
  readonly log: Logger;
  readonly variables: Readonly<Record<string, unknown>>;
};

const badVariable = ({ message, nodes, extensions }: GraphQLError, circumstances: Circumstances) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    extensions: { ...extensions, ...errorCatalogue(circumstances).badInput(message).extensions },
  });

/** An argument that a service would not take, under the name it has in the graph where it is one of this field. */
const badArgument = (
  { nodes, positions, path }: GraphQLError,
  { parameter, value, message }: BadArgument,
  circumstances: Circumstances,
) => {
  const argument = argumentNamed(nodes?.[0], value, circumstances.variables);
  const { extensions } = errorCatalogue(circumstances).badInput(message).silently();
  return new GraphQLError(`\`${argument ?? parameter}\` ${message}`, {
    nodes: nodes ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { ...extensions, argument },
  });
};

/**
 * Makes an error fit to be shown. Errors of the catalogue and of GraphQL itself say what they say; everything else is
 * a fault of ours, which the reader learns of by its trace id only.
 */
export const shownError = (error: GraphQLError, circumstances: Circumstances): GraphQLError => {
  const { language, traceId, contactEmail, log } = circumstances;
  const root = rootOf(error);
  const path = error.path?.join('.');
  if (root instanceof BadArgument) {
    log.info({ path, parameter: root.parameter, reason: root.message }, 'bad argument');
    return badArgument(error, root, circumstances);
  }
  if (root instanceof CatalogueError) {
    const { code, status, silenced } = root.extensions;
    const level = isOfClient(root) ? 'info' : 'error';
    log[level]({ code, status, path, silenced, shown: root.message }, 'field failed');
    return error;
  }
  if (root instanceof GraphQLError) return isOfVariables(error) ? badVariable(error, circumstances) : error;
  // The line of the request says that the client left; its fields need none of their own.
  if (!(root instanceof ClientGone)) log.error({ err: root, path }, 'unexpected error');
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
