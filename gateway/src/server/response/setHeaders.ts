import type { ServerResponse } from 'node:http';
import type { Arrival } from '../request/arrival.ts';

/** Sets the headers of every answer. None may be cached unless `useCacheHeaders` finds that it may. */
export const setHeaders = (response: ServerResponse, { language, traceId }: Arrival): void => {
  response.setHeader('content-language', language);
  response.setHeader('vary', 'Accept, Accept-Language, Origin, User-Agent, X-Client-Class, X-Operations');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-trace-id', traceId);
};
