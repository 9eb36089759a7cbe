import type { IncomingMessage } from 'node:http';
import { redact } from '@citygigs/server/log/redacted.ts';
import { traceIdOf } from '@citygigs/server/tracing/traceparent.ts';
import { LogController, type FastifyServerOptions } from 'fastify';
import { loggedError } from './log/loggable.ts';

/** Makes `requestTimeout` exact: headers have no longer limit than the request, and Node checks the limit often enough. */
const arrivalLimits = (requestTimeoutMs: number) => ({
  headersTimeout: Math.min(requestTimeoutMs, 20_000),
  connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
});

interface ServerSettings {
  /** Proxies whose x-forwarded-for header is trusted. */
  readonly trustedProxies: string[];
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestTimeoutMs: number;
}

/** The options that the services and the identity service share. */
export const serverOptions = ({ trustedProxies, logger, requestTimeoutMs }: ServerSettings) => ({
  logger: typeof logger === 'object' ? { ...logger, redact, serializers: { err: loggedError } } : logger,
  trustProxy: trustedProxies,
  // Each line of the log has the id of the trace that the caller began.
  genReqId: ({ headers: { traceparent } }: IncomingMessage) => traceIdOf([traceparent].flat()[0]),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
  bodyLimit: 64 * 1024,
  requestTimeout: requestTimeoutMs,
  http: arrivalLimits(requestTimeoutMs),
  // While it stops, it still answers what arrives on open connections.
  return503OnClosing: false,
});
