import type { ServerResponse } from 'node:http';
import type { RequestError } from '../request/requestError.ts';

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
