import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';
import { persistedOperations } from './persistedOperations.ts';

const refusal = (message: string, code: string, status: number) => ({
  message,
  extensions: { code, status, http: { status } },
});

interface Site {
  readonly config: Pick<Config, 'operations' | 'production'>;
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly file: URL;
}

/** Answers the site's own operations by their id; with `OPERATIONS=persisted` nothing else. */
export const usePersistedSite = ({ config, schema, log, file }: Site) => {
  const find = persistedOperations({ file, schema, reload: !config.production, log });
  return usePersistedOperations({
    allowArbitraryOperations: config.operations === 'open',
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, request) => {
      const id = 'id' in params ? params.id : new URL(request.url).searchParams.get('id');
      return typeof id === 'string' ? id : null;
    },
    getPersistedOperation: find,
    customErrors: {
      notFound: refusal('There is no operation with this id', 'PERSISTED_OPERATION_NOT_FOUND', 404),
      keyNotFound: refusal(
        'An operation is needed: `query`, or the `id` of one of the site',
        'BAD_REQUEST',
        400,
      ),
      persistedQueryOnly: refusal(
        'Only operations of the site are answered',
        'PERSISTED_OPERATIONS_ONLY',
        403,
      ),
    },
  });
};
