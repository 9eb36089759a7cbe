import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cities } from '../../db/schema/city.ts';
import { citySearches } from '../../db/schema/citySearch.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import { recordOnce } from '../../rest/recordOnce.ts';
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
      const idempotencyKey = request.headers['idempotency-key']?.toLowerCase() ?? null;
      const { row, isNew } = await recordOnce(
        async () =>
          (
            await orm
              .insert(citySearches)
              .values({
                id: randomUUID(),
                query: request.body.query.trim(),
                cityId,
                sessionId: textOrNull(request.body.session_id),
                idempotencyKey,
                createdAt: new Date(),
              })
              .onConflictDoNothing({ target: citySearches.idempotencyKey })
              .returning({ id: citySearches.id })
          )[0],
        async () =>
          (
            await orm
              .select({ id: citySearches.id })
              .from(citySearches)
              .where(eq(citySearches.idempotencyKey, idempotencyKey ?? ''))
          )[0],
      );
      return reply.code(isNew ? 201 : 200).send({ id: row.id });
    },
  });
};
