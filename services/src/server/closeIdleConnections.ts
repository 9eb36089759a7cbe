import type { FastifyInstance } from 'fastify';
import { idleConnectionCloser } from '@citygigs/server/http/idleConnectionCloser.ts';
import { runningResponses } from '@citygigs/server/http/runningResponses.ts';

/** Closes connections as they become idle while the server stops. */
export const closeIdleConnections = (app: FastifyInstance): void => {
  const close = idleConnectionCloser(app.server, runningResponses(app.server));
  app.addHook('preClose', async () => close());
};
