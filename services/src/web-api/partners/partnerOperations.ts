import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot } from '../../rest/problem.ts';
import { minAnswers } from '../job-offers/jobOfferSort.ts';
import { ratingFrom } from '../../offer-filter/offerFilter.ts';
import { countedParts } from './partnerCounts.ts';
import { Partner, PartnerList } from './partnerSchema.ts';
import { partnerSorts, type PartnerSort } from './partnerSort.ts';

export const listPartners = operation('GET', '/partners', {
  operationId: 'listPartners',
  summary: 'List partners, by name by default',
  querystring: Type.Object({
    ...paging,
    ids: idsParam,
    category: Type.Optional(
      Type.String({
        maxLength: 120,
        description:
          'Only partners with offers in this category (its orgSlug), in the country of country_code if there is one.',
      }),
    ),
    country_code: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'Only partners in this country: ISO 3166-1 alpha-2, in any case.',
      }),
    ),
    rating_from: ratingFrom,
    sort: Type.Optional(
      Type.Unsafe<PartnerSort>({
        type: 'string',
        enum: [...partnerSorts],
        default: 'name',
        description: `rating: highest rating first; it counts from ${minAnswers} ratings on, partners with fewer follow by name. offers: most live offers first.`,
      }),
    ),
    expand: expandParam(['updated', 'categories', ...Object.values(countedParts)]),
  }),
  response: found(PartnerList),
});

export const getPartnerBySlug = operation('GET', '/partners/slug/:slug', {
  operationId: 'getPartnerBySlug',
  summary: 'Get a partner by its slug',
  params: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 120, description: "The partner's slug, in any case." }),
  }),
  querystring: Type.Object({ expand: expandParam(['updated']) }),
  response: foundOrNot(Partner),
});
