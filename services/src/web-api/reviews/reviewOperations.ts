import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot } from '../../rest/problem.ts';
import { ReviewList } from './reviewSchema.ts';

const limit = (byDefault: number) =>
  Type.Integer({ minimum: 1, maximum: 200, default: byDefault, description: 'At most this many.' });

const expand = expandParam(['city', 'partner']);

export const listLatestReviews = operation('GET', '/reviews/latest', {
  operationId: 'listLatestReviews',
  summary: 'The newest reviews in the language of the path',
  description: 'When there are none in that language, the newest in any language.',
  querystring: Type.Object({
    limit: limit(1),
    city_id: Type.Optional(idOf('city')),
    category_id: Type.Optional(idOf('category')),
    job_offer_id: Type.Optional(idOf('offer')),
    expand,
  }),
  response: found(ReviewList),
});

export const listTopReviews = operation('GET', '/reviews/top', {
  operationId: 'listTopReviews',
  summary: 'The best reviews in the language of the path',
  description:
    'Best rated first, newest first among equals; in any language when there are none in that one.',
  querystring: Type.Object({ limit: limit(20), expand }),
  response: found(ReviewList),
});

export const listPartnerReviews = operation('GET', '/reviews/partner/:id', {
  operationId: 'listPartnerReviews',
  summary: 'The reviews of one partner, newest first, in any language',
  params: Type.Object({ id: idOf('partner') }),
  querystring: Type.Object({
    ...paging,
    country_code: Type.Optional(
      Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Only of offers in this country, in any case.' }),
    ),
    expand,
  }),
  response: foundOrNot(ReviewList),
});
