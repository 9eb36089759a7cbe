import { Type } from 'typebox';
import { reportComment } from '../../moderation/reportComment.ts';
import { authorised, authorisationFailures, foundForUser, limitFailure } from '../../rest/authorised.ts';
import { idOf, requiredIdsParam } from '../../rest/ids.ts';
import { listOf } from '../../rest/listOf.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest, Problem } from '../../rest/problem.ts';
import { HelpfulReview, ReviewFeedback } from './reviewSchema.ts';

const params = Type.Object({ id: idOf('review') });

const response = {
  200: ReviewFeedback,
  400: InvalidRequest,
  ...authorisationFailures,
  404: Problem,
  422: InvalidRequest,
  ...limitFailure,
};

export const reportReview = operation('POST', '/reviews/:id/report', {
  operationId: 'reportReview',
  summary: 'Report a review that may break the rules',
  description:
    'It then waits for moderation and stays visible until a moderator removes it. A second report of the same user replaces an open one, and changes nothing after a decision, until the review is changed: then its reports are open again.',
  ...authorised,
  params,
  body: Type.Object(
    {
      reason: Type.Union(
        [
          Type.Literal('spam'),
          Type.Literal('offensive'),
          Type.Literal('personal_data'),
          Type.Literal('untrue'),
          Type.Literal('other'),
        ],
        { description: 'What is wrong with it.' },
      ),
      comment: reportComment,
    },
    { title: 'ReviewReport', description: 'A report of a review.' },
  ),
  response,
});

export const markReviewHelpful = operation('POST', '/reviews/:id/helpful', {
  operationId: 'markReviewHelpful',
  summary: 'Say whether the user finds a review helpful',
  description:
    "Counts each user once. The author's own vote is a 422 with the code `invalid` of `review_id`.",
  ...authorised,
  params,
  body: Type.Object(
    { helpful: Type.Boolean({ description: 'false takes the vote back.' }) },
    { title: 'ReviewVote', description: 'A vote for a review.' },
  ),
  response,
});

export const listMyHelpfulReviews = operation('GET', '/my/helpful_reviews', {
  operationId: 'listMyHelpfulReviews',
  summary: 'List which of some reviews the user found helpful',
  description: 'Also votes that do not count yet.',
  ...authorised,
  querystring: Type.Object({ ids: requiredIdsParam }),
  response: foundForUser(listOf(HelpfulReview, 'HelpfulReviewList')),
});
