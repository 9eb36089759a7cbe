import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idOf, idsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot } from '../../rest/problem.ts';
import { ReviewList } from './reviewSchema.ts';

const limit = (byDefault: number) =>
  Type.Integer({ minimum: 1, maximum: 200, default: byDefault, description: 'Maximum number of rows.' });

const expand = expandParam(['city', 'partner']);
const expandWithRatings = expandParam(['city', 'partner', 'ratings']);

const withText = Type.Optional(
  Type.Boolean({ description: 'true: only reviews with a text. Does not affect ratings.' }),
);

const filters = {
  with_text: withText,
  rating: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      description: 'Only reviews with this number of stars. Does not affect ratings.',
    }),
  ),
  review_language: Type.Optional(
    Type.String({
      pattern: '^[a-z]{2}$',
      description: 'Only reviews whose text is in this language. Does not affect ratings.',
    }),
  ),
  sort: Type.Optional(
    Type.Union([Type.Literal('newest'), Type.Literal('helpful'), Type.Literal('own')], {
      description:
        'newest: newest first. helpful: those that most users found helpful first. own: those in the language of the path first, each part newest first.',
    }),
  ),
};

export const listLatestReviews = operation('GET', '/reviews/latest', {
  operationId: 'listLatestReviews',
  summary: 'List the newest reviews, in any language',
  description:
    'Without `sort` newest first, but pages of an offer are in the order `own`. Each review names the language of its text. Without `page`, the answer has the first `limit` reviews, and `total` is their number. With `ids`, other parameters than `expand` are ignored.',
  querystring: Type.Object({
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Page, from 1; `total` then counts all reviews.',
      }),
    ),
    limit: limit(1),
    ids: idsParam,
    city_id: Type.Optional(idOf('city')),
    category_id: Type.Optional(idOf('category')),
    job_offer_id: Type.Optional(idOf('offer')),
    ...filters,
    expand: expandWithRatings,
  }),
  response: found(ReviewList),
});

export const listTopReviews = operation('GET', '/reviews/top', {
  operationId: 'listTopReviews',
  summary: 'List the best reviews in the language of the path',
  description:
    'Highest rating first, then newest first. Reviews in any language if there are none in the language of the path.',
  querystring: Type.Object({ limit: limit(20), expand }),
  response: found(ReviewList),
});

export const listPartnerReviews = operation('GET', '/reviews/partner/:id', {
  operationId: 'listPartnerReviews',
  summary: 'List the reviews of a partner, those in the language of the path first',
  description: 'The order is `own` unless `sort` names another.',
  params: Type.Object({ id: idOf('partner') }),
  querystring: Type.Object({
    ...paging,
    country_code: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'Only reviews of offers in this country: ISO 3166-1 alpha-2, in any case.',
      }),
    ),
    city_slug: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        description: "Only reviews of offers in this city: the city's slug in any language.",
      }),
    ),
    ...filters,
    expand: expandWithRatings,
  }),
  response: foundOrNot(ReviewList),
});
