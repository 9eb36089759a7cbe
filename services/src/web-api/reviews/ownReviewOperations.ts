import { Type } from 'typebox';
import {
  authorised,
  createdForUser,
  authorisationFailures,
  foundForUser,
  limitFailure,
} from '../../rest/authorised.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest, Problem } from '../../rest/problem.ts';
import { Review } from './reviewSchema.ts';

const params = Type.Object({ job_offer_id: idOf('offer') });

const rating = Type.Integer({ minimum: 1, maximum: 5, description: 'Stars, 1 to 5.' });

const reviewText = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    maxLength: 5000,
    description: 'Plain text of up to 5000 characters.',
  }),
);

export const addReview = operation('POST', '/job_offers/:job_offer_id/reviews', {
  operationId: 'addReview',
  summary: "Add the user's review of an offer, in the language of the path",
  description:
    'One review per user and offer: a second one is a 422 with the code already_reviewed, and one by another account with the same mailbox, in whatever spelling, with the code same_mailbox. After a moderator has removed a review, another is a 422 with the code barred.',
  ...authorised,
  headers: idempotencyHeaders,
  params,
  body: Type.Object(
    { rating, reviewText, session_id: sessionId },
    { title: 'ReviewRequest', description: 'A review of a gig.' },
  ),
  response: { ...createdForUser(Review), ...limitFailure },
});

export const editReview = operation('PATCH', '/job_offers/:job_offer_id/reviews', {
  operationId: 'editReview',
  summary: "Change the user's review of an offer",
  description:
    'Other fields stay unchanged. Other stars wait like those of a new review (`ratingCountsFrom`); another text does not. After a moderator has barred the user from the offer, a change is a 422 with the code barred. 404: the user has not reviewed the offer.',
  ...authorised,
  params,
  body: Type.Object(
    { rating: Type.Optional(rating), reviewText, session_id: sessionId },
    { title: 'ReviewChange', description: 'The changes to a review.' },
  ),
  response: {
    200: Review,
    400: InvalidRequest,
    ...authorisationFailures,
    404: Problem,
    422: InvalidRequest,
    ...limitFailure,
  },
});

export const deleteReview = operation('DELETE', '/job_offers/:job_offer_id/reviews', {
  operationId: 'deleteReview',
  summary: "Delete the user's review of an offer",
  description:
    'Its votes go with it, its open reports wait for another review of the user about the offer, and the user is not asked for a review of the offer again, but may add another one. Answers the review as it was. 404: the user has not reviewed the offer.',
  ...authorised,
  params,
  response: { ...foundForUser(Review), 404: Problem },
});
