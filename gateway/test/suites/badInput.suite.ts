import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../src/builder/globalId.ts';
import type { GetReferenceStack } from '../referenceStack.ts';
import { dataOf } from '../startGateway.ts';

interface RejectedInput {
  readonly mutation: string;
  readonly input: object;
  readonly field: string | null;
  readonly code: string;
}

const rejected = (mutation: string, input: object, field: string | null, code: string): RejectedInput => ({
  mutation,
  input,
  field,
  code,
});

const long = (length: number): string => 'x'.repeat(length);
const unknownOffer = { offerId: toGlobalId('JobOffer', 99_999_999) };

/** The selection for the result of each mutation. */
const shown: Readonly<Record<string, string>> = {
  addReview: 'review { id }',
  editReview: 'review { id }',
  deleteReview: 'review { id }',
  withdrawEarning: 'earning { count }',
  withdrawCostToStart: 'costToStart { count }',
  withdrawSignUpTime: 'signUpTime { count }',
  withdrawCustomerAvailability: 'customerAvailability { count }',
  submitEarning: 'earning { count }',
  submitCostToStart: 'costToStart { count }',
  submitSignUpTime: 'signUpTime { count }',
  submitCustomerAvailability: 'customerAvailability { count }',
  addReviewOpportunity: 'opportunity { id }',
  dismissReviewOpportunity: 'opportunity { id }',
  setApplication: 'application { stage }',
  reportReview: 'reportedId',
  reportJobOffer: 'reportedId',
  markReviewHelpful: 'helpfulCount',
  updateMetadata: 'metadata { familyName }',
  saveUser: 'user { userId }',
  saveLanguages: 'languages { id }',
  createLead: 'lead { id }',
  requestCity: 'proposition',
};

const withKey = new Set([
  'addReview',
  'submitEarning',
  'submitCostToStart',
  'submitSignUpTime',
  'submitCustomerAvailability',
  'createLead',
]);
const ofAnOffer = new Set([
  ...withKey,
  'editReview',
  'deleteReview',
  'withdrawEarning',
  'withdrawCostToStart',
  'withdrawSignUpTime',
  'withdrawCustomerAvailability',
  'addReviewOpportunity',
  'dismissReviewOpportunity',
  'setApplication',
  'reportJobOffer',
]);

const metadata = (input: object, field: string, code: string): RejectedInput[] =>
  ['updateMetadata', 'saveUser'].map((mutation) => rejected(mutation, input, field, code));

/** Inputs that the services reject, with the user error of the graph. */
const rejectedInputs: readonly RejectedInput[] = [
  rejected('addReview', { rating: 0 }, 'rating', 'too_small'),
  rejected('addReview', { rating: 6 }, 'rating', 'too_large'),
  rejected('addReview', { rating: 5, reviewText: long(5001) }, 'reviewText', 'too_long'),
  rejected('addReview', { rating: 5, ...unknownOffer }, 'offerId', 'not_found'),
  rejected('reportReview', { reviewId: '99999999', reason: 'SPAM' }, 'reviewId', 'not_found'),
  rejected('reportJobOffer', { reason: 'SCAM', ...unknownOffer }, 'offerId', 'not_found'),
  rejected('reportJobOffer', { reason: 'SCAM', comment: long(1001) }, 'comment', 'too_long'),
  rejected('markReviewHelpful', { reviewId: '99999999', helpful: true }, 'reviewId', 'not_found'),
  rejected('editReview', { rating: 0 }, 'rating', 'too_small'),
  rejected('editReview', { rating: 6 }, 'rating', 'too_large'),
  rejected('editReview', { reviewText: long(5001) }, 'reviewText', 'too_long'),
  // Another user has reviewed this offer, this one has not.
  rejected('editReview', { rating: 1 }, 'offerId', 'not_found'),
  rejected('deleteReview', {}, 'offerId', 'not_found'),
  ...['withdrawEarning', 'withdrawCostToStart', 'withdrawSignUpTime', 'withdrawCustomerAvailability'].map(
    (mutation) => rejected(mutation, {}, 'offerId', 'not_found'),
  ),
  rejected('submitEarning', { value: 10_000 }, 'value', 'implausible_hourly_pay'),
  rejected('submitCostToStart', { value: 10_000 }, 'value', 'implausible_start_cost'),
  ...['submitEarning', 'submitCostToStart'].flatMap((mutation) => [
    rejected(mutation, { value: -0.01 }, 'value', 'too_small'),
    rejected(mutation, { value: 1e9 }, 'value', 'too_large'),
    rejected(mutation, { value: 1, currency: 'XQZ' }, 'currency', 'unknown'),
    rejected(mutation, { value: 1, currency: 'USD' }, 'currency', 'other_currency'),
    rejected(mutation, { value: 1, currency: 'EURO' }, 'currency', 'too_long'),
    rejected(mutation, { value: 1, ...unknownOffer }, 'offerId', 'not_found'),
  ]),
  rejected('submitSignUpTime', { value: 'LONGER', ...unknownOffer }, 'offerId', 'not_found'),
  rejected('submitCustomerAvailability', { value: 'LOW', ...unknownOffer }, 'offerId', 'not_found'),
  rejected('addReviewOpportunity', unknownOffer, 'offerId', 'not_found'),
  rejected('dismissReviewOpportunity', {}, 'offerId', 'not_found'),
  // Another user has applied for this offer, this one has not.
  rejected('setApplication', { stage: 'APPROVED' }, 'offerId', 'not_found'),
  rejected('setApplication', { stage: 'APPROVED', reachedOn: '2999-01-01' }, 'reachedOn', 'in_future'),
  rejected('setApplication', { stage: 'APPROVED', reachedOn: '2026-02-31' }, 'reachedOn', 'invalid'),
  ...metadata({ birthdate: '2999-01-01' }, 'birthdate', 'in_future'),
  ...metadata({ birthdate: `${new Date().getUTCFullYear() - 6}-01-01` }, 'birthdate', 'too_young'),
  ...metadata({ birthdate: '1990-02-31' }, 'birthdate', 'invalid'),
  ...metadata({ email: 'nonsense' }, 'email', 'invalid'),
  ...metadata({ phone: 'call me' }, 'phone', 'invalid'),
  ...metadata({ givenName: long(101) }, 'givenName', 'too_long'),
  ...metadata({ country: 'Germany' }, 'country', 'too_long'),
  ...metadata({ language: 'xx' }, 'language', 'unknown'),
  ...metadata({ avatar: 'javascript:alert(1)' }, 'avatar', 'invalid'),
  ...metadata({ favouriteCategories: ['nothing'] }, 'favouriteCategories.0', 'unknown'),
  ...metadata({ worktownId: toGlobalId('City', 1) }, 'worktownId', 'unknown'),
  ...metadata({ worktownSlug: 'nowhere' }, 'worktownSlug', 'unknown'),
  rejected('saveLanguages', { addLanguages: [{ id: 'de' }, { id: 'xx' }] }, 'addLanguages.1.id', 'unknown'),
  rejected('createLead', { email: 'nonsense' }, 'email', 'invalid'),
  rejected('createLead', { phone: 'call me' }, 'phone', 'invalid'),
  rejected('createLead', { fullName: long(201) }, 'fullName', 'too_long'),
  rejected('requestCity', { proposition: long(121) }, 'proposition', 'too_long'),
  rejected('requestCity', { proposition: 'x' }, 'proposition', 'too_short'),
];

/** Inputs that do not match the types of the graph. */
const mistyped: readonly (readonly [mutation: string, input: object])[] = [
  ['addReview', { rating: 2.5 }],
  ['addReview', { rating: '5' }],
  ['submitEarning', { value: '12' }],
  ['submitSignUpTime', { value: 'soon' }],
  ['submitEarning', { value: 1, idempotencyKey: 'again' }],
  ['setApplication', { stage: 'HIRED' }],
  ['setApplication', { stage: 'APPROVED', reachedOn: 'today' }],
  ['updateMetadata', { birthdate: '13/40/1990' }],
  ['updateMetadata', { gender: 'x' }],
  ['updateMetadata', { typeOfJobs: ['night'] }],
  ['saveLanguages', { addLanguages: [{ id: 'de', level: 'perfect' }] }],
];

export const badInputSuite = (stack: GetReferenceStack): void => {
  let offerId: string;

  const send = (user: string, mutation: string, input: object) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const payload = `${shown[mutation]} userErrors { field code message }`;
    return stack().gateway.ask(`mutation ($input: ${type}) { ${mutation}(input: $input) { ${payload} } }`, {
      variables: {
        input: {
          ...(withKey.has(mutation) ? { idempotencyKey: randomUUID() } : {}),
          ...(ofAnOffer.has(mutation) ? { offerId } : {}),
          ...input,
        },
      },
      headers: { authorization: `Bearer ${stack().tokenOf(user)}`, 'x-session-id': `visit-${user}` },
    });
  };

  const viewerData = async (user: string) => {
    const { data } = await stack().gateway.ask(
      '{ viewer { metadata { familyName email } languages { id } jobOffers { totalCount } } }',
      { headers: { authorization: `Bearer ${stack().tokenOf(user)}` } },
    );
    return data;
  };

  const figures = async () => {
    const { data } = await stack().gateway.ask(
      `query ($id: ID!) { node(id: $id) { ... on JobOffer { review { ratingCount } earning { count }
        costToStart { count } signUpTime { count } customerAvailability { count } } } }`,
      { variables: { id: offerId } },
    );
    return data;
  };

  /** What bad input must not change. */
  const written = () => Promise.all([viewerData('bad'), figures()]);

  /** All contributions to the offer. */
  const counted = async (): Promise<number> =>
    [...JSON.stringify(await figures()).matchAll(/[cC]ount":(\d+)/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );

  describe('bad input', () => {
    let before: Awaited<ReturnType<typeof written>>;

    beforeAll(async () => {
      const { data } = await stack().gateway.ask<{ jobOffer: { id: string } }>(
        '{ jobOffer(citySlug: "berlin", partnerSlug: "nestkin") { id } }',
      );
      offerId = data?.jobOffer.id ?? '';
      await send('somebody-else', 'addReview', { rating: 5 });
      // What is reported by somebody who has applied counts at once.
      await send('hasty', 'createLead', { email: 'hasty@example.org' });
      await send('hasty', 'addReviewOpportunity', {});
      await send('somebody-else', 'addReviewOpportunity', {});
      before = await written();
    });

    it.each(rejectedInputs)(
      '$mutation with $input returns the user error $code for $field, and writes nothing',
      { tags: ['R8.05'] },
      async ({ mutation, input, field, code }) => {
        const validInput = /^(?:updateMetadata|saveUser)$/.test(mutation) ? { familyName: 'Half' } : {};
        const answer = await send('bad', mutation, { ...validInput, ...input });
        expect(answer.errors).toBeUndefined();
        const row = shown[mutation]?.split(' ')[0] ?? '';
        const { userErrors, ...made } = dataOf(answer)[mutation] as Record<string, unknown>;
        expect(made).toEqual({ [row]: null });
        expect(userErrors).toContainEqual({
          field: field?.split('.'),
          code: code.toUpperCase(),
          message: expect.stringMatching(/^\p{Lu}.*\.$/u),
        });
        expect(await written()).toEqual(before);
      },
    );

    it.each(mistyped)('rejects %s with %j without an upstream call', async (mutation, input) => {
      const calls = () => stack().gateway.logged.filter(({ msg }) => msg === 'upstream call').length;
      const before = calls();
      const { data, errors } = await send('bad', mutation, input);
      expect(data ?? null).toBeNull();
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
      expect(calls()).toBe(before);
    });

    it('hides another user’s opportunity', async () => {
      const theirs = await send('somebody-else', 'addReviewOpportunity', {});
      const { opportunity } = dataOf(theirs)['addReviewOpportunity'] as { opportunity: { id: string } };
      const remove = `mutation ($id: ID!) { deleteReviewOpportunity(input: { opportunityId: $id }) {
        deletedId userErrors { field code } } }`;
      const { data, errors } = await stack().gateway.ask(remove, {
        variables: { id: opportunity.id },
        headers: { authorization: `Bearer ${stack().tokenOf('bad')}` },
      });
      expect(errors).toBeUndefined();
      const userErrors = [{ field: ['opportunityId'], code: 'NOT_FOUND' }];
      expect(data).toEqual({ deleteReviewOpportunity: { deletedId: null, userErrors } });
      expect((await send('somebody-else', 'dismissReviewOpportunity', {})).data).toMatchObject({
        dismissReviewOpportunity: { opportunity, userErrors: [] },
      });
    });

    it.each([
      ['addReview', { rating: 4 }],
      ['submitEarning', { value: 15 }],
      ['submitCostToStart', { value: 15 }],
      ['submitSignUpTime', { value: 'LONGER' }],
      ['submitCustomerAvailability', { value: 'LOW' }],
      ['addReviewOpportunity', {}],
      ['createLead', {}],
      ['requestCity', { proposition: 'Twice' }],
      ['saveLanguages', { addLanguages: [{ id: 'de' }] }],
      ['updateMetadata', { familyName: 'Once' }],
    ])('%s writes one row for two simultaneous requests', async (mutation, input) => {
      const key = withKey.has(mutation) || mutation === 'requestCity' ? { idempotencyKey: randomUUID() } : {};
      const before = await counted();
      const [one, other] = await Promise.all([0, 1].map(() => send('hasty', mutation, { ...input, ...key })));
      expect(one?.errors).toBeUndefined();
      expect(one?.data).toMatchObject({ [mutation]: { userErrors: [] } });
      expect(other?.data).toEqual(one?.data);
      expect(await counted()).toBe(before + (/^(?:addReview|submit\w+)$/.test(mutation) ? 1 : 0));
    });
  });
};
