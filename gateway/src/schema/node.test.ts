import { describe, expect, it } from 'vitest';
import {
  cityCategoryRow,
  cityRow,
  moreJobPage,
  moreJobRow,
  myOfferRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
  savedSearchRow,
} from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';

const stack = setUpStack();
const signedIn = { authorization: 'Bearer t.o.k' };
const read = (id: string, headers = {}) =>
  stack.gateway.ask('query ($id: ID!) { node(id: $id) { __typename id } }', { variables: { id }, headers });
const readAll = (ids: readonly string[], fields = '') =>
  stack.gateway.ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ${fields} } }`, {
    variables: { ids },
  });

describe('node', () => {
  it.each([
    ['City', '/web-api/en/cities', cityRow(), '?ids=1&expand=overview', 1],
    ['Partner', '/web-api/en/partners', partnerRow(), '?ids=11', 11],
    [
      'JobOffer',
      '/web-api/en/job_offers',
      offerRow(),
      '?ids=100&expand=texts,review_partner_country,countries',
      100,
    ],
    ['Post', '/web-api/en/posts', postRow(), '?ids=70&expand=body,city', 70],
    ['Review', '/web-api/en/reviews/latest', reviewRow(), '?ids=900&expand=city,partner', 900],
    [
      'Category',
      '/web-api/en/categories',
      { id: 5, slug: 'delivery', orgSlug: 'delivery', name: 'Delivery' },
      '?ids=5',
      5,
    ],
    ['CityCategory', '/web-api/en/city_categories', cityCategoryRow(), '?ids=1-5', '1-5'],
    [
      'MoreJobOffer',
      '/more-jobs-api/job-offers',
      moreJobRow(),
      `?ids=${moreJobRow().id}&expand=texts&language=en`,
      moreJobRow().id,
    ],
  ])('reads a %s again', async (__typename, path, row, query, rowId) => {
    stack.rest.on(path, moreJobPage([row] as never));
    const id = toGlobalId(__typename, rowId);
    const { data, errors } = await read(id);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { __typename, id } });
    expect(stack.rest.urls()).toEqual([`${path}${query}`]);
  });

  it('reads several rows of a type with one call', { tags: ['R7.15'] }, async () => {
    stack.rest.on('/web-api/en/cities', pageOf([cityRow({ id: 2 }), cityRow({ id: 1 })]));
    const { data } = await stack.gateway.ask(
      'query ($a: ID!, $b: ID!) { a: node(id: $a) { id } b: node(id: $b) { id } }',
      {
        variables: { a: toGlobalId('City', 1), b: toGlobalId('City', 2) },
      },
    );
    expect(data).toEqual({ a: { id: toGlobalId('City', 1) }, b: { id: toGlobalId('City', 2) } });
    expect(stack.rest.urls()).toEqual(['/web-api/en/cities?ids=1,2&expand=overview']);
  });

  it('reads a row that an operation asks for twice', async () => {
    stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
    const id = toGlobalId('City', 1);
    const { data } = await stack.gateway.ask(`{ a: node(id: "${id}") { id } b: node(id: "${id}") { id } }`);
    expect(data).toEqual({ a: { id }, b: { id } });
    expect(stack.rest.calls).toHaveLength(1);
  });

  it('is null for a row that does not exist', async () => {
    stack.rest.on('/web-api/en/cities', pageOf([]));
    const { data, errors } = await read(toGlobalId('City', 404));
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
  });

  const opportunity = { id: 3, job_offer_id: 100, dismissed: false, created: '2026-01-02T03:04:05Z' };

  it.each([
    ['SavedSearch', '/web-api/en/my/saved_searches', savedSearchRow(), '', savedSearchRow().id],
    ['ReviewOpportunity', '/web-api/en/my/review_opportunities', opportunity, '?ids=3', 3],
    [
      'UserJobOffer',
      '/web-api/en/my/job_offers',
      myOfferRow(),
      '?ids=100&expand=texts,review_partner_country,countries',
      100,
    ],
  ])('reads a %s of the user alone', async (__typename, path, row, query, rowId) => {
    stack.rest.on(path, pageOf<unknown>([row]));
    const id = toGlobalId(__typename, rowId);
    expect((await read(id, signedIn)).data).toEqual({ node: { __typename, id } });
    expect(stack.rest.calls).toMatchObject([{ url: `${path}${query}`, headers: signedIn }]);

    stack.rest.on(path, pageOf([]));
    const foreign = await read(id, signedIn);
    expect(foreign.data).toEqual({ node: null });
    expect(foreign.errors).toBeUndefined();
    stack.rest.calls.length = 0;
    const guest = await read(id);
    expect(guest).toMatchObject({ data: { node: null } });
    expect(guest.errors).toBeUndefined();
    expect(guest.headers.get('cache-control')).toBe('no-store');
    expect(stack.rest.calls).toEqual([]);
  });

  it('reads the applications of a user with one call', { tags: ['R7.15'] }, async () => {
    stack.rest.on('/web-api/en/my/job_offers', pageOf([myOfferRow({ id: 2 }), myOfferRow({ id: 1 })]));
    const ids = [1, 2].map((id) => toGlobalId('UserJobOffer', id));
    const { data, errors } = await stack.gateway.ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on UserJobOffer { jobOffer { cardTitle } } } }',
      { variables: { ids }, headers: signedIn },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ nodes: ids.map((id) => ({ id })) });
    expect(stack.rest.calls).toHaveLength(1);
  });

  it('reads the user alone, without a call', async () => {
    const id = (
      await stack.gateway.ask<{ viewer: { id: string } }>('{ viewer { id } }', { headers: signedIn })
    ).data?.viewer.id;
    expect((await read(String(id), signedIn)).data).toEqual({ node: { __typename: 'User', id } });
    const foreign = await read(toGlobalId('User', 'somebody-else'), signedIn);
    expect(foreign).toMatchObject({ data: { node: null } });
    expect(foreign.errors).toBeUndefined();
    const guest = await read(String(id));
    expect(guest).toMatchObject({ data: { node: null } });
    expect(guest.errors).toBeUndefined();
    expect(stack.rest.calls).toEqual([]);
  });

  it.each([
    'nonsense',
    toGlobalId('Language', 'de'),
    toGlobalId('City', 'x'),
    toGlobalId('CityCategory', '5'),
    toGlobalId('MoreJobOffer', '1-a'),
    toGlobalId('SavedSearch', 7),
  ])('rejects %s without a call and without an inner error', async (id) => {
    const { data, errors } = await read(id);
    expect(data).toEqual({ node: null });
    for (const error of errors ?? []) expect(error.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(stack.rest.calls).toHaveLength(0);
  });
});

describe('nodes', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

  it('reads the rows of a type with one call, in the order of the ids', { tags: ['R7.15'] }, async () => {
    stack.rest.on('/web-api/en/cities', pageOf(twenty.map((id) => cityRow({ id })).toReversed()));
    stack.rest.on('/web-api/en/partners', pageOf([partnerRow()]));
    const ids = [...twenty.map((id) => toGlobalId('City', id)), toGlobalId('Partner', 11)];
    const { data, errors } = await readAll(ids);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ nodes: ids.map((id) => ({ id })) });
    expect(stack.rest.urls()).toEqual([
      `/web-api/en/cities?ids=${twenty.join(',')}&expand=overview`,
      '/web-api/en/partners?ids=11',
    ]);
  });

  it('reads twenty reviews with their offers with two calls', async () => {
    const reviewOf = (id: number) => reviewRow({ id, jobOfferId: 100 + id });
    stack.rest.on('/web-api/en/reviews/latest', pageOf(twenty.map(reviewOf)));
    stack.rest.on('/web-api/en/job_offers', pageOf(twenty.map((id) => offerRow({ id: 100 + id }))));
    const ids = twenty.map((id) => toGlobalId('Review', id));
    const offer = (id: number) => ({ jobOffer: { id: toGlobalId('JobOffer', 100 + id) } });
    const brief = await readAll(ids, '... on Review { jobOffer { id } }');
    expect(brief.data).toMatchObject({ nodes: twenty.map(offer) });
    expect(stack.rest.calls).toHaveLength(1);
    stack.rest.calls.length = 0;
    const whole = await readAll(ids, '... on Review { jobOffer { id status } }');
    expect(whole.data).toMatchObject({ nodes: twenty.map(offer) });
    expect(stack.rest.urls().map((url) => url.split('?', 1)[0])).toEqual([
      '/web-api/en/reviews/latest',
      '/web-api/en/job_offers',
    ]);
  });

  it('gives each row its own error', async () => {
    stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
    const { data, errors } = await readAll([
      'nonsense',
      toGlobalId('City', 1),
      toGlobalId('City', 404),
      toGlobalId('City', 1),
    ]);
    const berlin = { __typename: 'City', id: toGlobalId('City', 1) };
    expect(data).toEqual({ nodes: [null, berlin, null, berlin] });
    expect(errors).toMatchObject([{ path: ['nodes', 0], extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('reads at most a hundred rows, whose fields count in the cost', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => toGlobalId('City', index + 1));
    const { data, errors } = await readAll(ids);
    expect(data).toEqual({ nodes: null });
    expect(errors).toMatchObject([{ path: ['nodes'], extensions: { code: 'BAD_USER_INPUT' } }]);
    const costly = await readAll(ids.slice(1), '... on City { jobOffers(first: 1) { totalCount } }');
    expect(costly.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }]);
    expect(stack.rest.calls).toEqual([]);
  });
});
