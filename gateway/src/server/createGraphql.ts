import { createYoga } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { ReadBearer } from '../auth/bearer.ts';
import type { Context } from '../builder/context.ts';
import type { Config } from '../config/parseConfig.ts';
import { schema } from '../schema/index.ts';
import { requestContext } from './requestContext.ts';
import { examples } from './graphiql/examples.ts';
import { graphiqlPage } from './graphiql/graphiqlPage.ts';
import { acceptedDocuments } from './limits/acceptedDocuments.ts';
import { useCallBudget } from './limits/useCallBudget.ts';
import { useCostLimit } from './limits/useCostLimit.ts';
import { useDocumentLimits } from './limits/useDocumentLimits.ts';
import { isSiteRequest } from './operations/siteRequest.ts';
import { useSiteOperations } from './operations/useSiteOperations.ts';
import type { Arrival } from './request/arrival.ts';
import { useCacheHeaders } from './response/useCacheHeaders.ts';
import { useErrorMasking } from './response/useErrorMasking.ts';

interface GraphqlOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The site's own operations by id. */
  readonly persistedFile: URL;
  /** Verifies the tokens of requests. */
  readonly readBearer: ReadBearer;
}

/** What the HTTP server passes with each request. */
export interface ServerContext extends Record<string, unknown> {
  readonly arrival: Arrival;
}

/** The GraphQL endpoint, `/graphql`. */
export const createGraphql = ({ config, log, persistedFile, readBearer }: GraphqlOptions) => {
  const open = config.operations === 'open';
  const graphiql = graphiqlPage();
  const accepted = acceptedDocuments();
  return createYoga<ServerContext, Context>({
    schema,
    context: ({ arrival, request }) => requestContext({ config, log, readBearer }, arrival, request),
    graphqlEndpoint: '/graphql',
    graphiql: (request) =>
      open &&
      !isSiteRequest(request) && {
        title: 'Citygigs GraphQL',
        defaultTabs: [...examples],
        defaultEditorToolsVisibility: 'headers',
        shouldPersistHeaders: false,
      },
    renderGraphiQL: graphiql.render,
    landingPage: false,
    multipart: false,
    // `crossOrigin` sets the CORS headers.
    cors: false,
    extraParamNames: ['id'],
    // `readBody` limits the size.
    maxRequestBodySize: false,
    // Would keep rejected documents in memory. `useDocumentLimits` caches the accepted ones.
    parserAndValidationCache: false,
    logging: {
      debug: (...parts) => log.trace({ parts }, 'graphql'),
      info: (...parts) => log.debug({ parts }, 'graphql'),
      warn: (...parts) => log.warn({ parts }, 'graphql'),
      error: (error) => log.error({ err: error }, 'graphql'),
    },
    plugins: [
      useDocumentLimits(accepted),
      useSiteOperations({ config, schema, log, file: persistedFile }),
      useCallBudget(),
      useErrorMasking(config),
      useCostLimit(accepted),
      useCacheHeaders(),
      graphiql.usePolicy(),
    ],
  });
};
