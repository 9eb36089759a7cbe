import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { bearerReader, tokenIn, type ReadBearer } from '../auth/bearer.ts';
import type { Config } from '../config/parseConfig.ts';
import { transportWith } from '../rest/signedTransport.ts';
import { upstreamStates } from '../rest/upstreams/upstreamGuards.ts';
import { createGraphql } from './createGraphql.ts';
import { answerHealth, webApiAnswers } from './answerHealth.ts';
import { readiness } from '@citygigs/server/health/readiness.ts';
import { idleConnectionCloser } from '@citygigs/server/http/idleConnectionCloser.ts';
import { logRequest, traceRequest } from './requestLog.ts';
import type { GatewayMetrics } from './metrics/gatewayMetrics.ts';
import { createRequestTurns } from './requestTurns.ts';
import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { networkQueue } from '@citygigs/server/load/networkQueue.ts';
import { overload } from '@citygigs/server/load/overload.ts';
import { requestMetaOf } from './request/requestMeta.ts';
import { trustedProxies } from './request/clientAddress.ts';
import { keyAccess } from './request/keyAccess.ts';
import { crossOrigin } from './request/cors.ts';
import { refuseRequest } from './response/refuseRequest.ts';
import { readParameters } from './request/readParameters.ts';
import { RequestError } from './request/readBody.ts';
import { sendRequestError, setHeaders } from './response/sendJson.ts';
import { answerPurge } from './purge.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';
import { runningResponses } from '@citygigs/server/http/runningResponses.ts';

interface GatewayOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The site's own operations by id. */
  readonly persistedFile?: URL;
  /** Replaces the verification of tokens in tests. */
  readonly readBearer?: ReadBearer;
  /** False runs everything on the plain path, for tests that compare the two. */
  readonly fast?: boolean;
  /** Called with the rows that requests share, so that tests can freeze them. */
  readonly onCached?: (data: unknown) => void;
  /** Makes the other workers forget what requests share. */
  readonly onPurge?: () => Promise<void>;
  /** Measures requests, operations and calls; null for nothing. */
  readonly metrics?: GatewayMetrics | null;
  /** Sends spans to a collector; null without one. */
  readonly tracer?: Tracer | null;
}

const siteOperations = new URL('../../../schema/persisted.json', import.meta.url);

const unexpected = new RequestError(500, 'INTERNAL_SERVER_ERROR', 'Unexpected error');

/** The HTTP server of the gateway: health check, limits on requests, and GraphQL. */
export const createGateway = ({
  config,
  log,
  persistedFile = siteOperations,
  readBearer = bearerReader(config.identity),
  fast,
  onCached,
  onPurge,
  metrics = null,
  tracer = null,
}: GatewayOptions) => {
  const transport = transportWith(config.upstreamSecret);
  const { yoga, answerFast, shared, guards, rates, purge, stop } = createGraphql({
    config,
    transport,
    log,
    persistedFile,
    readBearer,
    fast,
    onCached,
    onPurge,
    metrics,
  });
  const isTrusted = trustedProxies(config.trustedProxies);
  const admit =
    config.apiKeysFile === null ? null : keyAccess({ file: config.apiKeysFile, log, countFor: rates.ofKey });
  const sendPurged = answerPurge({ secret: config.purgeSecret, purge });
  const answerPreflight = crossOrigin(config.corsOrigins);
  const ready = readiness({ once: { 'web-api': webApiAnswers(guards, config.upstreams, transport) } });
  metrics?.watchReadiness(async () => (await ready.report()).isReady);
  metrics?.watchUpstreams(() => upstreamStates(guards));
  const answeredHealth = answerHealth(ready);
  let stopping = false;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (stopping) response.setHeader('connection', 'close');
    const path = (request.url ?? '/').split('?', 1)[0];
    if (answeredHealth(path, response)) return;
    metrics?.observeRequest(path, response);
    if (path === '/' && request.method === 'GET') {
      response.writeHead(302, { location: '/graphql' }).end();
      return;
    }
    const meta = requestMetaOf(request, isTrusted);
    const { traceId } = meta;
    const span = tracer && traceRequest(tracer, request, response, traceId);
    const requestMeta = { ...meta, span };
    setHeaders(response, requestMeta);
    if (answerPreflight(request, response)) return;
    if (load.refuses()) {
      refuseRequest(response, requestMeta, config);
      return;
    }
    logRequest(log, request, response, traceId);
    try {
      await turns.begin();
      if (response.destroyed) return;
      if (path === '/purge') {
        await sendPurged(request, response);
        return;
      }
      const admitted =
        admit === null ? requestMeta : { ...requestMeta, keyScope: await admit(request, response) };
      const body = await readParameters(request, async () => {
        const { kind } = await readBearer(tokenIn(request.headers.authorization));
        return kind === 'user';
      });
      if (body !== null && (await answerFast?.(request, response, admitted, body)) === true) return;
      await documents.wait(requestMeta.clientIp === null ? '' : widestNetworkOf(requestMeta.clientIp));
      if (response.destroyed) return;
      await yoga(request, response, { requestMeta: admitted });
    } catch (error) {
      if (response.destroyed) return;
      const isRequestError = error instanceof RequestError;
      if (!isRequestError) log.error({ err: error, traceId }, 'request failed');
      sendRequestError(response, isRequestError ? error : unexpected, traceId);
    }
  };

  const { requestTimeoutMs: requestTimeout } = config;
  const timeouts = {
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 20_000),
    connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
  };
  const server = createServer(timeouts, (request, response) => void handle(request, response));
  // Longer than our clients' keep-alive, so that they close idle sockets first.
  server.keepAliveTimeout = 75_000;
  const running = runningResponses(server);
  const turns = createRequestTurns(running);
  // Parsing and validating one takes as long as answering many that are known.
  const documents = networkQueue({ turns: 8, maxMs: 20 });
  const closeIdleConnections = idleConnectionCloser(server, running);
  const load = overload(running, {
    ...config.overload,
    onRefused: (requests) => {
      metrics?.requestsRefused(requests);
      log.warn({ requests }, 'overloaded: requests refused');
    },
  });
  server.once('close', () => {
    load.stop();
    stop();
  });
  return {
    server,
    /** Forgets what requests share. */
    forget: () => shared.forget(),
    /** Stops accepting connections and resolves when running requests have ended. */
    stop: (): Promise<void> => {
      stopping = true;
      ready.stop();
      return new Promise((resolve) => {
        server.close(() => resolve(tracer?.stop()));
        closeIdleConnections();
      });
    },
  };
};
