import type { FastifyInstance } from 'fastify';
import { idleConnectionCloser } from './idleConnectionCloser.ts';

/** Closes connections as they become idle while the server stops. */
export const closeIdleConnections = (app: FastifyInstance): void => {
  const close = idleConnectionCloser(app.server);
  app.addHook('preClose', async () => close());
};
