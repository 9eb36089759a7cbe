import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/parseConfig.ts';
import { clientClassOf } from './gateway/clientClass.ts';
import { forwardedFor } from './gateway/forwardedFor.ts';
import type { CacheablePage, PageCache } from './page/cache/pageCache.ts';
import { publicWriteIds } from './page/cache/publicWrites.ts';
import { traceparentOf } from './log/traceparent.ts';
import { visitorLeft } from './visitorLeft.ts';

type Cache = Pick<PageCache<CacheablePage>, 'purge'> | null;

/** The gateway's limit for request bodies, in bytes. */
const largestOperation = 64 * 1024;

/** Its limit for those of users, who may upload a picture. */
const largestUpload = 7 * 1024 * 1024;

/** Whether a request announces an upload of a user. The gateway verifies the token before it reads the body. */
const isUpload = ({ headers }: FastifyRequest): boolean => {
  const length = Number(headers['content-length'] ?? 0);
  return headers.authorization !== undefined && length > largestOperation && length <= largestUpload;
};

/** Reads a whole operation, so that this server rejects one that is too large. Reads on to the end before it does. */
const readOperation = (body: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    body.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= largestOperation) chunks.push(chunk);
    });
    body.once('error', reject);
    body.once('end', () => {
      if (length <= largestOperation) resolve(Buffer.concat(chunks));
      else reject(Object.assign(new Error('Request body is too large'), { statusCode: 413 }));
    });
  });

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

type OnResponse = NonNullable<ReplyOptions['onResponse']>;

const badGateway: OnResponse = (_request, reply, { stream }) => {
  stream.resume();
  for (const name of ['location', 'content-length', 'content-type']) reply.removeHeader(name);
  void reply.code(502).send({ error: 'Bad Gateway' });
};

/** Forwards a response, except redirects: none of our upstreams has a reason to redirect a visitor. */
const withoutRedirects: OnResponse = (request, reply, response) => {
  const { statusCode, stream } = response;
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) badGateway(request, reply, response);
  else void reply.send(stream);
};

/** Forwards pictures and no other content: a page of another server would run with the privileges of this origin. */
const onlyPictures: OnResponse = (request, reply, response) => {
  const isPicture = String(reply.getHeader('content-type')).startsWith('image/');
  if (response.statusCode === 200 && !isPicture) badGateway(request, reply, response);
  else withoutRedirects(request, reply, response);
};

type RewriteHeaders = NonNullable<ReplyOptions['rewriteRequestHeaders']>;

const withTrace: RewriteHeaders = ({ id }, headers) => ({ ...headers, traceparent: traceparentOf(id) });

interface ForwardingOptions {
  readonly timeoutMs: number;
  readonly onResponse: OnResponse;
  readonly rewriteRequestHeaders?: RewriteHeaders;
}

/** A request that is forwarded, and its response when that has begun. */
interface Forwarded {
  readonly controller: AbortController;
  response: IncomingMessage | null;
}

/** Options that end a forwarded request when its visitor leaves, or after a time, and that send it only once. */
const forwarding = (
  app: FastifyInstance,
  { timeoutMs, onResponse, rewriteRequestHeaders = withTrace }: ForwardingOptions,
) => {
  const all = new WeakMap<object, Forwarded>();
  let next: AbortSignal | undefined;
  app.addHook('onRequest', async (request, reply) => {
    const forwarded: Forwarded = { controller: new AbortController(), response: null };
    all.set(request.raw, forwarded);
    visitorLeft(reply.raw).addEventListener('abort', () => {
      // Node would report the end of a request that is complete on a connection where nobody listens any more.
      if (forwarded.response?.complete !== true) forwarded.controller.abort();
    });
  });
  const requestOptions = {
    timeout: timeoutMs,
    rejectUnauthorized: true,
    // The proxy has no option for a signal of each request. It reads these options right after it has rewritten the headers.
    get signal() {
      return next;
    },
  };
  return {
    http: { requestOptions },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        next = all.get(request.raw)?.controller.signal;
        return rewriteRequestHeaders(request, headers);
      },
      retryDelay: () => null,
      onResponse: (request, reply, response) => {
        const forwarded = all.get(request.raw);
        if (forwarded) forwarded.response = response.stream;
        onResponse(request, reply, response);
      },
      onError: (reply, { error }) => {
        if (reply.raw.destroyed) reply.hijack();
        else void reply.send(error);
      },
    } satisfies ReplyOptions,
  };
};

/** Forwards GraphQL to the gateway, restricted to the site's own operations. */
const addGraphql = async (app: FastifyInstance, gatewayUrl: string, cache: Cache): Promise<void> => {
  const gateway = new URL(gatewayUrl);
  const written = new WeakMap<object, readonly string[]>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
    if (isUpload(request)) return body;
    const operation = await readOperation(body);
    const ids = publicWriteIds(operation);
    if (ids.length > 0) written.set(request.raw, ids);
    return Readable.from([operation]);
  });
  // Those who write a review must find it on the next page that they open.
  const purgeWritten: OnResponse = (request, reply, response) => {
    const ids = written.get(request.raw);
    if (ids) cache?.purge({ ids });
    withoutRedirects(request, reply, response);
  };
  const rewriteRequestHeaders: RewriteHeaders = (request, headers) => ({
    ...withTrace(request, headers),
    // Only this server decides which clients are bots.
    'x-client-class': clientClassOf(request.headers['user-agent']),
    'x-forwarded-for': forwardedFor(request.headers['x-forwarded-for'], request.socket.remoteAddress ?? ''),
    // This origin accepts only persisted operations, even if the gateway's own port accepts others.
    'x-operations': 'persisted',
  });
  await app.register(proxy, {
    upstream: gateway.origin,
    prefix: '/graphql',
    rewritePrefix: gateway.pathname,
    httpMethods: ['GET', 'POST'],
    disableRequestLogging: true,
    proxyPayloads: false,
    ...forwarding(app, { timeoutMs: 100_000, onResponse: purgeWritten, rewriteRequestHeaders }),
  });
};

const addImages = async (app: FastifyInstance, imagesUrl: string): Promise<void> => {
  const images = new URL(imagesUrl);
  await app.register(proxy, {
    upstream: images.origin,
    prefix: '/images',
    rewritePrefix: images.pathname,
    httpMethods: ['GET', 'HEAD'],
    disableRequestLogging: true,
    ...forwarding(app, { timeoutMs: 30_000, onResponse: onlyPictures }),
  });
};

/** Forwards GraphQL to the gateway and pictures to the image service. */
export const addProxies = async (
  app: FastifyInstance,
  { gatewayUrl, imagesUrl }: Config,
  cache: Cache,
): Promise<void> => {
  await app.register((scope) => addGraphql(scope, gatewayUrl, cache));
  await app.register((scope) => addImages(scope, imagesUrl));
};
