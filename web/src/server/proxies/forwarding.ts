import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MayRetry } from '../gateway/connectionRetries.ts';
import { traceparentOf } from '@citygigs/server/tracing/traceparent.ts';
import { spanOf } from '@citygigs/server/tracing/traceRequests.ts';
import type { CallSpan } from '@citygigs/server/tracing/tracer.ts';
import { visitorLeft } from '../visitorLeft.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

export type OnResponse = NonNullable<ReplyOptions['onResponse']>;

export type RewriteHeaders = NonNullable<ReplyOptions['rewriteRequestHeaders']>;

type FailedReply = Parameters<NonNullable<ReplyOptions['onError']>>[0];

/** Passes the trace of a request on. */
export const withTrace: RewriteHeaders = ({ id }, headers) => ({
  ...headers,
  traceparent: traceparentOf(id),
});

/** How a request may be repeated. */
export interface Repetition {
  readonly isRepeatable: boolean;
  readonly mayRetry: MayRetry;
}

interface ForwardingOptions {
  /** What the upstream is called in spans. */
  readonly peer: string;
  readonly timeoutMs: number;
  readonly onResponse: OnResponse;
  readonly rewriteRequestHeaders?: RewriteHeaders;
  /** Called for each request when its body is read; `left` aborts when the visitor leaves. */
  readonly repetitionOf?: (request: FastifyRequest, left: AbortSignal) => Repetition;
}

/** A request that is forwarded, and its response when that has begun. */
interface Forwarded {
  readonly controller: AbortController;
  response: IncomingMessage | null;
  send: () => void;
  repetition: Repetition;
  span?: CallSpan | undefined;
}

const never: Repetition = { isRepeatable: true, mayRetry: () => Promise.resolve(false) };

/** A body that has been read can be sent again. */
const bodyOf = ({ body, headers }: FastifyRequest): Partial<ReplyOptions> =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/json' } : {};

const connections = { keepAlive: true, keepAliveMsecs: 60_000, maxSockets: 2048, maxFreeSockets: 2048 };

/** Requests that may not be repeated get new connections: a reused one may end while they are sent. */
const agentsFor = (upstream: string) => {
  const { Agent } = upstream.startsWith('https:') ? https : http;
  return { reused: new Agent(connections), fresh: new Agent() };
};

/** Options that end a forwarded request when its visitor leaves, or after a time, and that repeat it only if it may be. */
export const forwarding = (
  app: FastifyInstance,
  upstream: string,
  {
    peer,
    timeoutMs,
    onResponse,
    rewriteRequestHeaders = withTrace,
    repetitionOf = () => never,
  }: ForwardingOptions,
) => {
  const all = new WeakMap<object, Forwarded>();
  const agents = agentsFor(upstream);
  let next: Forwarded | undefined;
  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    const forwarded: Forwarded = { controller, response: null, send: () => undefined, repetition: never };
    all.set(request.raw, forwarded);
    visitorLeft(reply.raw).addEventListener('abort', () => {
      // Node would report the end of a request that is complete on a connection where nobody listens any more.
      if (forwarded.response?.complete !== true) forwarded.controller.abort();
    });
  });
  const requestOptions = {
    timeout: timeoutMs,
    rejectUnauthorized: true,
    // The proxy has no such options of each request. It reads them right after it has rewritten the headers.
    get signal() {
      return next?.controller.signal;
    },
    get agent() {
      return next?.repetition.isRepeatable === false ? agents.fresh : agents.reused;
    },
  };
  const fail = async (reply: FailedReply, error: Error): Promise<void> => {
    const forwarded = all.get(reply.request.raw);
    forwarded?.span?.end(null);
    const mayRetry = !reply.raw.destroyed && (await forwarded?.repetition.mayRetry(error)) === true;
    // After a time-out, the end of the connection is an error too.
    if (reply.sent) return;
    if (reply.raw.destroyed) reply.hijack();
    else if (mayRetry) forwarded?.send();
    else void reply.send(error);
  };
  return {
    upstream,
    http: { requestOptions },
    handler: (request: FastifyRequest, reply: FastifyReply, url: string, options: ReplyOptions) => {
      const forwarded = all.get(request.raw);
      const send = () => reply.from(url, { ...options, ...bodyOf(request) });
      if (forwarded) {
        forwarded.send = send;
        forwarded.repetition = repetitionOf(request, forwarded.controller.signal);
      }
      return send();
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        next = all.get(request.raw);
        const rewritten = rewriteRequestHeaders(request, headers);
        const span = spanOf(request)?.callSpan(request.method, peer, '');
        if (next) next.span = span;
        return span ? { ...rewritten, traceparent: span.traceparent } : rewritten;
      },
      retryDelay: () => null,
      onResponse: (request, reply, response) => {
        const forwarded = all.get(request.raw);
        if (forwarded) forwarded.response = response.stream;
        forwarded?.span?.end(response.statusCode);
        onResponse(request, reply, response);
      },
      onError: (reply, { error }) => void fail(reply, error),
    } satisfies ReplyOptions,
  };
};
