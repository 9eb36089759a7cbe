import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot } from '../../rest/problem.ts';
import { Partner, PartnerList } from './partnerSchema.ts';

export const listPartners = operation('GET', '/partners', {
  operationId: 'listPartners',
  summary: 'List partners by name',
  querystring: Type.Object({
    ...paging,
    ids: idsParam,
    category: Type.Optional(
      Type.String({
        maxLength: 120,
        description: 'Only partners with offers in this category (its orgSlug).',
      }),
    ),
    country_code: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'Only partners in this country: ISO 3166-1 alpha-2, in any case.',
      }),
    ),
    expand: expandParam(['updated', 'categories', 'category_counts']),
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
