import { Type } from 'typebox';
import { authorised, foundForUser } from '../../../rest/authorised.ts';
import { expandParam } from '../../../rest/expand.ts';
import { operation } from '../../../rest/operation.ts';
import { paging } from '../../../rest/paging.ts';
import { MyJobOfferList } from './myJobOfferSchema.ts';

export const listMyJobOffers = operation('GET', '/my/job_offers', {
  operationId: 'listMyJobOffers',
  summary: 'List the offers that the user applied for or reviewed, latest first, whatever their status',
  ...authorised,
  querystring: Type.Object({
    ...paging,
    expand: expandParam(['texts', 'countries', 'review_partner_country']),
  }),
  response: foundForUser(MyJobOfferList),
});
