import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { purgeRoute } from '../../address/pageAddress.ts';
import type { PagePurger } from '../../purging/purgeTwice.ts';

const texts = z.array(z.string()).max(1000);

/** What to purge: pages by path, pages that show an entity by its global id, or all. */
const purgeBody = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ paths: texts.default([]), ids: texts.default([]) }),
]);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets programs that know the token purge kept pages, such as a service that has changed the data of one. */
export const addPurge = (app: FastifyInstance, token: string | null, pages: PagePurger | null): void => {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  app.post(purgeRoute, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const given = digest(request.headers.authorization ?? '');
    if (expected === null || !timingSafeEqual(given, expected))
      return reply.code(403).send({ error: 'Forbidden' });
    const body = purgeBody.safeParse(request.body);
    if (!body.success) return reply.code(422).send({ error: z.prettifyError(body.error) });
    return { purged: pages?.purge(body.data) ?? 0 };
  });
};
