import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/serverConfig.ts';
import { clientClassOf } from './clientClass.ts';
import { forwardedFor } from './forwardedFor.ts';

/** Hands GraphQL on to the gateway and pictures to the image service. */
export const addProxies = async (
  app: FastifyInstance,
  { gatewayUrl, imagesUrl }: ServerConfig,
): Promise<void> => {
  const gateway = new URL(gatewayUrl);
  await app.register(proxy, {
    upstream: gateway.origin,
    prefix: '/graphql',
    rewritePrefix: gateway.pathname,
    httpMethods: ['GET', 'POST', 'OPTIONS'],
    http: { requestOptions: { timeout: 100_000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // Only this server says which clients are bots.
        'x-client-class': clientClassOf(request.headers['user-agent']),
        'x-forwarded-for': forwardedFor(
          request.headers['x-forwarded-for'],
          request.socket.remoteAddress ?? '',
        ),
      }),
    },
  });
  const images = new URL(imagesUrl);
  await app.register(proxy, {
    upstream: images.origin,
    prefix: '/images',
    rewritePrefix: images.pathname,
    httpMethods: ['GET', 'HEAD'],
  });
};
