import type { IncomingMessage, ServerResponse } from 'node:http';

const allowedHeaders = 'accept, accept-language, authorization, content-type, user-agent, x-session-id';
const exposedHeaders = 'content-language, etag, x-trace-id';

const daySeconds = 86_400;

/**
 * Sets the CORS headers for some origins; `*` stands for all. Cookies are not used, so credentials are not allowed.
 * Returns true when the request was a preflight and has been answered.
 */
export const crossOrigin = (origins: readonly string[]) => {
  const isAllowed = (origin: string) => origins.includes('*') || origins.includes(origin);
  return ({ method, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const { origin } = headers;
    if (origins.length === 0 || origin === undefined) return false;
    const allowed = isAllowed(origin);
    if (allowed) {
      response.setHeader('access-control-allow-origin', origins.includes('*') ? '*' : origin);
      response.setHeader('access-control-expose-headers', exposedHeaders);
    }
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
    if (allowed) {
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader('access-control-allow-headers', allowedHeaders);
      response.setHeader('access-control-max-age', daySeconds);
    }
    response.writeHead(204).end();
    return true;
  };
};
