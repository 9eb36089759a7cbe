import type { ServerResponse } from 'node:http';
import type { Arrival } from '../request/arrival.ts';

/** Two years, in seconds: browsers ask for this host only with TLS. */
const httpsOnly = 'max-age=63072000';

/** Sets the headers of every answer. None may be cached unless `useCacheHeaders` finds that it may. */
export const setHeaders = (response: ServerResponse, { language, traceId, isSecure }: Arrival): void => {
  response.setHeader('content-language', language);
  response.setHeader(
    'vary',
    'Accept, Accept-Language, Authorization, Origin, User-Agent, X-Client-Class, X-Operations',
  );
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-trace-id', traceId);
  if (isSecure) response.setHeader('strict-transport-security', httpsOnly);
};
