import { userOf } from '../../identity/requestUser.ts';
import { notFound, unprocessable } from '../../rest/httpProblem.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { ensureUser } from '../my/user/ensureUser.ts';
import { markReviewHelpful, reportReview } from './feedbackOperations.ts';
import { findAuthor, findFeedback, insertReport, setVote } from './feedbackQueries.ts';

/** Routes for what users say about the reviews of others. */
export const feedbackRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...reportReview,
    handler: async (request) => {
      const user = userOf(request);
      const { id } = request.params;
      if ((await findAuthor(database, id)) === undefined) throw notFound('review');
      await ensureUser(database.orm, user);
      const { reason, comment } = request.body;
      await insertReport(database, { reviewId: id, userId: user.id, reason, comment: textOrNull(comment) });
      return findFeedback(database, id);
    },
  });

  app.route({
    ...markReviewHelpful,
    handler: async (request) => {
      const user = userOf(request);
      const { id } = request.params;
      const author = await findAuthor(database, id);
      if (author === undefined) throw notFound('review');
      if (author === user.id) {
        throw unprocessable({
          field: 'id',
          code: 'invalid',
          message: 'You cannot vote for your own review.',
        });
      }
      await ensureUser(database.orm, user);
      await setVote(database, id, user.id, request.body.helpful);
      return findFeedback(database, id);
    },
  });
};
