import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pageViews } from '../../db/schema/pageView.ts';
import { userOf } from '../../identity/requestUser.ts';
import { unprocessable } from '../../rest/httpProblem.ts';
import { recordOncePerKey } from '../../rest/once/recordOnce.ts';
import { sentKeyOf } from '../../rest/once/sentKey.ts';
import { limitRequests } from '../../limits/requestLimit.ts';
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
      const referralUrl = textOrNull(referral_url);
      const sent = sentKeyOf(request.headers, { url, type, referralUrl, params });
      assertSmall(params);
      if (await isBeyondLimit(database, user.id)) return reply.code(204).send(null);
      await ensureUser(orm, user);
      const { row, isNew } = await recordOncePerKey(
        sent,
        async () =>
          (
            await orm
              .insert(pageViews)
              .values({
                id: randomUUID(),
                userId: user.id,
                url,
                type,
                referralUrl,
                params,
                sessionId: textOrNull(session_id),
                ...sent,
                createdAt: new Date(),
              })
              .onConflictDoNothing()
              .returning({ id: pageViews.id, inputHash: pageViews.inputHash })
          )[0],
        async () =>
          (
            await orm
              .select({ id: pageViews.id, inputHash: pageViews.inputHash })
              .from(pageViews)
              .where(
                and(eq(pageViews.userId, user.id), eq(pageViews.idempotencyKey, sent.idempotencyKey ?? '')),
              )
          )[0],
      );
      return reply.code(isNew ? 201 : 200).send({ id: row.id });
    },
  });
};
