import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Config } from '../../config/parseConfig.ts';
import { isSiteRequest } from '../request/requestFacts.ts';
import type { ServerContext } from '../request/requestMeta.ts';

const rejection = (message: string, code: string, status: number) => ({
  message,
  extensions: { code, status, http: { status } },
});

interface SiteOptions {
  readonly config: Pick<Config, 'operations'>;
  /** Finds an operation of the site by its id. */
  readonly findSiteOperation: (id: string) => DocumentNode | null;
}

/** The hash that clients such as Apollo send before the text of an operation. */
const hashOf = ({ extensions }: GraphQLParams): string | null => {
  const persisted: unknown = extensions?.['persistedQuery'];
  if (typeof persisted !== 'object' || persisted === null || !('sha256Hash' in persisted)) return null;
  return typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : null;
};

// Clients of this protocol send the text next. They read the body only if the status is 200.
const notSupported = () =>
  createGraphQLError('PersistedQueryNotSupported', {
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 200 } },
  });

const operationNeeded = () =>
  createGraphQLError('An operation is needed: `query`, or the `id` of one of the site', {
    extensions: { code: 'BAD_REQUEST', status: 400, http: { status: 400 } },
  });

/** Answers the site's own operations by id. Protects a gateway with `OPERATIONS=persisted` from all other operations. */
export const useSiteOperations = ({ config, findSiteOperation }: SiteOptions) => {
  const takesAnyOperation = (request: Request) => config.operations === 'open' && !isSiteRequest(request);
  return usePersistedOperations({
    allowArbitraryOperations: takesAnyOperation,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, request) => {
      const id = 'id' in params ? params.id : new URL(request.url).searchParams.get('id');
      if (typeof id === 'string') return id;
      // An open gateway does not look hashes up: it asks the client to send the text.
      return takesAnyOperation(request) ? null : hashOf(params);
    },
    getPersistedOperation: findSiteOperation,
    customErrors: {
      notFound: rejection('There is no operation with this id', 'PERSISTED_OPERATION_NOT_FOUND', 404),
      keyNotFound: ({ params }) => (hashOf(params) === null ? operationNeeded() : notSupported()),
      persistedQueryOnly: rejection(
        'Only operations of the site are answered',
        'PERSISTED_OPERATIONS_ONLY',
        403,
      ),
    },
  });
};

const cannotWrite = () =>
  createGraphQLError('This API key may only read', {
    extensions: { code: 'KEY_CANNOT_WRITE', status: 403, http: { status: 403 } },
  });

/** Refuses mutations with a key that may only read. */
export const useKeyScope = (): Plugin<ServerContext> => ({
  onExecute: ({ args: { document, operationName }, context, setResultAndStopExecution }) => {
    if (context.requestMeta.keyScope !== 'read') return;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return;
    setResultAndStopExecution({ errors: [cannotWrite()] });
  },
});
