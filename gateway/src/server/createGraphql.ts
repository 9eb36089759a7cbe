import { createYoga } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { ReadBearer } from '../auth/bearer.ts';
import type { Context } from '../builder/context.ts';
import type { Config } from '../config/parseConfig.ts';
import { toGlobalId } from '../builder/globalId.ts';
import { publishPurge } from './purge.ts';
import type { Purge } from '@citygigs/server/purging/purge.ts';
import { subscribePurges } from '@citygigs/server/purging/subscribePurges.ts';
import { connectRedis } from '@citygigs/server/process/connectRedis.ts';
import { schema } from '../schema/index.ts';
import { createRates } from '../rates/rates.ts';
import { callLimits } from '../rest/callLimits.ts';
import { searchTurns } from '../rest/upstreams/searchTurns.ts';
import { sharedReads } from '../rest/sharing/sharedReads.ts';
import { httpTransport, type Transport } from '../rest/transport.ts';
import { upstreamGuards } from '../rest/upstreams/upstreamGuards.ts';
import type { GatewayMetrics } from './metrics/gatewayMetrics.ts';
import { siteOperationNames, useOperationMetrics } from './metrics/useOperationMetrics.ts';
import { requestContext } from './requestContext.ts';
import { examples } from './graphiql/examples.ts';
import { graphiqlPage } from './graphiql/graphiqlPage.ts';
import { acceptedDocuments, useDocumentLimits } from './limits/useDocumentLimits.ts';
import { useCallBudget, useCostLimit } from './limits/useCostLimit.ts';
import { asOnePlugin } from './executionHooks.ts';
import { fastFront } from './fast/fastFront.ts';
import type { KnownOperation } from './fast/knownOperation.ts';
import { cachedAnswers } from './fast/cachedAnswers.ts';
import { useCompiledQueries } from './fast/useCompiledQueries.ts';
import { persistedOperations } from './operations/persistedOperations.ts';
import { changedIds } from './request/changedIds.ts';
import { isSiteRequest } from './request/requestFacts.ts';
import { useKeyScope, useSiteOperations } from './operations/useSiteOperations.ts';
import type { ServerContext } from './request/requestMeta.ts';
import { useCacheHeaders, useChangedHeader, useDegraded } from './response/responseHeaders.ts';
import { useErrorMasking } from './response/maskError.ts';

interface GraphqlOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Sends calls to the services. */
  readonly transport?: Transport;
  /** The site's own operations by id. */
  readonly persistedFile: URL;
  /** Verifies the tokens of requests. */
  readonly readBearer: ReadBearer;
  /** False runs everything on the plain path, for tests that compare the two. */
  readonly fast?: boolean | undefined;
  /** Called with the rows that requests share, so that tests can freeze them. */
  readonly onCached?: ((data: unknown) => void) | undefined;
  /** Makes the other workers forget what requests share. */
  readonly onPurge?: (() => Promise<void>) | undefined;
  /** Measures operations and calls; null for nothing. */
  readonly metrics?: GatewayMetrics | null;
}

/** The GraphQL endpoint, `/graphql`: Yoga, and the fast way to it that most requests take. */
export const createGraphql = ({
  config,
  log,
  transport = httpTransport,
  persistedFile,
  readBearer,
  fast = true,
  onCached,
  onPurge,
  metrics = null,
}: GraphqlOptions) => {
  const open = config.operations === 'open';
  const graphiql = graphiqlPage();
  const accepted = acceptedDocuments();
  const site = persistedOperations({ file: persistedFile, schema, reload: !config.production, log });
  const findSiteOperation = site.find;
  const guards = upstreamGuards(config, log, metrics?.observerOf);
  const nameOf = metrics && siteOperationNames(persistedFile);
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, log);
  const searches = searchTurns();
  const rates = createRates(config, redis, metrics?.writeLimited);
  const limitOfShared = callLimits(
    (upstream) => config.timeLimits[upstream],
    () => null,
    null,
  );
  const shared = sharedReads({
    maxAgeMs: config.publicMaxAgeMs,
    limitOfCall: (upstream) => limitOfShared(true, upstream),
    onCached,
    onPurge,
  });
  const unsubscribe =
    config.redisUrl === null ? null : subscribePurges(config.redisUrl, log, () => shared.forget());
  const changed = changedIds();
  const purge = async (what: Purge): Promise<number | null> => {
    await shared.purge();
    return publishPurge(redis, what);
  };
  const onChange: Parameters<typeof requestContext>[0]['onChange'] = (request, nodes) => {
    const ids = nodes.map(({ type, id }) => toGlobalId(type, id));
    changed.add(request, ids);
    void publishPurge(redis, { ids, paths: [], isWrite: true });
  };
  const yoga = createYoga<ServerContext, Context>({
    schema,
    context: ({ requestMeta, request }) =>
      requestContext(
        { config, log, transport, readBearer, shared, guards, rates, searches, onChange },
        requestMeta,
        request,
      ),
    graphqlEndpoint: '/graphql',
    graphiql: (request) =>
      open &&
      !isSiteRequest(request) && {
        title: 'Citygigs GraphQL',
        defaultTabs: [...examples()],
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
      // First, so that a text is refused unread where only operations of the site are answered.
      useSiteOperations({ config, findSiteOperation }),
      useDocumentLimits(accepted),
      asOnePlugin([
        useKeyScope(),
        useCallBudget(),
        useErrorMasking(config),
        useDegraded(),
        useCostLimit(accepted),
        ...(metrics && nameOf ? [useOperationMetrics(metrics, nameOf)] : []),
        // Last, so that operations beyond a limit are not compiled.
        ...(fast ? [useCompiledQueries(schema, site.has)] : []),
      ]),
      useCacheHeaders(config),
      useChangedHeader(changed),
      graphiql.usePolicy(),
    ],
  });
  const observeCached =
    metrics && nameOf
      ? ({ document, operationName }: KnownOperation) =>
          metrics.operationEnded(nameOf(document, operationName), 'kept', 0)
      : null;
  const answers = cachedAnswers(shared, config.publicMaxAgeMs);
  return {
    yoga,
    shared,
    guards,
    rates,
    /** Purges what all processes keep. */
    purge,
    stop: (): void => {
      unsubscribe?.();
      redis?.disconnect();
    },
    answerFast: fast
      ? fastFront(yoga, { config, accepted, findSiteOperation, answers, changed, onCached: observeCached })
      : null,
  };
};
