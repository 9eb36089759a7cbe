import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestSpan, Tracer } from '@citygigs/server/tracing/tracer.ts';

/** Begins the span of a request, which ends with its answer. */
export const traceRequest = (
  { requestSpan }: Pick<Tracer, 'requestSpan'>,
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
  traceId: string,
): RequestSpan => {
  const span = requestSpan(traceId, [headers['traceparent']].flat()[0]);
  const route = url.split('?', 1)[0] === '/graphql' ? '/graphql' : 'other';
  response.once('close', () =>
    span.end(method, route, response.writableFinished ? response.statusCode : 499),
  );
  return span;
};
