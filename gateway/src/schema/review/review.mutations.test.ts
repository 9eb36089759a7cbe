import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { pageOf, reviewRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const path = '/web-api/de/job_offers/100/reviews';
const offerId = toGlobalId('JobOffer', 100);
const idempotencyKey = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
const headers = { authorization: 'Bearer t.o.k', 'x-session-id': 'session-1' };

const add = (input: object = {}) =>
  stack.gateway.ask(
    `mutation ($input: AddReviewInput!) { addReview(input: $input) {
      review { id username avatar userId rating reviewText jobOfferId } userErrors { field code message } } }`,
    { lang: 'de', headers, variables: { input: { idempotencyKey, offerId, rating: 5, ...input } } },
  );

describe('addReview', () => {
  it(
    'sends rating and text with key, token and session id',
    { tags: ['R3.83', 'R3.85', 'R7.66'] },
    async () => {
      stack.rest.on(path, json(201, reviewRow({ userId: 'u-1', avatar: 'a1' })));
      const { data, errors } = await add({ reviewText: 'Good' });
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        addReview: {
          review: {
            id: toGlobalId('Review', 900),
            username: 'Kim',
            avatar: 'a1',
            userId: 'u-1',
            rating: 5,
            reviewText: 'Good',
            jobOfferId: offerId,
          },
          userErrors: [],
        },
      });
      expect(stack.rest.calls[0]).toMatchObject({
        method: 'POST',
        url: path,
        body: { rating: 5, reviewText: 'Good', session_id: 'session-1' },
        headers: { authorization: 'Bearer t.o.k', 'idempotency-key': idempotencyKey },
      });
    },
  );

  it.each([0, 6])('returns a user error for a rating of %i', { tags: ['R3.84', 'R8.05'] }, async (rating) => {
    const faults = [{ field: 'rating', code: 'out_of_range', message: 'is from 1 to 5' }];
    stack.rest.on(path, json(422, { errors: faults }));
    const { data, errors } = await add({ rating });
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['rating'], code: 'INVALID', message: 'is from 1 to 5' }];
    expect(data).toEqual({ addReview: { review: null, userErrors } });
  });

  it('returns UNAUTHENTICATED without a token, and sends nothing', { tags: ['R8.03'] }, async () => {
    const { data, errors } = await stack.gateway.ask(
      `mutation ($input: AddReviewInput!) { addReview(input: $input) { userErrors { code } } }`,
      { variables: { input: { idempotencyKey, offerId, rating: 5 } } },
    );
    expect(data).toEqual({ addReview: null });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(stack.rest.calls).toHaveLength(0);
  });
});

describe('editReview', () => {
  const edit = (input: object) =>
    stack.gateway.ask(
      `mutation ($input: EditReviewInput!) { editReview(input: $input) {
        review { rating } userErrors { code } } }`,
      { lang: 'de', headers, variables: { input: { offerId, ...input } } },
    );

  it('changes only the given fields, and removes the text if it is null', { tags: ['R7.66'] }, async () => {
    stack.rest.on(path, reviewRow({ rating: 3 }));
    const { data } = await edit({ rating: 3 });
    await edit({ reviewText: null });
    expect(data).toEqual({ editReview: { review: { rating: 3 }, userErrors: [] } });
    expect(stack.rest.calls.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { rating: 3, session_id: 'session-1' }],
      ['PATCH', { reviewText: null, session_id: 'session-1' }],
    ]);
  });

  it(
    'returns null without an error when the user has not reviewed the offer',
    { tags: ['R8.04'] },
    async () => {
      const { data, errors } = await edit({ rating: 3 });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ editReview: { review: null, userErrors: [{ code: 'NOT_FOUND' }] } });
    },
  );
});

describe('deleteReview', () => {
  const remove = (sent: Record<string, string> = headers) =>
    stack.gateway.ask(
      `mutation ($input: DeleteReviewInput!) { deleteReview(input: $input) {
        review { id jobOfferId } userErrors { field code } } }`,
      { lang: 'de', headers: sent, variables: { input: { offerId } } },
    );

  it('deletes the review of the user, and returns it as it was', async () => {
    stack.rest.on(path, reviewRow());
    const { data, errors } = await remove();
    expect(errors).toBeUndefined();
    const review = { id: toGlobalId('Review', 900), jobOfferId: offerId };
    expect(data).toEqual({ deleteReview: { review, userErrors: [] } });
    expect(stack.rest.calls).toMatchObject([
      { method: 'DELETE', url: path, headers: { authorization: 'Bearer t.o.k' } },
    ]);
  });

  it('returns NOT_FOUND without a review of the user, as after a second request', async () => {
    const { data, errors } = await remove();
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['offerId'], code: 'NOT_FOUND' }];
    expect(data).toEqual({ deleteReview: { review: null, userErrors } });
  });

  it('fails visibly when the service fails, and sends nothing without a token', async () => {
    stack.rest.on(path, json(503));
    expect((await remove()).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_ERROR', status: 503 } }]);
    stack.rest.reset();
    expect((await remove({})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(stack.rest.calls).toEqual([]);
  });
});

describe('partnerReviews', () => {
  it(
    'pages through the reviews of a company in a country',
    { tags: ['R3.86', 'R3.87', 'R7.66'] },
    async () => {
      stack.rest.on('/web-api/en/reviews/partner/11', pageOf([reviewRow()], 30));
      const { data } = await stack.gateway.ask(
        `query ($id: ID!) { partnerReviews(partnerId: $id, countryCode: "DE", page: 2) { totalCount pageCount
        edges { node { city { name slug country { name countryCode } } partner { name slug } } } } }`,
        { variables: { id: toGlobalId('Partner', 11) } },
      );
      const node = {
        city: { name: 'Berlin', slug: 'berlin', country: { name: 'Germany', countryCode: 'DE' } },
        partner: { name: 'Swiftbite', slug: 'swiftbite' },
      };
      expect(data).toEqual({ partnerReviews: { totalCount: 30, pageCount: 2, edges: [{ node }] } });
      expect(stack.rest.urls()).toEqual([
        '/web-api/en/reviews/partner/11?page=2&limit=20&expand=city,partner&country_code=DE',
      ]);
    },
  );
});
