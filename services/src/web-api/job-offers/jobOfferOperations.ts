import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idOf, idsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot } from '../../rest/problem.ts';
import type { JobOfferType } from '../../db/schema/jobOffer.ts';
import { offerFilter } from '../../offer-filter/offerFilter.ts';
import { jobOfferSorts, minAnswers, type JobOfferSort } from './jobOfferSort.ts';
import { jobOfferTypes, JobOffer, JobOfferList } from './jobOfferSchema.ts';

const offerParts = [
  'texts',
  'review_partner_country',
  'countries',
  'updated',
  'earning',
  'signUpTime',
  'customerAvailability',
];

const expand = expandParam(offerParts);

const sort = Type.Optional(
  Type.Unsafe<JobOfferSort>({
    type: 'string',
    enum: [...jobOfferSorts],
    default: 'weight',
    description: `weight: highest price first. rating, earning: highest average first. net: most left of the average pay first. cost, sign_up: lowest cost to start or shortest sign-up first. An average counts from ${minAnswers} answers on. Offers with fewer answers follow, by weight.`,
  }),
);

const slug = (description: string) => Type.String({ minLength: 1, maxLength: 120, description });

const utmSource = Type.Optional(
  Type.String({
    maxLength: 255,
    description: 'The campaign that led the visitor here; does not affect the answer.',
  }),
);

export const listJobOffers = operation('GET', '/job_offers', {
  operationId: 'listJobOffers',
  summary: 'List live offers, highest weight first by default',
  description:
    'Leaves out offers that are expired, past validThrough or without a category, unless ids are given. The list is empty for an unknown city or partner.',
  querystring: Type.Object({
    ...paging,
    ids: idsParam,
    city_slug: Type.Optional(slug("The city's slug in any language.")),
    city_id: Type.Optional(idOf('city')),
    country_code: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'Only offers in this country: ISO 3166-1 alpha-2, in any case.',
      }),
    ),
    partner_slug: Type.Optional(slug("The partner's slug.")),
    one_per_partner: Type.Optional(
      Type.String({
        maxLength: 10,
        description: '1: only the offer with the highest weight of each partner.',
      }),
    ),
    categories: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'Comma-separated original slugs; keeps offers in any of the categories.',
      }),
    ),
    type: Type.Optional(Type.Unsafe<JobOfferType>({ type: 'string', enum: jobOfferTypes })),
    ...offerFilter,
    sort,
    expand: expandParam([...offerParts, 'facets']),
    utm_source: utmSource,
  }),
  response: found(JobOfferList),
});

export const getJobOffer = operation('GET', '/job-offer', {
  operationId: 'getJobOffer',
  summary: "Get a partner's offer in a city, with all texts and whatever its status",
  querystring: Type.Object({
    city_slug: slug("The city's slug in any language."),
    partner_slug: slug("The partner's slug."),
    review_partner_country: Type.Optional(
      Type.String({ maxLength: 10, description: '1: adds review_partner_country.' }),
    ),
    expand,
    utm_source: utmSource,
  }),
  response: foundOrNot(JobOffer),
});

export const listPromotedJobOffers = operation('GET', '/job-offers/promoted/:id', {
  operationId: 'listPromotedJobOffers',
  summary: 'List other offers of the same city, those with the same categories first',
  params: Type.Object({ id: idOf('offer') }),
  querystring: Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'Maximum number of rows.' }),
    expand,
  }),
  response: foundOrNot(JobOfferList),
});
