import { Kind, valueFromASTUntyped, GraphQLError, type ASTNode, type ExecutionResult } from 'graphql';
import { CatalogueError, errorCatalogue } from '../../errors/catalogue.ts';
import type { Log } from '../../errors/log.ts';
import { errorText } from '../../errors/texts.ts';
import type { Context } from '../../builder/context.ts';
import { BadArgument } from '../../rest/badArgument.ts';
import { ClientDisconnected } from '../../rest/outcome.ts';
import type { Plugin } from 'graphql-yoga';
import type { Config } from '../../config/parseConfig.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The dotted path to a value within another. Ignores case, because slugs may have been lower-cased. */
const pathTo = (searched: string, value: unknown, path: string): string | null => {
  if (typeof value !== 'object' || value === null)
    return String(value).toLowerCase() === searched ? path : null;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathTo(searched, inner, Array.isArray(value) ? path : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
};

/** The argument of a field that holds a value, such as `citySlug` or `places.citySlug`; null when none does. */
const argumentPath = (field: ASTNode | undefined, value: unknown, variables: Variables): string | null => {
  if (field?.kind !== Kind.FIELD) return null;
  const searched = String(value).toLowerCase();
  for (const argument of field.arguments ?? []) {
    const found = pathTo(searched, valueFromASTUntyped(argument.value, variables), argument.name.value);
    if (found !== null) return found;
  }
  return null;
};

const base64 = /^[A-Za-z0-9+/]+=*$/;

const isGlobalId = (id: unknown): id is string =>
  typeof id === 'string' &&
  base64.test(id) &&
  /^[A-Z]\w*:/.test(Buffer.from(id, 'base64').toString('latin1'));

/** The global ids in an answer. The operations of the site select the id of everything that they show. */
export const idsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const inner of value) idsIn(inner, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'id' && isGlobalId(inner)) found.add(inner);
      else idsIn(inner, found);
    }
  }
  return found;
};

const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? rootOf(error.originalError) : error;

/** Whether GraphQL rejected a variable: such errors have neither path nor code. */
const isVariableError = ({ path, extensions }: GraphQLError): boolean =>
  path === undefined && extensions['code'] === undefined;

const clientFaultCodes: ReadonlySet<unknown> = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'OPERATION_TOO_COMPLEX',
  'TOO_MANY_REQUESTS',
]);

/** Whether the client has to correct its request. */
const isClientFault = ({ extensions }: CatalogueError): boolean => clientFaultCodes.has(extensions['code']);

type MaskContext = Pick<Context, 'language' | 'traceId'> & {
  readonly contactEmail: string;
  readonly log: Log;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Where GraphQL has its own media type, the answer has this status: nothing was executed. As plain JSON it stays 200. */
const requestError = { spec: true, status: 400 };

const badVariable = ({ message, nodes, extensions }: GraphQLError, context: MaskContext) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    extensions: {
      ...extensions,
      ...errorCatalogue(context).badInput(message).extensions,
      http: requestError,
    },
  });

/** The error of an argument that the contract does not allow, with the argument's name in the graph if it is known. */
const maskBadArgument = (
  { nodes, positions, path }: GraphQLError,
  { parameter, value, message }: BadArgument,
  context: MaskContext,
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
 * Logs an error and returns the one for clients. Errors of the catalogue and of GraphQL stay as they are. Any other is a bug
 * of the gateway: clients get a general message and the trace id.
 */
export const maskError = (error: GraphQLError, context: MaskContext): GraphQLError => {
  const { language, traceId, contactEmail, log } = context;
  const root = rootOf(error);
  const path = error.path?.join('.');
  if (root instanceof BadArgument) {
    log.info({ path, parameter: root.parameter, reason: root.message }, 'bad argument');
    return maskBadArgument(error, root, context);
  }
  if (root instanceof CatalogueError) {
    const { code, status, silenced } = root.extensions;
    const level = isClientFault(root) ? 'info' : 'error';
    log[level]({ code, status, path, silenced, shown: root.message }, 'field failed');
    return error;
  }
  if (root instanceof GraphQLError) return isVariableError(error) ? badVariable(error, context) : error;
  // The log line of the request already says that the client disconnected.
  if (!(root instanceof ClientDisconnected)) log.error({ err: root, path }, 'unexpected error');
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
