import { limitWriter } from '../../counting/limitWriter.ts';
import { networkHash, personHash } from '../../counting/personHash.ts';
import { confirmedAddressOf, writerOfUser } from '../../counting/writerOfUser.ts';
import type { SignedInUser } from '../../identity/idToken.ts';
import { userOf } from '../../identity/requestUser.ts';
import { notFound, required } from '../../rest/httpProblem.ts';
import { isWithin, limitRequests, releaseRequests } from '../../limits/requestLimit.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import { sentKeyOf } from '../../rest/once/sentKey.ts';
import { textOrNull } from '../../rest/textFromBody.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { jobOfferExists } from '../job-offers/jobOfferQueries.ts';
import { addReview, deleteReview, editReview } from './ownReviewOperations.ts';
import { type Author, findOwnReview, insertReview, removeReview, updateReview } from './ownReviewStore.ts';

/** How many people of a network may review one offer within an hour. */
const maxOfNetworkPerHour = 10;

export const ownReviewRoutes = (app: TypedApp, { database }: Deps): void => {
  const authorOf = async (user: SignedInUser, writer: string, ip: string): Promise<Author> => ({
    person: await personHash(database.orm, writer),
    network: await networkHash(database.orm, ip),
    address: confirmedAddressOf(user),
  });

  app.route({
    ...addReview,
    handler: async (request, reply) => {
      const user = userOf(request);
      const jobOfferId = request.params.job_offer_id;
      if (!(await jobOfferExists(database, jobOfferId))) throw notFound('offer');
      const language = languageOf(request);
      const { rating } = request.body;
      const reviewText = textOrNull(request.body.reviewText);
      const writer = writerOfUser(user);
      await limitWriter(database, 'review', writer);
      // Only the first one of each person, so that nobody uses up alone what others in the network may write.
      const kind = `review of ${jobOfferId}`;
      const first = { kind: `first ${kind}`, subject: writer };
      if (await isWithin(limitRequests(database, { ...first, max: 1 })))
        await limitRequests(database, { kind, subject: request.ip, max: maxOfNetworkPerHour }).catch(
          async (error: unknown) => {
            await releaseRequests(database, [first]);
            throw error;
          },
        );
      const isNew = await insertReview(
        database,
        user,
        {
          jobOfferId,
          rating,
          reviewText,
          language,
          sessionId: textOrNull(request.body.session_id),
          ...sentKeyOf(request.headers, { jobOfferId, rating, reviewText }),
        },
        await authorOf(user, writer, request.ip),
      );
      const review = required(
        await findOwnReview({ rows: database.rows, language }, user.id, jobOfferId),
        'review',
      );
      return reply.code(isNew ? 201 : 200).send(review);
    },
  });

  app.route({
    ...editReview,
    handler: async (request) => {
      const user = userOf(request);
      const writer = writerOfUser(user);
      await limitWriter(database, 'review edit', writer);
      const jobOfferId = request.params.job_offer_id;
      const { rating, reviewText, session_id } = request.body;
      const change = {
        ...(rating !== undefined && { rating }),
        ...(reviewText !== undefined && { reviewText: textOrNull(reviewText) }),
        ...(session_id !== undefined && { sessionId: textOrNull(session_id) }),
      };
      const author = await authorOf(user, writer, request.ip);
      const review = await updateReview(database, languageOf(request), user.id, jobOfferId, change, author);
      if (review === null) throw notFound('review');
      return review;
    },
  });

  app.route({
    ...deleteReview,
    handler: async (request) =>
      required(
        await removeReview(database, languageOf(request), userOf(request).id, request.params.job_offer_id),
        'review',
      ),
  });
};
