import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const send = (mutation: string) =>
  stack.gateway.ask(`mutation { ${mutation} }`, { headers: { authorization: 'Bearer t.o.k' } });

describe('a write beyond the hourly limit of a service', () => {
  it.each([
    [
      '/web-api/en/reviews/7/helpful',
      `markReviewHelpful(input: { reviewId: "${toGlobalId('Review', 7)}", helpful: true })`,
    ],
    [
      '/web-api/en/job_offers/7/earning',
      `submitEarning(input: { idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11", offerId: "${toGlobalId('JobOffer', 7)}", value: 12 })`,
    ],
    [
      '/web-api/en/job_offers/7/reviews',
      `editReview(input: { offerId: "${toGlobalId('JobOffer', 7)}", rating: 2 })`,
    ],
  ])('is a user error that says when to try again: %s', async (path, mutation) => {
    stack.rest.on(path, json(429, { message: 'Too many requests. Try again later.' }));
    const { data, errors } = await send(`${mutation} { userErrors { field code message } }`);
    expect(errors).toBeUndefined();
    const [name = ''] = mutation.split('(');
    const message = 'Too many requests. Please try again in an hour.';
    expect(data).toEqual({
      [name]: { userErrors: [{ field: null, code: 'TOO_MANY_REQUESTS', message }] },
    });
  });
});
