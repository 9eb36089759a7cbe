import type { FastifyInstance } from 'fastify';
import { retrySoon } from '../gateway/retryAfter.ts';
import type { overload } from '@citygigs/server/load/overload.ts';

/** Tells which requests to refuse. */
export type Load = ReturnType<typeof overload>;

const health: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Refuses requests, except for the health of the server, when too many are under way. */
export const refuseRequests = (app: FastifyInstance, { refusesAll }: Pick<Load, 'refusesAll'>): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (health.has(request.url) || !refusesAll()) return;
    await reply.code(503).headers(retrySoon).send({ error: 'Too many requests are under way.' });
  });
};

/** Refuses the requests of a part of the server while it is busy. */
export const refuseWhenBusy = (app: FastifyInstance, { refuses }: Pick<Load, 'refuses'>): void => {
  app.addHook('onRequest', async (_request, reply) => {
    if (refuses()) await reply.code(503).headers(retrySoon).send({ error: 'The server is busy.' });
  });
};
