import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { pageOf, reviewRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const id = toGlobalId('Review', 900);
const headers = { authorization: 'Bearer t.o.k' };

describe('feedback on a review', () => {
  it('reportReview sends reason and comment', async () => {
    stack.rest.on('/web-api/en/reviews/900/report', { id: 900, helpfulCount: 0 });
    const { data, errors } = await stack.gateway.ask(
      `mutation ($id: ID!) { reportReview(input: { reviewId: $id, reason: PERSONAL_DATA, comment: "A name." }) {
        reportedId userErrors { code } } }`,
      { headers, variables: { id } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ reportReview: { reportedId: id, userErrors: [] } });
    expect(stack.rest.calls[0]?.body).toEqual({ reason: 'personal_data', comment: 'A name.' });
  });

  it('markReviewHelpful sends the vote and returns the review with the number of votes', async () => {
    stack.rest.on('/web-api/en/reviews/900/helpful', { id: 900, helpfulCount: 3 });
    stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow({ id: 900, helpfulCount: 3 })]));
    const { data } = await stack.gateway.ask(
      `mutation ($id: ID!) { markReviewHelpful(input: { reviewId: $id, helpful: true }) {
        helpfulCount review { id helpfulCount } } }`,
      { headers, variables: { id } },
    );
    expect(data).toEqual({ markReviewHelpful: { helpfulCount: 3, review: { id, helpfulCount: 3 } } });
    expect(stack.rest.calls[0]?.body).toEqual({ helpful: true });
  });

  it('viewerFoundHelpful takes one call for all reviews, and none for a guest', async () => {
    const ids = [41, 42, 43];
    stack.rest.on('/web-api/en/reviews/latest', pageOf(ids.map((row) => reviewRow({ id: row }))));
    stack.rest.on('/web-api/en/my/helpful_reviews', pageOf([{ id: 42 }]));
    const ask = (options: object) =>
      stack.gateway.ask(
        'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Review { viewerFoundHelpful } } }',
        {
          ...options,
          variables: { ids: ids.map((row) => toGlobalId('Review', row)) },
        },
      );
    const found = (...values: boolean[]) => ({
      nodes: values.map((viewerFoundHelpful) => ({ viewerFoundHelpful })),
    });
    const called = () => stack.rest.urls().filter((url) => url.includes('/my/'));
    expect((await ask({ headers })).data).toEqual(found(false, true, false));
    expect(called()).toEqual(['/web-api/en/my/helpful_reviews?ids=41,42,43']);
    stack.rest.calls.length = 0;
    const guest = await ask({});
    expect(guest.errors).toBeUndefined();
    expect(guest.data).toEqual(found(false, false, false));
    expect(called()).toEqual([]);
  });

  it('viewerFoundHelpful is what is true after each vote, also when the count stays', async () => {
    let votes: { id: number }[] = [];
    stack.rest.on('/web-api/en/reviews/900/helpful', (response, call) => {
      votes = (call.body as { helpful: boolean }).helpful ? [{ id: 900 }] : [];
      json(200, { id: 900, helpfulCount: votes.length })(response, call);
    });
    stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow({ id: 900, helpfulCount: 0 })]));
    stack.rest.on('/web-api/en/my/helpful_reviews', (response, call) =>
      json(200, pageOf(votes))(response, call),
    );
    const mark = (helpful: boolean) =>
      `markReviewHelpful(input: { reviewId: "${id}", helpful: ${helpful} }) { review { helpfulCount viewerFoundHelpful } }`;
    const { data } = await stack.gateway.ask(`mutation { add: ${mark(true)} remove: ${mark(false)} }`, {
      headers,
    });
    expect(data).toEqual({
      add: { review: { helpfulCount: 0, viewerFoundHelpful: true } },
      remove: { review: { helpfulCount: 0, viewerFoundHelpful: false } },
    });
  });

  it('lists of reviews can be filtered and ordered', async () => {
    stack.rest.on('/web-api/en/reviews/partner/11', pageOf([reviewRow()], 1));
    await stack.gateway.ask(
      `query ($id: ID!) { partnerReviews(partnerId: $id, rating: 4, language: "de", order: MOST_HELPFUL) {
        edges { node { helpfulCount } } } }`,
      { variables: { id: toGlobalId('Partner', 11) } },
    );
    expect(stack.rest.urls()).toEqual([
      '/web-api/en/reviews/partner/11?page=1&limit=20&expand=city,partner&rating=4&review_language=de&sort=helpful',
    ]);
  });
});
