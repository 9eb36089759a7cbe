import type { UpstreamRequest } from '../transport.ts';

/**
 * Chooses what to ask an upstream that is not called, to see whether it is back: the latest read that needs no token. Unlike a
 * health check it takes the way that visitors need, so that it hangs when, for instance, only the database does. Where nobody
 * reads, it is `readyUrl`, where the upstream says whether it can store something, or without one the address of a write, which a
 * service that runs answers with 404 or 405, whether its database does or not.
 */
export const probeRequests = (readyUrl: string | null) => {
  let latest: UpstreamRequest | null = null;
  return {
    /** To be called with each request, whether it is sent or not. */
    saw: (request: UpstreamRequest): void => {
      if (request.method === 'GET' && !('authorization' in request.headers)) latest = request;
    },
    /** Whether there is a read that a probe can repeat. */
    hasRead: (): boolean => latest !== null,
    /** The probe that a refused request causes. It changes nothing, because its answer is for nobody. */
    inPlaceOf: ({ url }: UpstreamRequest): UpstreamRequest =>
      latest ?? { url: readyUrl ?? url, method: 'GET', headers: { accept: 'application/json' }, body: null },
  };
};
