import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cityPropositions } from '../../db/schema/cityProposition.ts';
import { recordOnce } from '../../rest/recordOnce.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { proposeCity } from './cityOperations.ts';

export const cityPropositionRoutes = (app: TypedApp, { database: { orm } }: Deps): void => {
  app.route({
    ...proposeCity,
    handler: async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key']?.toLowerCase() ?? null;
      const { row, isNew } = await recordOnce(
        async () =>
          (
            await orm
              .insert(cityPropositions)
              .values({
                id: randomUUID(),
                proposition: request.body.proposition.trim(),
                sessionId: textOrNull(request.body.session_id),
                idempotencyKey,
                createdAt: new Date(),
              })
              .onConflictDoNothing({ target: cityPropositions.idempotencyKey })
              .returning()
          )[0],
        async () =>
          (
            await orm
              .select()
              .from(cityPropositions)
              .where(eq(cityPropositions.idempotencyKey, idempotencyKey ?? ''))
          )[0],
      );
      return reply.code(isNew ? 201 : 200).send({
        id: row.id,
        proposition: row.proposition,
        session_id: row.sessionId,
        created: row.createdAt.toISOString(),
      });
    },
  });
};
