import { createYoga } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Context } from '../builder/context.ts';
import type { Config } from '../config/parseConfig.ts';
import { schema } from '../schema/index.ts';
import { acceptedDocuments } from './acceptedDocuments.ts';
import type { Arrival } from './arrival.ts';
import { examples } from './examples.ts';
import { graphiqlPage } from './graphiqlPage.ts';
import { requestContext } from './requestContext.ts';
import { isForSiteAlone } from './sitesAlone.ts';
import { useCacheableAnswers } from './useCacheableAnswers.ts';
import { useCallBudget } from './useCallBudget.ts';
import { useCostLimit } from './useCostLimit.ts';
import { useDocumentLimits } from './useDocumentLimits.ts';
import { usePersistedSite } from './usePersistedSite.ts';
import { useShownErrors } from './useShownErrors.ts';

interface Surroundings {
  readonly config: Config;
  readonly log: Logger;
  /** The site's own operations, id by id. */
  readonly persistedFile: URL;
}

/** What the listener in front passes on with each request. */
export interface Handover extends Record<string, unknown> {
  readonly arrival: Arrival;
}

/** The GraphQL endpoint, `/graphql`. */
export const createGraphql = ({ config, log, persistedFile }: Surroundings) => {
  const open = config.operations === 'open';
  const graphiql = graphiqlPage();
  const accepted = acceptedDocuments();
  return createYoga<Handover, Context>({
    schema,
    context: ({ arrival, request }) => requestContext({ config, log }, arrival, request),
    graphqlEndpoint: '/graphql',
    graphiql: (request) =>
      open &&
      !isForSiteAlone(request) && {
        title: 'Citygigs GraphQL',
        defaultTabs: [...examples],
        defaultEditorToolsVisibility: 'headers',
        shouldPersistHeaders: false,
      },
    renderGraphiQL: graphiql.render,
    landingPage: false,
    multipart: false,
    // The listener in front says which pages may read answers.
    cors: false,
    extraParamNames: ['id'],
    // The listener in front has counted the bytes already.
    maxRequestBodySize: false,
    // Refused documents and their errors must not stay in memory: what is kept is kept by `useDocumentLimits`.
    parserAndValidationCache: false,
    logging: {
      debug: (...parts) => log.trace({ parts }, 'graphql'),
      info: (...parts) => log.debug({ parts }, 'graphql'),
      warn: (...parts) => log.warn({ parts }, 'graphql'),
      error: (error) => log.error({ err: error }, 'graphql'),
    },
    plugins: [
      useDocumentLimits(accepted),
      usePersistedSite({ config, schema, log, file: persistedFile }),
      useCallBudget(),
      useShownErrors(config),
      useCostLimit(accepted),
      useCacheableAnswers(),
      graphiql.usePolicy(),
    ],
  });
};
