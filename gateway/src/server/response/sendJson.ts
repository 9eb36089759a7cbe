import type { ServerResponse } from 'node:http';
import type { RefusedRequest } from '../request/refusedRequest.ts';

/** Sends JSON, unless the response has begun or the client has disconnected. */
export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

/** Sends a refusal in the form of a GraphQL error. */
export const sendRefusal = (
  response: ServerResponse,
  { status, code, message }: RefusedRequest,
  traceId: string,
): void => sendJson(response, status, { errors: [{ message, extensions: { code, status, traceId } }] });
