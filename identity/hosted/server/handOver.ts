import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

/**
 * Makes the library build addresses from the settings, whatever host the request names. The IP address of the visitor is the
 * one that trusted proxies report.
 */
export const fixHost = ({ raw: { headers }, ip }: FastifyRequest, origin: string): void => {
  const { protocol, host } = new URL(origin);
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-for'] = ip;
};

/** Has an OpenID Connect server answer a request, whose body must not have been read. */
export const handOver = (provider: Provider, origin: string) => {
  provider.proxy = true;
  const answer = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    fixHost(request, origin);
    reply.hijack();
    await answer(request.raw, reply.raw);
  };
};
