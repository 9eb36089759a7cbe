import { widestNetworkOf } from '@citygigs/server/http/networkOf.ts';
import { networkQueue } from '@citygigs/server/load/networkQueue.ts';
import type { FastifyInstance } from 'fastify';
import { isAboutHealth } from './isAboutHealth.ts';

/**
 * Lets one request after the other begin, those of each network in turn, with turns of the event loop in between. The embedded database
 * computes on that loop, and would otherwise answer in one turn whatever keep-alive connections have sent, while new ones wait to be
 * accepted. A request whose client has left does not begin.
 */
export const beginInTurn = (app: FastifyInstance): void => {
  const queue = networkQueue({ turns: 8, maxMs: 10 });
  app.addHook('onRequest', async ({ ip, url }, reply) => {
    const { raw } = reply;
    if (isAboutHealth(url)) return;
    await queue.wait(widestNetworkOf(ip), () => !raw.destroyed);
    // Nobody reads this answer.
    if (raw.destroyed) await reply.code(503).send();
  });
};
