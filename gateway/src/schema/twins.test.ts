import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  cityCategoryRow,
  cityRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
} from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';
import { schema } from './index.ts';

const stack = setUpStack();
const api = '/web-api/en';
const offer = `node(id: "${toGlobalId('JobOffer', 100)}") { ... on JobOffer { … } }`;
const post = `node(id: "${toGlobalId('Post', 70)}") { ... on Post { … } }`;
const partner = `node(id: "${toGlobalId('Partner', 11)}") { ... on Partner { … } }`;
const city = 'city(slug: "berlin") { … }';
const slugs = 'citySlug: "berlin", partnerSlug: "swiftbite"';
const reviews = '(countryCode: "DE", first: 2, withText: true) { totalCount edges { node { id rating } } }';

/** Each deprecated field of the root, the field that replaces it, and their call. */
const twins: Readonly<Record<string, readonly [old: string, inPlace: string, field: string, path: string]>> =
  {
    cityCategories: [
      'cityCategories(citySlug: "berlin", sort: PARTNERS_COUNT) { id updatedAt }',
      city,
      'categories(sort: PARTNERS_COUNT) { id updatedAt }',
      `${api}/city_categories`,
    ],
    jobOfferPosts: [
      `jobOfferPosts(${slugs}) { id title }`,
      offer,
      'posts { id title }',
      `${api}/posts/job_offer`,
    ],
    partnerReviews: [
      `partnerReviews(partnerId: "11", ${reviews.slice(1)}`,
      partner,
      `reviews${reviews}`,
      `${api}/reviews/partner/11`,
    ],
    promotedJobOffers: [
      'promotedJobOffers(offerId: "100", limit: 3) { id overview }',
      offer,
      'similar(limit: 3) { id overview }',
      `${api}/job-offers/promoted/100`,
    ],
    similarPosts: [
      'similarPosts(postId: "70") { id title }',
      post,
      'similar { id title }',
      `${api}/posts/similar`,
    ],
  };

const serve = () => {
  stack.rest.on(`${api}/cities/slug/berlin`, cityRow());
  stack.rest.on(`${api}/city_categories`, pageOf([cityCategoryRow({ updated: '2026-01-03T00:00:00Z' })]));
  stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
  stack.rest.on(`${api}/job-offers/promoted/100`, pageOf([offerRow({ id: 101 }), offerRow({ id: 102 })]));
  stack.rest.on(`${api}/partners`, pageOf([partnerRow()]));
  stack.rest.on(`${api}/posts`, pageOf([postRow()]));
  stack.rest.on(`${api}/posts/`, pageOf([postRow({ id: 72 })], 41));
  stack.rest.on(`${api}/posts/similar`, pageOf([postRow({ id: 71 })]));
  stack.rest.on(`${api}/posts/job_offer`, pageOf([postRow({ id: 72 })]));
  stack.rest.on(`${api}/reviews/partner/11`, pageOf([reviewRow(), reviewRow({ id: 901 })], 7));
};

/** The value of the last field of a document, and its call. */
const askFor = async (document: string, path: string) => {
  stack.rest.calls.length = 0;
  const { data, errors } = await stack.gateway.ask(`{ ${document} }`);
  expect(errors).toBeUndefined();
  const [top] = Object.values(data ?? {});
  const urls = stack.rest.urls().filter((url) => url.startsWith(`${path}?`));
  return { top, urls };
};

describe('an edge that replaces a field of the root', () => {
  it.each(Object.entries(twins))('gives the rows of %s with the same call', async (_name, twin) => {
    const [old, inPlace, field, path] = twin;
    serve();
    const before = await askFor(old, path);
    const after = await askFor(inPlace.replace('…', field), path);
    expect(before.top).not.toEqual([]);
    expect(Object.values(after.top as object)).toEqual([before.top]);
    expect(after.urls).toEqual(before.urls);
    expect(after.urls).toHaveLength(1);
  });

  it('exists for every deprecated field of the root', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const deprecated = fields.filter(({ deprecationReason }) => deprecationReason);
    expect(deprecated.map(({ name }) => name).toSorted()).toEqual(Object.keys(twins));
    for (const { deprecationReason } of deprecated) {
      const [, typename = '', name = ''] = /`(\w+)\.(\w+)`/.exec(deprecationReason ?? '') ?? [];
      const type = schema.getType(typename);
      expect(isObjectType(type) && type.getFields()[name]).toBeTruthy();
    }
  });
});

describe('the lists of a company and a city', () => {
  it('are filtered, sorted and paged like other lists', async () => {
    serve();
    await askFor(
      `partner: ${partner.replace('…', 'jobOffers(citySlug: "berlin", countryCode: "DE", categories: ["a"], type: WEEKEND, sort: RATING, first: 3, page: 2) { totalCount }')}`,
      `${api}/job_offers`,
    ).then(({ urls }) =>
      expect(urls).toEqual([
        `${api}/job_offers?city_slug=berlin&country_code=DE&partner_slug=swiftbite&categories=a&type=weekend&sort=rating&page=2&limit=3`,
      ]),
    );
    const { top, urls } = await askFor(
      'city(slug: "berlin") { posts(first: 1) { totalCount edges { node { id } } } }',
      `${api}/posts/`,
    );
    expect(top).toEqual({
      posts: { totalCount: 41, edges: [{ node: { id: toGlobalId('Post', 72) } }] },
    });
    expect(urls).toEqual([`${api}/posts/?page=1&limit=1&city_id=1`]);
  });

  it('need no call for a company that another row contains', async () => {
    serve();
    stack.rest.on(`${api}/reviews/latest`, pageOf([reviewRow()]));
    const { top } = await askFor('latestReviews { partner { name reviews { totalCount } } }', api);
    expect(top).toEqual([{ partner: { name: 'Swiftbite', reviews: { totalCount: 7 } } }]);
    expect(stack.rest.calls).toHaveLength(2);
  });
});
