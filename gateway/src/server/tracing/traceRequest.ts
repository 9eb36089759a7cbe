import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';

/** Makes a span of a request. */
export const traceRequest = (
  { serverSpan }: Pick<Tracer, 'serverSpan'>,
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  traceId: string,
): void => {
  const end = serverSpan(traceId, [headers['traceparent']].flat()[0]);
  const route = url.split('?', 1)[0] === '/graphql' ? '/graphql' : 'other';
  response.once('close', () => end(method, route, response.writableFinished ? response.statusCode : 499));
};
