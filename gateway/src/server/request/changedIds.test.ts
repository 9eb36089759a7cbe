import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { metadataRow, reviewRow, userRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const idempotencyKey = '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11';
const [offerId, reviewId] = [toGlobalId('JobOffer', 100), toGlobalId('Review', 900)];
const amount = { idempotencyKey, offerId, value: 14 };

const send = async (field: string, type: string, input: object, extensions?: object) => {
  const query = `mutation Write($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`;
  const headers = { authorization: 'Bearer t.o.k' };
  const body = { query, variables: { input }, ...(extensions && { extensions }) };
  const answer = await stack.gateway.post(body, { headers });
  return answer.headers.get('x-changed-ids');
};

describe('the header that names what a write has changed', () => {
  it.each([
    ['addReview', 'AddReviewInput', { idempotencyKey, offerId, rating: 4 }, offerId],
    ['editReview', 'EditReviewInput', { offerId, rating: 4 }, offerId],
    ['deleteReview', 'DeleteReviewInput', { offerId }, offerId],
    ['markReviewHelpful', 'MarkReviewHelpfulInput', { reviewId, helpful: true }, reviewId],
    ['submitEarning', 'SubmitEarningInput', amount, offerId],
    ['submitCostToStart', 'SubmitCostToStartInput', amount, offerId],
    ['submitSignUpTime', 'SubmitSignUpTimeInput', { ...amount, value: 'ONE_DAY' }, offerId],
    ['submitCustomerAvailability', 'SubmitCustomerAvailabilityInput', { ...amount, value: 'HIGH' }, offerId],
    ['withdrawEarning', 'WithdrawEarningInput', { offerId }, offerId],
    ['withdrawCostToStart', 'WithdrawCostToStartInput', { offerId }, offerId],
    ['withdrawSignUpTime', 'WithdrawSignUpTimeInput', { offerId }, offerId],
    ['withdrawCustomerAvailability', 'WithdrawCustomerAvailabilityInput', { offerId }, offerId],
    ['changeSavedOffers', 'ChangeSavedOffersInput', { add: [offerId] }, null],
    ['reportReview', 'ReportReviewInput', { reviewId, reason: 'SPAM' }, null],
    ['reportJobOffer', 'ReportJobOfferInput', { offerId, reason: 'SCAM' }, null],
  ])('is set for %s, on the fast path and by Yoga, even if the answer is broken', async (...facts) => {
    const [field, type, input, expected] = facts;
    stack.rest.on('*', json(200, { isBroken: true }));
    // The first answer, and any with unusual parameters, comes from Yoga.
    expect(await send(field, type, input)).toBe(expected);
    expect(stack.gateway.logged.some(({ msg }) => msg === 'answered on the fast path')).toBe(false);
    for (let run = 0; run < 3; run += 1) expect(await send(field, type, input)).toBe(expected);
    expect(stack.gateway.logged.some(({ msg }) => msg === 'answered on the fast path')).toBe(true);
    expect(await send(field, type, input, {})).toBe(expected);
  });

  it.each([
    ['addReview', 'AddReviewInput', { idempotencyKey, offerId, rating: 4 }],
    ['editReview', 'EditReviewInput', { offerId, rating: 4 }],
    ['deleteReview', 'DeleteReviewInput', { offerId }],
  ])(
    'names the review, company and city of the answer of %s, whose pages may not have the offer',
    async (field, type, input) => {
      stack.rest.on('/web-api/en/job_offers/100/reviews', json(200, reviewRow()));
      const ids = [offerId, reviewId, toGlobalId('Partner', 11), toGlobalId('City', 1)];
      // By Yoga, and on the fast path.
      for (let run = 0; run < 3; run += 1) expect(await send(field, type, input)).toBe(ids.join(' '));
    },
  );

  it.each([
    ['updateMetadata', 'UpdateMetadataInput', { givenName: 'Ana' }],
    ['updateMetadata', 'UpdateMetadataInput', { familyName: null }],
    ['saveUser', 'SaveUserInput', { givenName: null, familyName: null }],
    ['setAvatar', 'SetAvatarInput', { picture: 'AAAA' }],
    ['removeAvatar', 'RemoveAvatarInput', {}],
  ])('names the reviews of the user, which show the name and picture, for %s with %j', async (...facts) => {
    const [field, type, input] = facts;
    const metadata = metadataRow({ review_ids: [900, 901] });
    stack.rest.on('/web-api/en/my/user/metadata/', json(200, metadata));
    stack.rest.on('/web-api/en/my/user/save', json(200, userRow({ user_metadata: metadata })));
    stack.rest.on('/web-api/en/my/user/avatar', json(200, userRow({ user_metadata: metadata })));
    expect(await send(field, type, input)).toBe(`${reviewId} ${toGlobalId('Review', 901)}`);
  });

  it('is not set for a change of the profile that no review shows', async () => {
    stack.rest.on('/web-api/en/my/user/metadata/', json(200, metadataRow({ review_ids: [900] })));
    expect(await send('updateMetadata', 'UpdateMetadataInput', { phone: '+4930123' })).toBeNull();
  });

  it('names everything that the writes of one request have changed, once', async () => {
    stack.rest.on('*', json(500));
    const write = (alias: string, id: string) =>
      `${alias}: submitEarning(input: { idempotencyKey: "${idempotencyKey}", offerId: "${id}", value: 1 }) { userErrors { code } }`;
    const query = `mutation { ${write('a', '100')} ${write('b', '101')} ${write('c', '100')} }`;
    const { headers } = await stack.gateway.ask(query, { headers: { authorization: 'Bearer t.o.k' } });
    expect(headers.get('x-changed-ids')).toBe(`${offerId} ${toGlobalId('JobOffer', 101)}`);
  });

  it.each([404, 409, 422])('is not set for a write that a service refuses with %d', async (status) => {
    stack.rest.on('/web-api/en/reviews/900/helpful', json(status, {}));
    for (let run = 0; run < 3; run += 1)
      expect(
        await send('markReviewHelpful', 'MarkReviewHelpfulInput', { reviewId, helpful: true }),
      ).toBeNull();
  });

  it('is not set for a write that was not sent', async () => {
    const input = { idempotencyKey, offerId: toGlobalId('City', 1), rating: 4 };
    expect(await send('addReview', 'AddReviewInput', input)).toBeNull();
    const signedOut = await stack.gateway.ask(
      `mutation { editReview(input: { offerId: "100", rating: 4 }) { userErrors { code } } }`,
    );
    expect(signedOut.headers.get('x-changed-ids')).toBeNull();
  });
});
