import { Type } from 'typebox';
import { authorised, createdForUser, authorisationFailures, foundForUser } from '../../rest/authorised.ts';
import { nullableString } from '../../rest/nullable.ts';
import { idOf, requiredIdsParam } from '../../rest/ids.ts';
import { listOf } from '../../rest/listOf.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest, Problem } from '../../rest/problem.ts';
import { ReviewOpportunity } from './opportunitySchema.ts';

export const listMyReviewOpportunities = operation('GET', '/my/review_opportunities', {
  operationId: 'listMyReviewOpportunities',
  summary: "List some of the user's opportunities to review offers",
  description: 'Also dismissed ones.',
  ...authorised,
  querystring: Type.Object({ ids: requiredIdsParam }),
  response: foundForUser(listOf(ReviewOpportunity, 'ReviewOpportunityList')),
});

const body = Type.Object(
  { job_offer_id: idOf('offer') },
  { title: 'ReviewOpportunityRequest', description: 'The offer to review.' },
);

export const addReviewOpportunity = operation('POST', '/reviews/opportunity', {
  operationId: 'addReviewOpportunity',
  summary: 'Record that the user may review an offer',
  description:
    "Once per user and offer: a repeated request answers 200 with the existing opportunity. It is an application as well if one was recorded for the offer, in the same session or with the user's confirmed address.",
  ...authorised,
  headers: Type.Object({
    'x-session-id': Type.Optional(
      Type.String({ maxLength: 200, description: "The visitor's session, as in the application." }),
    ),
  }),
  body,
  response: createdForUser(ReviewOpportunity),
});

export const dismissReviewOpportunity = operation('POST', '/reviews/opportunity/dismiss', {
  operationId: 'dismissReviewOpportunity',
  summary: 'Stop asking the user for a review of an offer, or take that back',
  description: '404: the user has no opportunity for the offer.',
  ...authorised,
  body: Type.Object(
    {
      job_offer_id: idOf('offer'),
      dismissed: Type.Optional(
        Type.Boolean({ default: true, description: 'false: ask again, after a dismissal by mistake.' }),
      ),
      until: Type.Optional(
        nullableString({
          format: 'date-time',
          description: 'When to ask again: RFC 3339; without it or with null, never.',
        }),
      ),
    },
    { title: 'ReviewOpportunityDismissal', description: 'The offer to review.' },
  ),
  response: {
    200: ReviewOpportunity,
    400: InvalidRequest,
    ...authorisationFailures,
    404: Problem,
    422: InvalidRequest,
  },
});

export const deleteReviewOpportunity = operation('DELETE', '/reviews/opportunity/:id', {
  operationId: 'deleteReviewOpportunity',
  summary: "Delete one of the user's opportunities",
  description:
    'One that is an application as well is dismissed for good instead, because the application and its stage stay. 404: the id is unknown or belongs to another user.',
  ...authorised,
  params: Type.Object({ id: idOf('opportunity') }),
  response: { 204: Type.Null(), 400: InvalidRequest, ...authorisationFailures, 404: Problem },
});
