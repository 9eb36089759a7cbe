import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/parseConfig.ts';
import { purgeRoute } from '../address/pageAddress.ts';
import type { PagePurger } from './purgeTwice.ts';
import { signatureHeader, signedPurges, timeHeader } from '@citygigs/server/purging/signedPurges.ts';

const maxBytes = 64 * 1024;

const patienceMs = 5_000;

type SignedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Passes a signed request on to the gateway, which tells all other gateways and sites. Resolves to the status of its answer. */
const passOn = async (gatewayUrl: string, headers: SignedHeaders, body: Buffer): Promise<number | null> => {
  try {
    const response = await fetch(new URL('purge', gatewayUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [timeHeader]: String(headers[timeHeader]),
        [signatureHeader]: String(headers[signatureHeader]),
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
};

/**
 * Lets programs that know the secret purge what is cached of an entity or a page, such as a service that has changed its data.
 * Without the secret, nobody may, and there is no such address.
 */
export const addPurge = async (
  app: FastifyInstance,
  { purgeSecret, gatewayUrl }: Pick<Config, 'purgeSecret' | 'gatewayUrl'>,
  pages: PagePurger | null,
): Promise<void> => {
  const signed = purgeSecret === null ? null : signedPurges(purgeSecret);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.post(purgeRoute, {
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (signed === null) return reply.code(404).send({ error: 'Not Found' });
        const refusal = signed.refusalOf(request.headers);
        return refusal === null ? undefined : reply.code(refusal.status).send({ error: refusal.reason });
      },
      handler: async ({ headers, body, log }, reply) => {
        if (signed === null) return reply.callNotFound();
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const purge = signed.read(headers, bytes);
        if ('status' in purge) return reply.code(purge.status).send({ error: purge.reason });
        // The gateway first, so that no page is rendered anew with what it keeps.
        const status = await passOn(gatewayUrl, headers, bytes);
        const purged = pages?.purge(purge) ?? 0;
        if (status === 200) return { purged };
        log.warn({ status }, 'the gateway could not be purged');
        return reply.code(502).send({ purged, error: 'The gateway could not be purged' });
      },
    });
  });
};
