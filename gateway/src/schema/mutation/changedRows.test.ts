import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { myContributionsRow, offerRow, pageOf, reviewRow, savedSearchRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const api = '/web-api/en';
const headers = { authorization: 'Bearer u-1' };
const [offerId, otherId, cityId] = [
  toGlobalId('JobOffer', 100),
  toGlobalId('JobOffer', 101),
  toGlobalId('City', 1),
];
const key = 'idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11"';
const tooMany = json(422, { errors: [{ field: 'add', code: 'too_many', message: 'x' }] });
const done = json(204);

const ask = async (query: string) => {
  const { data, errors } = await stack.gateway.ask(query, { headers });
  expect(errors).toBeUndefined();
  return data;
};

/** The calls so far, without what they expand. */
const called = () =>
  stack.rest.calls.map(
    ({ method, url }) => `${method} ${url.replace(/&expand=[^&]*$/, '').slice(api.length)}`,
  );

/** Answers reads by `read`, and writes by `written`. */
const onBoth = (path: string, read: object, written = done) =>
  stack.rest.on(`${api}${path}`, (response, call) =>
    (call.method === 'GET' ? json(200, read) : written)(response, call),
  );

describe('viewerHasSaved', () => {
  const offers = '{ jobOffers { edges { node { viewerHasSaved } } } }';
  const shown = (...values: unknown[]) => ({
    jobOffers: { edges: values.map((viewerHasSaved) => ({ node: { viewerHasSaved } })) },
  });

  it('takes one call for all offers of a page, and none for a guest', async () => {
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow(), offerRow({ id: 101 })]));
    stack.rest.on(`${api}/my/saved_offers`, pageOf([offerRow({ id: 101 })]));
    expect(await ask(offers)).toEqual(shown(false, true));
    expect(called()).toEqual(['GET /job_offers?page=1&limit=20', 'GET /my/saved_offers?ids=100,101']);
    stack.rest.calls.length = 0;
    const guest = await stack.gateway.ask(offers);
    expect(guest.errors).toBeUndefined();
    expect(guest.data).toEqual(shown(false, false));
    expect(stack.rest.calls.map(({ headers: sent }) => sent.authorization)).not.toContain('Bearer u-1');
    expect(called().filter((call) => call.includes('/my/'))).toEqual([]);
  });
});

describe('the payload of a mutation', () => {
  it('has the offers that were saved and removed, and makes no call for them unless they are selected', async () => {
    onBoth('/my/saved_offers', pageOf([offerRow()]));
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow(), offerRow({ id: 101 })]));
    const change = (selection: string) =>
      ask(
        `mutation { changeSavedOffers(input: { add: ["${offerId}"], remove: ["${otherId}"] }) { ${selection} } }`,
      );
    expect(await change('userErrors { code }')).toEqual({ changeSavedOffers: { userErrors: [] } });
    expect(called()).toEqual(['PATCH /my/saved_offers']);
    stack.rest.calls.length = 0;
    const offers = '{ id viewerHasSaved }';
    expect(await change(`savedOffers ${offers} removedOffers ${offers} viewer { id }`)).toEqual({
      changeSavedOffers: {
        savedOffers: [{ id: offerId, viewerHasSaved: true }],
        removedOffers: [{ id: otherId, viewerHasSaved: false }],
        viewer: { id: toGlobalId('User', 'u-1') },
      },
    });
    expect(called()).toEqual([
      'PATCH /my/saved_offers',
      'GET /job_offers?ids=100,101',
      'GET /my/saved_offers?ids=100,101',
    ]);
  });

  it('shows no data from before the write, whatever the request has read', async () => {
    let total = 0;
    stack.rest.on(`${api}/my/saved_offers`, (response, call) => {
      if (call.method === 'PATCH') total += 1;
      (call.method === 'PATCH' ? done : json(200, pageOf([], total)))(response, call);
    });
    const change = `changeSavedOffers(input: { add: ["${offerId}"] }) { viewer { savedOffers { totalCount } } }`;
    const viewer = (totalCount: number) => ({ viewer: { savedOffers: { totalCount } } });
    expect(await ask(`mutation { first: ${change} second: ${change} }`)).toEqual({
      first: viewer(1),
      second: viewer(2),
    });
  });

  it('has the searches that were saved, and the one whose alert was set', async () => {
    const saved = savedSearchRow({ alerts: true });
    const rows = pageOf([
      savedSearchRow({ city: { ...saved.city, id: 2 } }),
      savedSearchRow({ id: '0b8f4b0e-1c7b-4f0a-8f66-0d3a4f6f0c11', filter: { age: 16 } }),
      saved,
    ]);
    onBoth('/my/saved_searches', rows);
    onBoth('/my/saved_searches/alert', {});
    const search = `cityId: "${cityId}", categories: ["delivery-org"], type: PART_TIME, filter: { payFrom: 12.5, remote: false, age: 16 }`;
    const row = { id: toGlobalId('SavedSearch', saved.id), alerts: true };
    expect(
      await ask(`mutation {
        changeSavedSearches(input: { add: [{ ${search} }] }) { savedSearches { id alerts } viewer { savedSearches { city { id } } } }
        setSearchAlert(input: { ${search}, alerts: true }) { savedSearch { id alerts } } }`),
    ).toEqual({
      changeSavedSearches: {
        savedSearches: [row],
        viewer: {
          savedSearches: [
            { city: { id: toGlobalId('City', 2) } },
            { city: { id: cityId } },
            { city: { id: cityId } },
          ],
        },
      },
      setSearchAlert: { savedSearch: row },
    });
    expect(called()).toEqual([
      'PATCH /my/saved_searches',
      'GET /my/saved_searches',
      'PATCH /my/saved_searches/alert',
      'GET /my/saved_searches',
    ]);
  });

  it('has the review with its offer, whose rating is read after the write', async () => {
    stack.rest.on(`${api}/job_offers/100/reviews`, json(201, reviewRow()));
    stack.rest.on(
      `${api}/job_offers`,
      pageOf([offerRow({ review: { rating: 4.4, ratingCount: 4, ratingCounts: [0, 0, 0, 2, 2] } })]),
    );
    const add = `addReview(input: { ${key}, offerId: "${offerId}", rating: 5 })`;
    const remove = `deleteReview(input: { offerId: "${offerId}" })`;
    const selection = '{ review { id } jobOffer { id review { ratingCount } } }';
    const payload = {
      review: { id: toGlobalId('Review', 900) },
      jobOffer: { id: offerId, review: { ratingCount: 4 } },
    };
    expect(await ask(`mutation { ${add} ${selection} }`)).toEqual({ addReview: payload });
    expect(await ask(`mutation { ${remove} ${selection} }`)).toEqual({ deleteReview: payload });
    expect(called()).toEqual([
      'POST /job_offers/100/reviews',
      'GET /job_offers?ids=100',
      'DELETE /job_offers/100/reviews',
      'GET /job_offers?ids=100',
    ]);
  });

  it('has the offer with the figures of the answer, which are not read again', async () => {
    stack.rest.on(`${api}/job_offers/100/earning`, { avg: 14.5, count: 3, currency: 'EUR' });
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
    stack.rest.on(`${api}/my/contributions/100`, { ...myContributionsRow() });
    const submit = `submitEarning(input: { ${key}, offerId: "${offerId}", value: 14.5 })`;
    const own = `viewer { contributions(offerId: "${offerId}") { earning } }`;
    expect(await ask(`mutation { ${submit} { jobOffer { earning { avg count } } ${own} } }`)).toEqual({
      submitEarning: {
        jobOffer: { earning: { avg: 14.5, count: 3 } },
        viewer: { contributions: { earning: 14.5 } },
      },
    });
    expect(called().toSorted()).toEqual([
      'GET /job_offers?ids=100',
      'GET /my/contributions/100',
      'POST /job_offers/100/earning',
    ]);
  });

  it('has nothing but the user errors when the service refuses', async () => {
    for (const path of ['/my/saved_offers', '/my/saved_searches', '/job_offers/100/reviews'])
      stack.rest.on(`${api}${path}`, tooMany);
    const code = 'userErrors { code }';
    const refused = { userErrors: [{ code: 'TOO_MANY' }] };
    expect(
      await ask(`mutation {
        changeSavedOffers(input: { add: ["${offerId}"] }) { savedOffers { id } removedOffers { id } ${code} }
        changeSavedSearches(input: { add: [{ cityId: "${cityId}" }] }) { savedSearches { id } ${code} }
        editReview(input: { offerId: "${offerId}", rating: 4 }) { jobOffer { id } ${code} } }`),
    ).toEqual({
      changeSavedOffers: { savedOffers: null, removedOffers: null, ...refused },
      changeSavedSearches: { savedSearches: null, ...refused },
      editReview: { jobOffer: null, ...refused },
    });
    expect(called().filter((call) => call.startsWith('GET'))).toEqual([]);
  });

  it('names the deleted user by the id that caches know', async () => {
    onBoth('/my/user', {}, json(200, { user_id: 'u-1', sign_in_deleted: true }));
    const id = toGlobalId('User', 'u-1');
    expect(await ask('mutation { deleteUser(input: {}) { deletedId deletedUserId } }')).toEqual({
      deleteUser: { deletedId: id, deletedUserId: 'u-1' },
    });
  });
});
