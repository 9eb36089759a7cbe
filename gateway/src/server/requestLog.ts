import type { Logger } from 'pino';
import type { Log } from '../errors/log.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestSpan, Tracer } from '@citygigs/server/tracing/tracer.ts';

/**
 * The log of one request, whose lines have its trace id. The child logger is made for the first line that is written: most
 * requests write none.
 */
export const requestLog = (root: Logger, traceId: string): Log => {
  let child: Logger | undefined;
  const at =
    (level: keyof Log) =>
    (facts: object, message: string): void => {
      if (!root.isLevelEnabled(level)) return;
      child ??= root.child({ traceId });
      child[level](facts, message);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

/** Logs one line when the response ends: its status and time, or that the client disconnected, which is no fault. */
export const logRequest = (
  log: Logger,
  { method }: IncomingMessage,
  response: ServerResponse,
  traceId: string,
): void => {
  if (!log.isLevelEnabled('info')) return;
  const started = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    const outcome = response.writableFinished ? { status: response.statusCode } : { left: true };
    log.info({ traceId, method, ...outcome, ms }, 'request');
  });
};

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
