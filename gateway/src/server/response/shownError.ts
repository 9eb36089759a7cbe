import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { CatalogueError, errorCatalogue } from '../../errors/catalogue.ts';
import { errorText } from '../../errors/texts.ts';
import type { Context } from '../../builder/context.ts';
import { BadArgument } from '../../rest/badArgument.ts';
import { ClientGone } from '../../rest/clientGone.ts';
import { argumentPath } from './argumentPath.ts';

const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? rootOf(error.originalError) : error;

/** Whether GraphQL refused a variable: such errors have neither path nor code. */
const isOfVariables = ({ path, extensions }: GraphQLError): boolean =>
  path === undefined && extensions['code'] === undefined;

const clientFaultCodes: ReadonlySet<unknown> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'OPERATION_TOO_COMPLEX',
]);

/** Whether the client has to correct the request, so that it is no failure of ours. */
const isOfClient = ({ extensions }: CatalogueError): boolean => clientFaultCodes.has(extensions['code']);

type ErrorContext = Pick<Context, 'language' | 'traceId'> & {
  readonly contactEmail: string;
  readonly log: Logger;
  readonly variables: Readonly<Record<string, unknown>>;
};

const badVariable = ({ message, nodes, extensions }: GraphQLError, context: ErrorContext) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    extensions: { ...extensions, ...errorCatalogue(context).badInput(message).extensions },
  });

/** An argument that a contract does not allow, under its name in the graph if the field has it. */
const badArgument = (
  { nodes, positions, path }: GraphQLError,
  { parameter, value, message }: BadArgument,
  context: ErrorContext,
) => {
  const argument = argumentPath(nodes?.[0], value, context.variables);
  const { extensions } = errorCatalogue(context).badInput(message).silently();
  return new GraphQLError(`\`${argument ?? parameter}\` ${message}`, {
    nodes: nodes ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { ...extensions, argument },
  });
};

/**
 * The error that clients get. Errors of the catalogue and of GraphQL itself stay as they are; everything else is a fault
 * of ours, of which clients get only the trace id.
 */
export const shownError = (error: GraphQLError, context: ErrorContext): GraphQLError => {
  const { language, traceId, contactEmail, log } = context;
  const root = rootOf(error);
  const path = error.path?.join('.');
  if (root instanceof BadArgument) {
    log.info({ path, parameter: root.parameter, reason: root.message }, 'bad argument');
    return badArgument(error, root, context);
  }
  if (root instanceof CatalogueError) {
    const { code, status, silenced } = root.extensions;
    const level = isOfClient(root) ? 'info' : 'error';
    log[level]({ code, status, path, silenced, shown: root.message }, 'field failed');
    return error;
  }
  if (root instanceof GraphQLError) return isOfVariables(error) ? badVariable(error, context) : error;
  // The log line of the request already says that the client disconnected.
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
