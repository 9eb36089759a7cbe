import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../src/builder/globalId.ts';
import type { ReferenceWorldOf } from '../referenceWorld.ts';
import { dataOf } from '../startGateway.ts';

interface Refusal {
  readonly mutation: string;
  readonly input: object;
  readonly field: string | null;
  readonly code: string;
}

const refused = (mutation: string, input: object, field: string | null, code: string): Refusal => ({
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
  submitEarning: 'earning { count }',
  submitCostToStart: 'costToStart { count }',
  submitSignUpTime: 'signUpTime { count }',
  submitCustomerAvailability: 'customerAvailability { count }',
  addReviewOpportunity: 'opportunity { id }',
  dismissReviewOpportunity: 'opportunity { id }',
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
const ofAnOffer = new Set([...withKey, 'editReview', 'addReviewOpportunity', 'dismissReviewOpportunity']);

const metadata = (input: object, field: string, code: string): Refusal[] =>
  ['updateMetadata', 'saveUser'].map((mutation) => refused(mutation, input, field, code));

/** Inputs that the services refuse, with the user error in the graph. */
const refusals: readonly Refusal[] = [
  refused('addReview', { rating: 0 }, 'rating', 'too_small'),
  refused('addReview', { rating: 6 }, 'rating', 'too_large'),
  refused('addReview', { rating: 5, reviewText: long(5001) }, 'reviewText', 'too_long'),
  refused('addReview', { rating: 5, ...unknownOffer }, 'offerId', 'not_found'),
  refused('editReview', { rating: 0 }, 'rating', 'too_small'),
  refused('editReview', { rating: 6 }, 'rating', 'too_large'),
  refused('editReview', { reviewText: long(5001) }, 'reviewText', 'too_long'),
  // Another user has reviewed this offer, this one has not.
  refused('editReview', { rating: 1 }, 'offerId', 'not_found'),
  refused('submitEarning', { value: 10_000 }, 'value', 'implausible_hourly_pay'),
  refused('submitCostToStart', { value: 10_000 }, 'value', 'implausible_start_cost'),
  ...['submitEarning', 'submitCostToStart'].flatMap((mutation) => [
    refused(mutation, { value: -0.01 }, 'value', 'too_small'),
    refused(mutation, { value: 1e9 }, 'value', 'too_large'),
    refused(mutation, { value: 1, currency: 'XQZ' }, 'currency', 'unknown'),
    refused(mutation, { value: 1, currency: 'USD' }, 'currency', 'other_currency'),
    refused(mutation, { value: 1, currency: 'EURO' }, 'currency', 'too_long'),
    refused(mutation, { value: 1, ...unknownOffer }, 'offerId', 'not_found'),
  ]),
  refused('submitSignUpTime', { value: 'LONGER', ...unknownOffer }, 'offerId', 'not_found'),
  refused('submitCustomerAvailability', { value: 'LOW', ...unknownOffer }, 'offerId', 'not_found'),
  refused('addReviewOpportunity', unknownOffer, 'offerId', 'not_found'),
  refused('dismissReviewOpportunity', {}, 'offerId', 'not_found'),
  ...metadata({ birthdate: '2999-01-01' }, 'birthdate', 'in_future'),
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
  refused('saveLanguages', { addLanguages: [{ id: 'de' }, { id: 'xx' }] }, 'addLanguages.1.id', 'unknown'),
  refused('createLead', { email: 'nonsense' }, 'email', 'invalid'),
  refused('createLead', { phone: 'call me' }, 'phone', 'invalid'),
  refused('createLead', { fullName: long(201) }, 'fullName', 'too_long'),
  refused('requestCity', { proposition: long(121) }, 'proposition', 'too_long'),
  refused('requestCity', { proposition: 'x' }, 'proposition', 'too_short'),
];

/** Inputs that the types of the graph refuse. */
const mistyped: readonly (readonly [mutation: string, input: object])[] = [
  ['addReview', { rating: 2.5 }],
  ['addReview', { rating: '5' }],
  ['submitEarning', { value: '12' }],
  ['submitSignUpTime', { value: 'soon' }],
  ['submitEarning', { value: 1, idempotencyKey: 'again' }],
  ['updateMetadata', { birthdate: '13/40/1990' }],
  ['updateMetadata', { gender: 'x' }],
  ['updateMetadata', { typeOfJobs: ['night'] }],
  ['saveLanguages', { addLanguages: [{ id: 'de', level: 'perfect' }] }],
];

export const badInputSuite = (world: ReferenceWorldOf): void => {
  let offerId: string;

  const send = (user: string, mutation: string, input: object) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const payload = `${shown[mutation]} userErrors { field code message }`;
    return world().gateway.ask(`mutation ($input: ${type}) { ${mutation}(input: $input) { ${payload} } }`, {
      variables: {
        input: {
          ...(withKey.has(mutation) ? { idempotencyKey: randomUUID() } : {}),
          ...(ofAnOffer.has(mutation) ? { offerId } : {}),
          ...input,
        },
      },
      headers: { authorization: `Bearer ${world().tokenOf(user)}` },
    });
  };

  const viewerData = async (user: string) => {
    const { data } = await world().gateway.ask(
      '{ viewer { metadata { familyName email } languages { id } jobOffers { totalCount } } }',
      { headers: { authorization: `Bearer ${world().tokenOf(user)}` } },
    );
    return data;
  };

  const figures = async () => {
    const { data } = await world().gateway.ask(
      `query ($id: ID!) { node(id: $id) { ... on JobOffer { review { ratingCount } earning { count }
        costToStart { count } signUpTime { count } customerAvailability { count } } } }`,
      { variables: { id: offerId } },
    );
    return data;
  };

  /** All contributions to the offer. */
  const counted = async (): Promise<number> =>
    [...JSON.stringify(await figures()).matchAll(/[cC]ount":(\d+)/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );

  describe('bad input', () => {
    beforeAll(async () => {
      const { data } = await world().gateway.ask<{ jobOffer: { id: string } }>(
        '{ jobOffer(citySlug: "berlin", partnerSlug: "glowclean") { id } }',
      );
      offerId = data?.jobOffer.id ?? '';
      await send('somebody-else', 'addReview', { rating: 5 });
      await send('somebody-else', 'addReviewOpportunity', {});
    });

    it.each(refusals)(
      '$mutation of $input returns the user error $code of $field, and writes nothing',
      { tags: ['R8.05'] },
      async ({ mutation, input, field, code }) => {
        const before = [await viewerData('bad'), await figures()];
        const besides = /^(?:updateMetadata|saveUser)$/.test(mutation) ? { familyName: 'Half' } : {};
        const answer = await send('bad', mutation, { ...besides, ...input });
        expect(answer.errors).toBeUndefined();
        const written = shown[mutation]?.split(' ')[0] ?? '';
        const { userErrors, ...made } = dataOf(answer)[mutation] as Record<string, unknown>;
        expect(made).toEqual({ [written]: null });
        expect(userErrors).toContainEqual({
          field: field?.split('.'),
          code: code.toUpperCase(),
          message: expect.stringMatching(/^\p{Lu}.*\.$/u),
        });
        expect([await viewerData('bad'), await figures()]).toEqual(before);
      },
    );

    it.each(mistyped)('%s of %j is refused by the graph, and is not sent on', async (mutation, input) => {
      const calls = () => world().gateway.logged.filter(({ msg }) => msg === 'upstream call').length;
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
      const { data, errors } = await world().gateway.ask(remove, {
        variables: { id: opportunity.id },
        headers: { authorization: `Bearer ${world().tokenOf('bad')}` },
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
    ])('%s sent twice at once writes one row', async (mutation, input) => {
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
