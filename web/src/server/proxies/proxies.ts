import type { IncomingMessage } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../gateway/gatewayAccess.ts';
import { forwarding, withTrace, type OnResponse, type RewriteHeaders } from './forwarding.ts';
import { clientClassOf, forwardedFor } from '../gateway/caller.ts';
import { connectionRetries } from '../gateway/connectionRetries.ts';
import { isRepeatable, sentOperation, type SentOperation } from '../gateway/sentOperation.ts';
import { changedHeader } from '@citygigs/server/purging/changedHeader.ts';
import type { UserWrites } from '../purging/userWrites.ts';
import { refuseWhenBusy, type Load } from '../load/refuseRequests.ts';

interface ProxyOptions {
  readonly writes: Pick<UserWrites, 'write'> | null;
  readonly load: Pick<Load, 'refuses'>;
}

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

/** Forwards GraphQL to the gateway, restricted to the site's own operations. */
const addGraphql = async (
  app: FastifyInstance,
  config: ServerConfig,
  { writes }: ProxyOptions,
): Promise<void> => {
  const gateway = new URL(config.gatewayUrl);
  app.removeAllContentTypeParsers();
  const operations = new WeakMap<object, SentOperation>();
  const attempts = new WeakMap<object, number>();
  const attemptEnded = ({ raw }: FastifyRequest, outcome: 'answered' | 'failed'): void => {
    const started = attempts.get(raw) ?? performance.now();
    config.gatewayObserver?.called(outcome, (performance.now() - started) / 1000);
  };
  app.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
    if (isUpload(request)) return body;
    const bytes = await readOperation(body);
    const operation = sentOperation(bytes);
    if (operation !== null) operations.set(request.raw, operation);
    return bytes;
  });
  // Those who write a review must find it on the next page that they open.
  const purgeWritten: OnResponse = (request, reply, response) => {
    attemptEnded(request as FastifyRequest, response.statusCode < 500 ? 'answered' : 'failed');
    const changed = reply.getHeader(changedHeader);
    if (typeof changed === 'string') writes?.write(changed.split(' '), (request as FastifyRequest).ip);
    reply.removeHeader(changedHeader);
    withoutRedirects(request, reply, response);
  };
  const rewriteRequestHeaders: RewriteHeaders = (request, { 'transfer-encoding': _none, ...headers }) => {
    attempts.set(request.raw, performance.now());
    return {
      ...withTrace(request, headers),
      // Only this server decides which clients are bots.
      'x-client-class': clientClassOf(request.headers['user-agent']),
      'x-forwarded-for': forwardedFor(request.headers['x-forwarded-for'], request.socket.remoteAddress ?? ''),
      // This origin accepts only persisted operations, even if the gateway's own port accepts others.
      'x-operations': 'persisted',
    };
  };
  await app.register(proxy, {
    prefix: '/graphql',
    rewritePrefix: gateway.pathname,
    httpMethods: ['GET', 'POST'],
    disableRequestLogging: true,
    proxyPayloads: false,
    ...forwarding(app, gateway.origin, {
      peer: 'gateway',
      timeoutMs: 100_000,
      onResponse: purgeWritten,
      rewriteRequestHeaders,
      repetitionOf: (request, signal) => {
        const operation = operations.get(request.raw);
        const repeatable = request.method === 'GET' || (operation !== undefined && isRepeatable(operation));
        // A body that is forwarded while it arrives cannot be sent again.
        const gatewayRetryMs = isUpload(request) ? 0 : config.gatewayRetryMs;
        const options = { isRepeatable: repeatable, signal };
        const mayRetry = connectionRetries({ ...config, gatewayRetryMs }, options);
        return {
          isRepeatable: repeatable,
          mayRetry: (cause) => {
            attemptEnded(request, 'failed');
            return mayRetry(cause);
          },
        };
      },
    }),
  });
};

const addImages = async (
  app: FastifyInstance,
  { imagesUrl }: Pick<ServerConfig, 'imagesUrl'>,
): Promise<void> => {
  const images = new URL(imagesUrl);
  await app.register(proxy, {
    prefix: '/images',
    rewritePrefix: images.pathname,
    httpMethods: ['GET', 'HEAD'],
    disableRequestLogging: true,
    ...forwarding(app, images.origin, {
      peer: 'images',
      timeoutMs: 30_000,
      onResponse: onlyPictures,
    }),
  });
};

/** Forwards GraphQL to the gateway and pictures to the image service. */
export const addProxies = async (
  app: FastifyInstance,
  config: ServerConfig,
  options: ProxyOptions,
): Promise<void> => {
  await app.register(async (scope) => {
    refuseWhenBusy(scope, options.load);
    await scope.register((inner) => addGraphql(inner, config, options));
    await scope.register((inner) => addImages(inner, config));
  });
};
