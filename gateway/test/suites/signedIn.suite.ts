import { describe, expect, it } from 'vitest';
import type { GetReferenceStack } from '../referenceStack.ts';

export const signedInSuite = (stack: GetReferenceStack): void => {
  const as = (sub: string, query: string, variables = {}) =>
    stack().gateway.ask(query, { variables, headers: { authorization: `Bearer ${stack().tokenOf(sub)}` } });

  const offerOf = async (partnerSlug: string): Promise<string> => {
    const { data } = await stack().gateway.ask<{ jobOffer: { id: string } }>(
      'query ($partnerSlug: String!) { jobOffer(citySlug: "berlin", partnerSlug: $partnerSlug) { id } }',
      { variables: { partnerSlug } },
    );
    return data?.jobOffer.id ?? '';
  };

  describe('a signed-in user', () => {
    it(
      'is stored at the first login, and their logins are counted',
      { tags: ['R3.01', 'R3.02'] },
      async () => {
        const init = 'mutation { initUser(input: { registerSource: "AddReview" }) { user { loginsCount } } }';
        const signIn = async (at: number) => {
          const headers = { authorization: `Bearer ${stack().tokenOf('ada', at)}` };
          return (await stack().gateway.ask(init, { headers })).data;
        };
        const now = Math.floor(Date.now() / 1000);
        for (const [at, loginsCount] of [
          [now - 60, 1],
          [now - 60, 1],
          [now, 2],
        ] as const) {
          expect(await signIn(at)).toEqual({ initUser: { user: { loginsCount } } });
        }
        const { data, errors } = await as('ada', '{ viewer { userId email loginsCount } }');
        expect(errors).toBeUndefined();
        expect(data).toEqual({ viewer: { userId: 'ada', email: 'ada@example.org', loginsCount: 2 } });
      },
    );

    it('saves metadata and languages', { tags: ['R3.06', 'R3.07', 'R3.14', 'R3.90'] }, async () => {
      const { data, errors } = await as(
        'bob',
        `mutation {
        updateMetadata(input: { givenName: "Bob", birthdate: "1990-05-17", typeOfJobs: [PART_TIME] }) {
          metadata { givenName birthdate typeOfJobs } userErrors { field } }
        saveLanguages(input: { addLanguages: [{ id: "de", level: FLUENT }] }) { languages { code level } }
      }`,
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        updateMetadata: {
          metadata: { givenName: 'Bob', birthdate: '1990-05-17', typeOfJobs: ['PART_TIME'] },
          userErrors: [],
        },
        saveLanguages: { languages: [{ code: 'de', level: 'FLUENT' }] },
      });
    });

    it(
      'reviews an offer once, with 1 to 5 stars, and finds it in the list of their offers',
      { tags: ['R3.43', 'R3.84', 'R8.05'] },
      async () => {
        const offerId = await offerOf('swiftbite');
        const add = (rating: number, key: string) =>
          as(
            'cid',
            `mutation ($input: AddReviewInput!) { addReview(input: $input) { review { rating } userErrors { field } } }`,
            { input: { offerId, rating, idempotencyKey: `3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9c0${key}` } },
          );
        for (const rating of [0, 6]) {
          const { data, errors } = await add(rating, '1');
          expect(errors).toBeUndefined();
          expect(data).toEqual({ addReview: { review: null, userErrors: [{ field: ['rating'] }] } });
        }
        const made = { addReview: { review: { rating: 4 }, userErrors: [] } };
        expect((await add(4, '2')).data).toEqual(made);
        expect((await add(4, '2')).data).toEqual(made);
        const { data } = await as(
          'cid',
          '{ viewer { jobOffers { totalCount edges { node { review { rating } jobOffer { id } } } } } }',
        );
        expect(data).toEqual({
          viewer: {
            jobOffers: {
              totalCount: 1,
              edges: [{ node: { review: { rating: 4 }, jobOffer: { id: offerId } } }],
            },
          },
        });
      },
    );

    it('contributes a figure once, even if it is sent twice', { tags: ['R7.86'] }, async () => {
      const offerId = await offerOf('paws-and-co');
      const submit = () =>
        as(
          'dan',
          `mutation ($offerId: ID!) { submitSignUpTime(input: { offerId: $offerId, value: ONE_WEEK,
          idempotencyKey: "3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9d01" }) { signUpTime { count } userErrors { field } } }`,
          { offerId },
        );
      const [first, second] = [await submit(), await submit()];
      expect(first.errors).toBeUndefined();
      expect(second.data).toEqual(first.data);
    });

    it('gets the sign-in message with an invalid token', { tags: ['R8.03'] }, async () => {
      const { data, errors } = await stack().gateway.ask('{ viewer { metadata { country } } }', {
        headers: { authorization: 'Bearer a.b.c' },
      });
      expect(data).toEqual({ viewer: null });
      expect(errors?.[0]?.message).toBe('Unauthorized. Please sign in again.');
    });
  });

  describe('full-time offers', () => {
    it('are listed, read one by one, and applied for', { tags: ['R3.41', 'R8.27'] }, async () => {
      type Found = { moreJobOffers: { edges: { node: { id: string; uuid: string; slugTitle: string } }[] } };
      const list = await stack().gateway.ask<Found>(
        '{ moreJobOffers(first: 1) { edges { node { id uuid slugTitle } } } }',
      );
      expect(list.errors).toBeUndefined();
      const node = list.data?.moreJobOffers.edges[0]?.node;
      const one = await stack().gateway.ask(
        'query ($id: ID!) { moreJobOffer(id: $id) { id uuid slugTitle } }',
        {
          variables: { id: node?.uuid },
        },
      );
      expect(one.data).toEqual({ moreJobOffer: node });
      const { data } = await stack().gateway.ask(
        `mutation ($input: CreateLeadInput!) { createLead(input: $input) { lead { affiliateUrl } userErrors { field } } }`,
        {
          variables: { input: { offerId: node?.id, idempotencyKey: '3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9e01' } },
        },
      );
      expect(data).toEqual({
        createLead: { lead: { affiliateUrl: expect.any(String) as unknown }, userErrors: [] },
      });
    });
  });
};
