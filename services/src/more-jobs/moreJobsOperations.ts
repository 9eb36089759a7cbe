import { Type } from 'typebox';
import { expandParam } from '../rest/expand.ts';
import { siteLanguages, type Language } from '../rest/language.ts';
import { operation, type AnyOperation } from '../rest/operation.ts';
import { found, foundOrNot } from '../rest/problem.ts';
import { moreJobDetails } from './moreJobDetails.ts';
import { MoreJobFacets } from './moreJobFacetSchema.ts';
import { MoreJobOffer, MoreJobOfferList } from './moreJobOfferSchema.ts';

const slug = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));

const language = Type.Unsafe<Language>({
  type: 'string',
  enum: [...siteLanguages],
  default: 'en',
  description: 'The language of city and country names.',
});

const filters = {
  city: slug("The city's slug in any language."),
  partner: slug("The partner's slug."),
  feed: slug('The feed of the offer.'),
};

const narrowing = {
  radius: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      description:
        'Kilometres around `city`, to find the offers of the cities there as well; `state` and `country_code` are then ignored. Ignored without `city`.',
    }),
  ),
  state: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2}$', description: "The state's two letters, in any case." }),
  ),
  country_code: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2, in any case.' }),
  ),
  keyword: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Words that title or description must all contain. Each also finds the other forms of a title in ten languages (`Köchin`: `Koch`), and one of four letters or more the 20 shortest words that begin or end with it. A word that no offer contains is replaced by the 20 shortest words that contain it (up to three letters: begin with it), or else by up to 5 that differ by one typing mistake. This holds for the first six words; others must be contained as they are. Words such as `jobs` and remarks such as `(m/w/d)` are ignored, a slash separates alternatives, and the name of a city also finds the offers there.',
    }),
  ),
};

const uuid = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

export const listMoreJobOffers = operation('GET', '/job-offers', {
  operationId: 'listMoreJobOffers',
  summary: 'List live full-time offers, newest first',
  description:
    'Leaves out offers that are expired or past validThrough, unless ids are given. Pages cover 10000 rows, or 500 if a keyword has more than 10000 matches; after has no such limit. The list is empty for an unknown city or partner.',
  querystring: Type.Object({
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1, description: 'Page, from 1.' }),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'Rows per page, up to 200.' }),
    after: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The value of next in the previous answer, to get the rows after it; page is ignored.',
      }),
    ),
    ids: Type.Optional(
      Type.String({
        pattern: `^${uuid}(,${uuid}){0,199}$`,
        description: 'Up to 200 comma-separated ids. The answer has exactly these rows on one page.',
      }),
    ),
    ...filters,
    ...narrowing,
    ...moreJobDetails,
    expand: expandParam(['texts']),
    language,
  }),
  response: found(MoreJobOfferList),
});

export const listMoreJobFacets = operation('GET', '/job-offers/facets', {
  operationId: 'listMoreJobFacets',
  summary: 'Count live full-time offers by country, state and city',
  description:
    'Counts countries for the keyword alone, states within the country, and cities within country and state, whatever their radius, contract, pay and date. Counting stops at 200 offers per city without a keyword, and at 10000 offers with one.',
  querystring: Type.Object({
    city: filters.city,
    ...narrowing,
    ...moreJobDetails,
    expand: expandParam(['choices']),
    language,
  }),
  response: found(MoreJobFacets),
});

export const getMoreJobOffer = operation('GET', '/job-offer', {
  operationId: 'getMoreJobOffer',
  summary: 'Get a full-time offer by its id or the slug of its title, whatever its status',
  description: 'Requires id or title_slug; city, partner and feed must match if they are given.',
  querystring: Type.Object({
    id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "The offer's UUID, or its id within the feed.",
      }),
    ),
    title_slug: slug('The slug of its title.'),
    ...filters,
    language,
  }),
  response: foundOrNot(MoreJobOffer),
});

/** Every operation of the more-jobs API. */
export const moreJobsOperations: AnyOperation[] = [listMoreJobOffers, listMoreJobFacets, getMoreJobOffer];
