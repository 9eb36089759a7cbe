import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cityPropositions } from '../../db/schema/city.ts';
import { recordOncePerKey } from '../../rest/once/recordOnce.ts';
import { sentKeyOf } from '../../rest/once/sentKey.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { proposeCity } from './cityOperations.ts';

export const cityPropositionRoutes = (app: TypedApp, { database: { orm } }: Deps): void => {
  app.route({
    ...proposeCity,
    handler: async (request, reply) => {
      const proposition = request.body.proposition.trim();
      const sent = sentKeyOf(request.headers, { proposition: proposition.toLowerCase() });
      const { row, isNew } = await recordOncePerKey(
        sent,
        async () =>
          (
            await orm
              .insert(cityPropositions)
              .values({
                id: randomUUID(),
                proposition,
                sessionId: textOrNull(request.body.session_id),
                ...sent,
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
              .where(eq(cityPropositions.idempotencyKey, sent.idempotencyKey ?? ''))
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
