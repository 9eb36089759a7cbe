import { Type } from 'typebox';
import { authorised, madeForUser, turnedAway } from '../../rest/authorised.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest, Problem } from '../../rest/problem.ts';
import { ReviewOpportunity } from './opportunitySchema.ts';

const body = Type.Object(
  { job_offer_id: idOf('offer') },
  { title: 'ReviewOpportunityRequest', description: 'Which offer.' },
);

export const addReviewOpportunity = operation('POST', '/reviews/opportunity', {
  operationId: 'addReviewOpportunity',
  summary: 'Remembers that the user may review an offer',
  description: 'Once per user and offer: the same again answers 200 and what is there.',
  ...authorised,
  body,
  response: madeForUser(ReviewOpportunity),
});

export const dismissReviewOpportunity = operation('POST', '/reviews/opportunity/dismiss', {
  operationId: 'dismissReviewOpportunity',
  summary: 'Stops asking the user for a review of an offer',
  description: '404: the user has no opportunity for the offer.',
  ...authorised,
  body,
  response: { 200: ReviewOpportunity, 400: InvalidRequest, ...turnedAway, 404: Problem, 422: InvalidRequest },
});

export const deleteReviewOpportunity = operation('DELETE', '/reviews/opportunity/:id', {
  operationId: 'deleteReviewOpportunity',
  summary: "Removes one of the user's opportunities",
  description: "404: there is none with this id, or it is another user's.",
  ...authorised,
  params: Type.Object({ id: idOf('opportunity') }),
  response: { 204: Type.Null(), 400: InvalidRequest, ...turnedAway, 404: Problem },
});
