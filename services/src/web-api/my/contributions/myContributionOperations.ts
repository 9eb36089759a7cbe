import { Type } from 'typebox';
import { authorised, foundForUser } from '../../../rest/authorised.ts';
import { expandParam } from '../../../rest/expand.ts';
import { idOf } from '../../../rest/ids.ts';
import { operation } from '../../../rest/operation.ts';
import { paging } from '../../../rest/paging.ts';
import { Problem } from '../../../rest/problem.ts';
import { MyContributions, MyReportedOfferList } from './myContributionSchema.ts';

export const listMyReportedOffers = operation('GET', '/my/contributions', {
  operationId: 'listMyReportedOffers',
  summary:
    'List the offers about which the user reported something, the latest report first, whatever their status',
  ...authorised,
  querystring: Type.Object({ ...paging, expand: expandParam(['texts', 'countries']) }),
  response: foundForUser(MyReportedOfferList),
});

export const findMyContributions = operation('GET', '/my/contributions/:id', {
  operationId: 'findMyContributions',
  summary: 'Get what the user reported about an offer',
  ...authorised,
  params: Type.Object({ id: idOf('offer') }),
  response: { ...foundForUser(MyContributions), 404: Problem },
});
