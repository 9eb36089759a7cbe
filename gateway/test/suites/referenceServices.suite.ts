import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CityPageQuery, CreateLeadMutation, OfferPageQuery } from '../__generated__/operations.ts';
import { operation } from '../operation.ts';
import { dataOf, startGateway, type RunningGateway } from '../startGateway.ts';
import { toGlobalId } from '../../src/builder/globalId.ts';
import type { GetReferenceStack } from '../referenceStack.ts';

const cityPage = { name: 'CityPage', variables: { slug: 'berlin', page: 2 } };
const offerPage = { name: 'OfferPage', variables: { citySlug: 'berlin', partnerSlug: 'swiftbite' } };
const site = { name: 'Site', variables: {} };

export const referenceServicesSuite = (stack: GetReferenceStack): void => {
  describe('the gateway', () => {
    let withoutIds: RunningGateway;
    beforeAll(async () => {
      withoutIds = await startGateway(stack().servicesOrigin, { BATCH_IDS: 'false' });
    });
    afterAll(() => withoutIds?.stop());

    it.each([cityPage, offerPage, site])(
      'answers $name without an error, in several languages',
      async ({ name, variables }) => {
        for (const lang of ['en', 'de', 'tr']) {
          const answer = await stack().gateway.ask(operation(name), { lang, variables });
          expect(answer.errors).toBeUndefined();
          expect(Object.values(dataOf(answer))).not.toContain(null);
          expect(JSON.stringify(answer.data)).not.toContain('{city}');
        }
      },
    );

    it.each([cityPage, offerPage, site])(
      'gives the same answer to $name from an upstream without `ids`',
      async ({ name, variables }) => {
        const [batched, one] = await Promise.all(
          [stack().gateway, withoutIds].map((each) => each.ask(operation(name), { variables })),
        );
        expect(one?.errors).toBeUndefined();
        expect(one?.data).toEqual(batched?.data);
      },
    );

    it(
      'finds 7 other cities around Berlin and rounds its rating',
      { tags: ['R2.86', 'R2.87', 'R3.68'] },
      async () => {
        const { city } = dataOf(
          await stack().gateway.ask<CityPageQuery>(operation('CityPage'), { variables: cityPage.variables }),
        );
        expect(city?.nearby).toHaveLength(7);
        expect(city?.nearby?.map(({ name }) => name)).not.toContain('Berlin');
        expect(city?.rating).toBe(Math.round((city?.rating ?? 0) * 10) / 10);
        expect(city?.jobOffers?.edges.length).toBeGreaterThan(0);
      },
    );

    it('reads cities, partners and offers again by their ids', async () => {
      const { data } = await stack().gateway.ask(
        '{ city(slug: "berlin") { id jobOffers(first: 1) { edges { node { id partner { id } } } } } }',
      );
      const ids = [...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toHaveLength(3);
      for (const id of ids) {
        const answer = await stack().gateway.ask(
          `query ($id: ID!) { node(id: $id) { id __typename
          ... on City { name } ... on Partner { name } ... on JobOffer { cardTitle description } } }`,
          { variables: { id } },
        );
        expect(answer.errors).toBeUndefined();
        expect(answer.data).toMatchObject({ node: { id } });
      }
    });

    it(
      'records a lead once for each key, and returns user errors for an invalid one',
      { tags: ['R3.107'] },
      async () => {
        const found = await stack().gateway.ask<OfferPageQuery>(operation('OfferPage'), {
          variables: { citySlug: 'berlin', partnerSlug: 'nestkin' },
        });
        const offerId = dataOf(found).jobOffer?.id;
        const apply = (input: object) =>
          stack().gateway.ask<CreateLeadMutation>(operation('CreateLead'), {
            variables: { input: { offerId, ...input } },
            headers: { 'x-session-id': 's-1' },
          });
        const idempotencyKey = '3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9c01';
        const first = dataOf(await apply({ idempotencyKey })).createLead;
        const second = dataOf(await apply({ idempotencyKey })).createLead;
        expect(first?.lead?.uuid).toMatch(/^[0-9a-f-]{36}$/);
        expect(first?.lead?.id).toBe(toGlobalId('Lead', first?.lead?.uuid ?? ''));
        expect(first?.lead?.affiliateUrl).toContain(`lead=${first?.lead?.uuid}`);
        expect(first?.userErrors).toEqual([]);
        expect(first?.lead?.created).toBe(true);
        expect(second).toEqual({ ...first, lead: { ...first?.lead, created: false } });
        const rejected = await apply({
          idempotencyKey: '3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9c02',
          email: 'nobody',
        });
        expect(rejected.data).toMatchObject({
          createLead: { lead: null, userErrors: [{ field: ['email'] }] },
        });
      },
    );

    it.each([
      ['quietdesk', 'is past its last day', { status: 'LIVE', isValid: false }],
      ['parcelpath', 'has expired', { status: 'EXPIRED' }],
    ])('refuses a lead for the offer of %s, which %s', async (partnerSlug, _what, facts) => {
      const slugs = `citySlug: "berlin", partnerSlug: "${partnerSlug}"`;
      const { data } = await stack().gateway.ask<{ jobOffer: { id: string } }>(
        `{ jobOffer(${slugs}) { id status isValid takesApplications } }`,
      );
      expect(data?.jobOffer).toMatchObject({ ...facts, takesApplications: false });
      const answer = await stack().gateway.ask<CreateLeadMutation>(operation('CreateLead'), {
        lang: 'nl',
        variables: { input: { offerId: data?.jobOffer.id, idempotencyKey: randomUUID() } },
      });
      expect(answer.errors).toBeUndefined();
      const refusal = { field: ['offerId'], code: 'EXPIRED', message: 'Solliciteren kan niet meer.' };
      expect(answer.data).toEqual({ createLead: { lead: null, userErrors: [refusal] } });
    });

    it(
      'gives the message about missing categories for the offer without categories',
      { tags: ['R8.26'] },
      async () => {
        const { data, errors } = await stack().gateway.ask(
          '{ jobOffer(citySlug: "berlin", partnerSlug: "oddjob-guild") { id } }',
        );
        expect(data).toEqual({ jobOffer: null });
        expect(errors?.[0]?.message).toMatch(/Categories were not found/);
      },
    );

    it('records a proposed city and a search', async () => {
      const { data, errors } = await stack().gateway.ask(
        `mutation { requestCity(input: { proposition: "Gotham" }) { proposition userErrors { field } }
        recordCitySearch(input: { query: "goth" }) { recorded } }`,
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        requestCity: { proposition: 'Gotham', userErrors: [] },
        recordCitySearch: { recorded: true },
      });
    });
  });
};
