import type { FastifyInstance } from 'fastify';
import type { ServicesMetrics } from '../metrics/servicesMetrics.ts';
import { runningResponses } from '@citygigs/server/http/runningResponses.ts';
import { overload } from '@citygigs/server/load/overload.ts';
import { isAboutHealth } from './isAboutHealth.ts';

/** When a process refuses requests. */
export interface OverloadSettings {
  /** How many requests may be under way. */
  readonly maxRequests: number;
  /** How late the event loop may be, in milliseconds. */
  readonly maxDelayMs: number;
}

/** Refuses requests before anything of them is read, except for those about health, while the process has too many. */
export const refuseRequests = (
  app: FastifyInstance,
  settings: OverloadSettings,
  metrics: Pick<ServicesMetrics, 'requestsRefused'> | null,
): void => {
  const onRefused = (requests: number): void => {
    metrics?.requestsRefused(requests);
    app.log.warn({ requests }, 'overloaded: requests refused');
  };
  const { refuses, stop } = overload(runningResponses(app.server), { ...settings, onRefused });
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request, reply) => {
    if (isAboutHealth(request.url) || !refuses()) return;
    await reply
      .code(503)
      .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
      .send({ message: 'Too many requests are under way. Try again later.' });
  });
};
