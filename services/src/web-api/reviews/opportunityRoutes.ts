import { releaseApplicant } from '../../counting/releaseWaiting.ts';
import { confirmedAddressOf } from '../../counting/writerOfUser.ts';
import { userOf } from '../../identity/requestUser.ts';
import { notFound, required } from '../../rest/httpProblem.ts';
import { idsIn } from '../../rest/ids.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { recordOnce } from '../../rest/once/recordOnce.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { jobOfferExists } from '../job-offers/jobOfferQueries.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import {
  addReviewOpportunity,
  deleteReviewOpportunity,
  dismissReviewOpportunity,
  listMyReviewOpportunities,
} from './opportunityOperations.ts';
import {
  deleteOpportunity,
  dismissOpportunity,
  findOpportunities,
  findOpportunity,
  insertOpportunity,
  recordApplication,
} from './opportunityQueries.ts';

export const opportunityRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listMyReviewOpportunities,
    handler: async (request) =>
      toUnpagedList(await findOpportunities(database, userOf(request).id, idsIn(request.query.ids))),
  });

  app.route({
    ...addReviewOpportunity,
    handler: async (request, reply) => {
      const user = userOf(request);
      const { job_offer_id } = request.body;
      if (!(await jobOfferExists(database, job_offer_id))) throw notFound('offer');
      await ensureUser(database.orm, user);
      const { row, isNew } = await recordOnce(
        async () => (await insertOpportunity(database, user.id, job_offer_id)) ?? undefined,
        async () => (await findOpportunity(database, user.id, job_offer_id)) ?? undefined,
      );
      const address = confirmedAddressOf(user);
      const applicant = {
        userId: user.id,
        jobOfferId: job_offer_id,
        address,
        sessionId: textOrNull(request.headers['x-session-id']),
      };
      if (await recordApplication(database, applicant)) await releaseApplicant(database, applicant);
      return reply.code(isNew ? 201 : 200).send(row);
    },
  });

  app.route({
    ...dismissReviewOpportunity,
    handler: async (request) => {
      const { job_offer_id, dismissed = true, until = null } = request.body;
      return required(
        await dismissOpportunity(database, userOf(request).id, job_offer_id, { dismissed, until }),
        'opportunity',
      );
    },
  });

  app.route({
    ...deleteReviewOpportunity,
    handler: async (request, reply) => {
      if (!(await deleteOpportunity(database, userOf(request).id, request.params.id))) {
        throw notFound('opportunity');
      }
      return reply.code(204).send(null);
    },
  });
};
