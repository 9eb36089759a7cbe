import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Config } from '../config/parseConfig.ts';
import { addFeeds } from './feed/feedRoute.ts';
import { gatewayAnswers } from './gatewayAnswers.ts';
import { addHealth } from '@citygigs/server/health/healthRoutes.ts';
import { readiness } from '@citygigs/server/health/readiness.ts';
import { idleConnectionCloser } from '@citygigs/server/http/idleConnectionCloser.ts';
import type { WebMetrics } from './metrics/webMetrics.ts';
import { otherMethods } from './otherMethods.ts';
import { overload } from '@citygigs/server/load/overload.ts';
import { routeOf } from './address/pageAddress.ts';
import { createPageCache, type PageCache } from './page/pageCache.ts';
import { addPages } from './page/addPages.ts';
import type { PageAnswer } from './page/renderAnswer.ts';
import { cdnPurger } from './purging/cdnPurger.ts';
import { addPurge } from './purging/purgeRoute.ts';
import { purgeTwice, type PagePurger } from './purging/purgeTwice.ts';
import { createUserWrites } from './purging/userWrites.ts';
import { addProxies } from './proxies/proxies.ts';
import type { Renderer } from './renderer.ts';
import { refuseRequests } from './load/refuseRequests.ts';
import { addReports } from './reportRoute.ts';
import { addRobots } from './robotsRoute.ts';
import { runningResponses } from '@citygigs/server/http/runningResponses.ts';
import { securityHeaders } from './securityHeaders.ts';
import { addChangePassword } from './changePasswordRoute.ts';
import { addManifest } from './manifestRoute.ts';
import { addMap } from './map/mapRoute.ts';
import { addSecurityText } from './securityTextRoute.ts';
import { addSitemaps } from './sitemap/sitemapRoutes.ts';
import { loggedError } from '@citygigs/server/log/loggedError.ts';
import { redact } from '@citygigs/server/log/redacted.ts';
import { traceIdOf } from '@citygigs/server/tracing/traceparent.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';
import { traceRequests } from '@citygigs/server/tracing/traceRequests.ts';
import { addUnsubscribe } from './unsubscribe/unsubscribeRoute.ts';

interface Options {
  readonly config: Config;
  readonly renderer: Renderer;
  /** Registers the routes for the browser's files. */
  readonly addFiles: (app: FastifyInstance) => Promise<void>;
  /** False in development, whose tools need inline scripts. */
  readonly secure?: boolean;
  /** Measures requests and renderings; null for nothing. */
  readonly metrics?: WebMetrics | null;
  /** Sends spans to a collector; null without one. */
  readonly tracer?: Tracer | null;
  /** Receives the lines of the log in tests; standard output otherwise. */
  readonly logTo?: { readonly write: (line: string) => void };
}

/** The web server: pages, files, GraphQL, pictures and reports. */
export const createServer = async ({
  config: settings,
  renderer,
  addFiles,
  secure = true,
  metrics = null,
  tracer = null,
  logTo,
}: Options): Promise<FastifyInstance> => {
  const config = { ...settings, gatewayObserver: metrics?.gatewayObserver };
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact,
      serializers: { err: loggedError },
      ...(logTo && { stream: logTo }),
    },
    // Each line of the log has the id of the trace, which the gateway continues.
    genReqId: ({ headers: { traceparent } }) => traceIdOf([traceparent].flat()[0]),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    trustProxy: config.trustedProxies,
    bodyLimit: 256 * 1024,
    // While it stops, it still answers what arrives on open connections.
    return503OnClosing: false,
    requestTimeout: config.requestTimeoutMs,
    http: {
      // Accepts long URLs, so that they are answered with a page.
      maxHeaderSize: 64 * 1024,
      headersTimeout: Math.min(config.requestTimeoutMs, 20_000),
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, 5_000),
    },
    rewriteUrl: (request) => routeOf(request.url ?? '/', !secure, request.method),
  });
  metrics?.observeRequests(app);
  if (tracer) {
    traceRequests(app, tracer);
    app.addHook('onClose', () => tracer.stop());
  }
  if (secure) {
    const headers = securityHeaders(config.site);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  }
  const running = runningResponses(app.server);
  const closeIdleConnections = idleConnectionCloser(app.server, running);
  app.addHook('preClose', async () => closeIdleConnections());
  const load = overload(running, {
    ...config.overload,
    onRefused: (requests) => {
      metrics?.requestsRefused(requests);
      app.log.warn({ requests }, 'overloaded: requests refused');
    },
  });
  app.addHook('onClose', async () => load.stop());
  refuseRequests(app, load);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const addOtherMethods = otherMethods(app);
  const cache: PageCache<PageAnswer> | null =
    config.htmlCache === null
      ? null
      : createPageCache(config.htmlCache, (error) =>
          app.log.error({ err: error }, 'a cached page could not be rendered again'),
        );
  const cdn = config.cdn && cdnPurger(config.cdn, { log: app.log, onSent: metrics?.cdnPurged });
  if (cdn) app.addHook('onClose', () => cdn.whenSent());
  const pages: PagePurger | null =
    cache === null && cdn === null
      ? null
      : purgeTwice({
          purge: (what) => {
            cdn?.purge(what);
            return cache?.purge(what) ?? 0;
          },
        });
  const writes =
    pages &&
    createUserWrites((ids) => {
      cdn?.purge({ ids });
      return cache?.outdate(ids) ?? 0;
    });
  // Must come before other plugins, which inherit its error handler.
  addPages(app, config, renderer, { cache, load, metrics, writes });
  if (pages && writes && config.redisUrl !== null) {
    const { subscribePurges } = await import('@citygigs/server/purging/subscribePurges.ts');
    const unsubscribe = subscribePurges(config.redisUrl, app.log, (what) => {
      if ('ids' in what && what.isWrite === true) writes.write(what.ids);
      else pages.purge(what);
    });
    app.addHook('onClose', async () => unsubscribe());
  }
  await addPurge(app, config, pages);
  const ready = readiness({ once: { gateway: gatewayAnswers(config.gatewayUrl) } });
  metrics?.watchReadiness(async () => (await ready.report()).isReady);
  addHealth(app, ready);
  addRobots(app, config.site.publicOrigin);
  addSecurityText(app, config.site);
  addManifest(app, renderer, config.site.productName);
  addMap(app);
  addChangePassword(app);
  await addSitemaps(app, config, renderer);
  await addFeeds(app, config, renderer);
  await addUnsubscribe(app, config, renderer);
  addReports(app, config, (line) => process.stdout.write(`${line}\n`));
  await addProxies(app, config, { writes, load });
  await addFiles(app);
  addOtherMethods();
  return app;
};
