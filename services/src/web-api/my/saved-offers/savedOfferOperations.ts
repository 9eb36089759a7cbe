import { Type } from 'typebox';
import limits from '../../../../../schema/limits.json' with { type: 'json' };
import { authorised, authorisationFailures, foundForUser } from '../../../rest/authorised.ts';
import { expandParam } from '../../../rest/expand.ts';
import { idOf, requiredIdsParam } from '../../../rest/ids.ts';
import { listOf } from '../../../rest/listOf.ts';
import { operation } from '../../../rest/operation.ts';
import { paging } from '../../../rest/paging.ts';
import { InvalidRequest } from '../../../rest/problem.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';

const ids = (description: string) =>
  Type.Optional(Type.Array(idOf('offer'), { maxItems: 100, uniqueItems: true, description }));

export const listMySavedOffers = operation('GET', '/my/saved_offers', {
  operationId: 'listMySavedOffers',
  summary: 'List the offers that the user saved, latest first, whatever their status',
  description: 'With ids only those of them that are saved, to see which of the offers on a page are.',
  ...authorised,
  querystring: Type.Object({
    ...paging,
    ids: Type.Optional(requiredIdsParam),
    expand: expandParam(['texts', 'countries', 'earning']),
  }),
  response: foundForUser(listOf(JobOffer, 'SavedOfferList')),
});

export const changeMySavedOffers = operation('PATCH', '/my/saved_offers', {
  operationId: 'changeMySavedOffers',
  summary: 'Save offers and remove saved ones',
  description: `A repeated request changes nothing. Unknown offers are ignored, because a browser may have saved them long ago. 422 \`too_many\`: the user would have more than ${limits.savedOffers}, and nothing is changed.`,
  ...authorised,
  body: Type.Object(
    {
      add: ids('The offers to save, the latest first. A saved one keeps its place.'),
      remove: ids('The offers to remove, before the others are saved.'),
    },
    { title: 'SavedOfferChange', description: 'The offers to save and to remove.' },
  ),
  response: { 204: Type.Null(), 400: InvalidRequest, ...authorisationFailures, 422: InvalidRequest },
});
