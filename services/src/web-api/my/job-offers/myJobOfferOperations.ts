import { Type } from 'typebox';
import { authorised, changedForUser, foundForUser } from '../../../rest/authorised.ts';
import { expandParam } from '../../../rest/expand.ts';
import { idOf, requiredIdsParam } from '../../../rest/ids.ts';
import { operation } from '../../../rest/operation.ts';
import { paging } from '../../../rest/paging.ts';
import { Problem } from '../../../rest/problem.ts';
import { applicationFields, MyApplication, MyJobOfferList } from './myJobOfferSchema.ts';

export const listMyJobOffers = operation('GET', '/my/job_offers', {
  operationId: 'listMyJobOffers',
  summary:
    'List the offers that the user applied for, may review or reviewed, latest first, whatever their status',
  description: 'With ids only those of them, on one page.',
  ...authorised,
  querystring: Type.Object({
    ...paging,
    ids: Type.Optional(requiredIdsParam),
    expand: expandParam(['texts', 'countries', 'review_partner_country']),
  }),
  response: foundForUser(MyJobOfferList),
});

export const setMyApplication = operation('PATCH', '/my/job_offers/:job_offer_id/application', {
  operationId: 'setMyApplication',
  summary: 'Set how far an application of the user is',
  description:
    'Both values are replaced, so a repeated request changes nothing, and the last of several wins. 404: the user did not apply for the offer. 422 `in_future`: the day is after today in every time zone.',
  ...authorised,
  params: Type.Object({ job_offer_id: idOf('offer') }),
  body: Type.Object(applicationFields, {
    title: 'MyApplicationChange',
    description: 'How far the application is.',
  }),
  response: { ...changedForUser(MyApplication), 404: Problem },
});
