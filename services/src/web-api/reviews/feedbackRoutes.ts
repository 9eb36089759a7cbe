import { limitWriter } from '../../counting/limitWriter.ts';
import { accountWriter, networkHash, personHash } from '../../counting/personHash.ts';
import { confirmedAddressOf, writerOfUser } from '../../counting/writerOfUser.ts';
import { userOf } from '../../identity/requestUser.ts';
import { notFound, unprocessable } from '../../rest/httpProblem.ts';
import { idsIn } from '../../rest/ids.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import { listMyHelpfulReviews, markReviewHelpful, reportReview } from './feedbackOperations.ts';
import {
  findFeedback,
  findHelpfulReviews,
  insertReport,
  insertVote,
  isAuthor,
  removeVote,
  reviewExists,
} from './feedbackQueries.ts';

/** Routes for what users say about the reviews of others. */
export const feedbackRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...reportReview,
    handler: async (request) => {
      const user = userOf(request);
      const { id } = request.params;
      if (!(await reviewExists(database, id))) throw notFound('review');
      await limitWriter(database, 'report', writerOfUser(user));
      await ensureUser(database.orm, user);
      const { reason, comment } = request.body;
      await insertReport(database, { reviewId: id, userId: user.id, reason, comment: textOrNull(comment) });
      return findFeedback(database, id, user.id);
    },
  });

  app.route({
    ...markReviewHelpful,
    handler: async (request) => {
      const user = userOf(request);
      const { id } = request.params;
      const writer = writerOfUser(user);
      const reader = { userId: user.id, person: await personHash(database.orm, writer) };
      const isOwn = await isAuthor(database, id, reader);
      if (isOwn === undefined) throw notFound('review');
      if (isOwn) {
        throw unprocessable({
          field: 'review_id',
          code: 'invalid',
          message: 'You cannot vote for your own review.',
        });
      }
      await limitWriter(database, 'vote', writer);
      await ensureUser(database.orm, user);
      if (request.body.helpful)
        await insertVote(database, id, {
          ...reader,
          account: await personHash(database.orm, accountWriter(user.id)),
          network: await networkHash(database.orm, request.ip),
          address: confirmedAddressOf(user),
        });
      else await removeVote(database, id, reader);
      return findFeedback(database, id, user.id);
    },
  });

  app.route({
    ...listMyHelpfulReviews,
    handler: async (request) =>
      toUnpagedList(await findHelpfulReviews(database, userOf(request).id, idsIn(request.query.ids))),
  });
};
