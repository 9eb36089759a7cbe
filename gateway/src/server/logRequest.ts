import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

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
