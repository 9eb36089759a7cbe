import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pageViews } from '../../db/schema/pageView.ts';
import { userOf } from '../../identity/requestUser.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import { recordOnce } from '../../rest/recordOnce.ts';
import { limitRequests } from '../../rest/requestLimit.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import { TooManyRequests } from '../../rest/tooManyRequests.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import { recordPageView } from './pageViewOperations.ts';

const maxParamsBytes = 4_096;
const maxViewsPerHour = 1_000;

/** Whether the user has viewed so many pages within the hour that no more are recorded: measuring must not fail a page. */
const isBeyondLimit = async (database: Database, subject: string): Promise<boolean> => {
  try {
    await limitRequests(database, { kind: 'page-view', subject, max: maxViewsPerHour });
    return false;
  } catch (error) {
    if (error instanceof TooManyRequests) return true;
    throw error;
  }
};

const assertSmall = (params: object | null): void => {
  if (params !== null && Buffer.byteLength(JSON.stringify(params)) > maxParamsBytes)
    throw unprocessable({
      field: 'params',
      code: 'too_long',
      message: `These are too long. At most ${maxParamsBytes} bytes are allowed.`,
    });
};

export const pageViewRoutes = (app: TypedApp, { database }: Deps): void => {
  const { orm } = database;
  app.route({
    ...recordPageView,
    handler: async (request, reply) => {
      const user = userOf(request);
      const { url, type, referral_url, params = null, session_id } = request.body;
      const idempotencyKey = request.headers['idempotency-key']?.toLowerCase() ?? null;
      assertSmall(params);
      if (await isBeyondLimit(database, user.id)) return reply.code(204).send(null);
      await ensureUser(orm, user);
      const { row, isNew } = await recordOnce(
        async () =>
          (
            await orm
              .insert(pageViews)
              .values({
                id: randomUUID(),
                userId: user.id,
                url,
                type,
                referralUrl: textOrNull(referral_url),
                params,
                sessionId: textOrNull(session_id),
                idempotencyKey,
                createdAt: new Date(),
              })
              .onConflictDoNothing()
              .returning({ id: pageViews.id })
          )[0],
        async () =>
          (
            await orm
              .select({ id: pageViews.id })
              .from(pageViews)
              .where(and(eq(pageViews.userId, user.id), eq(pageViews.idempotencyKey, idempotencyKey ?? '')))
          )[0],
      );
      return reply.code(isNew ? 201 : 200).send(row);
    },
  });
};
