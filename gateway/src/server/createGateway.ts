import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config/parseConfig.ts';
import { arrivalOf, type Arrival } from './request/arrival.ts';
import { crossOrigin } from './request/cors.ts';
import { createGraphql } from './createGraphql.ts';
import { checkSearch, parseBody, readBody, RefusedRequest } from './request/readBody.ts';
import { trustedProxies } from './request/trustedProxy.ts';

interface GatewayOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly persistedFile?: URL;
}

const siteOperations = new URL('../../../schema/persisted.json', import.meta.url);

const answer = (response: ServerResponse, status: number, body: object) => {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, { status, code, message }: RefusedRequest, traceId: string) => {
  answer(response, status, { errors: [{ message, extensions: { code, status, traceId } }] });
};

const takesJson = (request: IncomingMessage) =>
  /^application\/(?:json|graphql\+json)\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');

/** Attaches the parsed body to a POST, so that Yoga does not read the stream again. */
const attachBody = async (request: IncomingMessage): Promise<void> => {
  // CSRF guard: a cross-site form can send other content types without a preflight.
  if (!takesJson(request)) {
    throw new RefusedRequest(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body is to be application/json');
  }
  const body = parseBody(await readBody(request));
  if (Object.keys(body).length === 0) throw new RefusedRequest(400, 'BAD_REQUEST', 'An operation is needed');
  Object.assign(request, { body });
};

const describe = (response: ServerResponse, { language, traceId }: Arrival) => {
  response.setHeader('content-language', language);
  response.setHeader('vary', 'Accept, Accept-Language, Origin, User-Agent, X-Client-Class, X-Operations');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-trace-id', traceId);
};

/** The HTTP server of the gateway: health check, limits on requests, and GraphQL. */
export const createGateway = ({ config, log, persistedFile = siteOperations }: GatewayOptions) => {
  const graphql = createGraphql({ config, log, persistedFile });
  const isTrusted = trustedProxies(config.trustedProxies);
  const answersPreflight = crossOrigin(config.corsOrigins);
  let stopping = false;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0];
    if (path === '/healthz') {
      answer(response, stopping ? 503 : 200, { status: stopping ? 'stopping' : 'ok' });
      return;
    }
    if (path === '/' && request.method === 'GET') {
      response.writeHead(302, { location: '/graphql' }).end();
      return;
    }
    const arrival = arrivalOf(request, isTrusted);
    const started = performance.now();
    describe(response, arrival);
    response.once('close', () => {
      const ms = Math.round(performance.now() - started);
      // A client that disconnected is no fault, and only this line is logged.
      const outcome = response.writableFinished ? { status: response.statusCode } : { left: true };
      log.info({ traceId: arrival.traceId, method: request.method, ...outcome, ms }, 'request');
    });
    if (answersPreflight(request, response)) return;
    try {
      if (request.method === 'POST') await attachBody(request);
      else checkSearch(new URL(request.url ?? '/', 'http://gateway').searchParams);
      await graphql(request, response, { arrival });
    } catch (error) {
      if (response.destroyed) return;
      if (error instanceof RefusedRequest) {
        refuse(response, error, arrival.traceId);
        return;
      }
      log.error({ err: error, traceId: arrival.traceId }, 'request failed');
      refuse(response, new RefusedRequest(500, 'INTERNAL_SERVER_ERROR', 'Unexpected error'), arrival.traceId);
    }
  };

  const { requestTimeoutMs: requestTimeout } = config;
  const limits = {
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 20_000),
    connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
  };
  const server = createServer(limits, (request, response) => void handle(request, response));
  // Longer than our clients' keep-alive, so that they close idle sockets first.
  server.keepAliveTimeout = 75_000;
  return {
    server,
    /** Stops accepting connections and resolves when running requests have ended. */
    stop: (): Promise<void> => {
      stopping = true;
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
};
