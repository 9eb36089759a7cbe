import { sql } from 'drizzle-orm';
import { limitWriter } from '../../counting/limitWriter.ts';
import { writerOfUser } from '../../counting/writerOfUser.ts';
import type { Database } from '../../db/database.ts';
import { userOf } from '../../identity/requestUser.ts';
import { notFound } from '../../rest/httpProblem.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import { reportJobOffer } from './reportOperations.ts';

interface Report {
  readonly jobOfferId: number;
  readonly userId: string;
  readonly reason: string;
  readonly comment: string | null;
}

/** Reports an offer. A user has one report of it, which is open again when it comes with another reason. */
const upsertReport = (database: Database, { jobOfferId, userId, reason, comment }: Report) =>
  database.rows(sql`
    insert into offer_reports (job_offer_id, user_id, reason, comment, reported_at)
    values (${jobOfferId}, ${userId}, ${reason}, ${comment}, now())
    on conflict (job_offer_id, user_id) do update
      set reason = excluded.reason, comment = excluded.comment, closed_at = null, reported_at = excluded.reported_at
    where offer_reports.closed_at is null or offer_reports.reason <> excluded.reason`);

export const reportRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...reportJobOffer,
    handler: async (request) => {
      const user = userOf(request);
      const { id } = request.params;
      const [offer] = await database.rows(sql`select 1 from job_offers where id = ${id}`);
      if (offer === undefined) throw notFound('offer');
      await limitWriter(database, 'report', writerOfUser(user));
      await ensureUser(database.orm, user);
      const { reason, comment } = request.body;
      await upsertReport(database, {
        jobOfferId: id,
        userId: user.id,
        reason,
        comment: textOrNull(comment),
      });
      return { id };
    },
  });
};
