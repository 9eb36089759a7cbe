import type { ServerResponse } from 'node:http';
import type { RequestMeta } from '../request/requestMeta.ts';
import type { RequestError } from '../request/readBody.ts';

/** Two years, in seconds: browsers ask for this host only with TLS. */
const httpsOnly = 'max-age=63072000';

/** Sets the headers of every answer. None may be cached unless `useCacheHeaders` finds that it may. */
export const setHeaders = (response: ServerResponse, { language, traceId, isSecure }: RequestMeta): void => {
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

/** Sends JSON, unless the response has begun or the client has disconnected. */
export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

/** Sends the error of a request in the format of GraphQL errors. */
export const sendRequestError = (
  response: ServerResponse,
  { status, code, message }: RequestError,
  traceId: string,
): void => sendJson(response, status, { errors: [{ message, extensions: { code, status, traceId } }] });
