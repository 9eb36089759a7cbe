import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cities, citySearches } from '../../db/schema/city.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import { recordOncePerKey } from '../../rest/once/recordOnce.ts';
import { sentKeyOf } from '../../rest/once/sentKey.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { recordCitySearch } from './citySearchOperations.ts';

export const citySearchRoutes = (app: TypedApp, { database: { orm } }: Deps): void => {
  const isKnownCity = async (id: number): Promise<boolean> =>
    (await orm.select({ id: cities.id }).from(cities).where(eq(cities.id, id))).length > 0;

  app.route({
    ...recordCitySearch,
    handler: async (request, reply) => {
      const cityId = request.body.city_id ?? null;
      if (cityId !== null && !(await isKnownCity(cityId))) {
        throw unprocessable({ field: 'city_id', code: 'unknown', message: 'There is no such city.' });
      }
      const query = request.body.query.trim();
      const sent = sentKeyOf(request.headers, { query, cityId });
      const { row, isNew } = await recordOncePerKey(
        sent,
        async () =>
          (
            await orm
              .insert(citySearches)
              .values({
                id: randomUUID(),
                query,
                cityId,
                sessionId: textOrNull(request.body.session_id),
                ...sent,
                createdAt: new Date(),
              })
              .onConflictDoNothing({ target: citySearches.idempotencyKey })
              .returning({ id: citySearches.id, inputHash: citySearches.inputHash })
          )[0],
        async () =>
          (
            await orm
              .select({ id: citySearches.id, inputHash: citySearches.inputHash })
              .from(citySearches)
              .where(eq(citySearches.idempotencyKey, sent.idempotencyKey ?? ''))
          )[0],
      );
      return reply.code(isNew ? 201 : 200).send({ id: row.id });
    },
  });
};
