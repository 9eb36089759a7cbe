import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type RunningGateway } from './startGateway.ts';
import { startServices } from './startServices.ts';

let services: Awaited<ReturnType<typeof startServices>>;
let gateway: RunningGateway;
let single: RunningGateway;

// The first start of all builds the sample world.
beforeAll(async () => {
  services = await startServices();
  gateway = await startGateway(services.origin);
  single = await startGateway(services.origin, { BATCH_IDS: 'false' });
}, 300_000);

afterAll(async () => {
  await Promise.all([gateway?.stop(), single?.stop()]);
  await services?.stop();
});

const cityPage = `{ city(slug: "berlin") {
  name header overview rating ratingCount country { name countryCode } topReviews { rating }
  categories(sort: partners_count) { jobOffersCount partnersCount category { name } }
  nearby { id name }
  jobOffers(page: 2) { totalCount pageCount edges { node {
    cardTitle price isValid description
    city { name latitude } partner { name website countries { name } }
    categories { name } review { rating ratingCount } earning { avg } signUpTime { percents { key percent } }
  } } }
} }`;

const offerPage = `{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") {
  id status cardTitle description structuredData city { name } partner { name countries { name } }
  earning { avg count currency } costToStart { avg count currency }
  signUpTime { count percents { key percent } } customerAvailability { count percents { key percent } }
  reviewPartnerCountry { rating ratingCount } equipment { name price currency } services { name }
  latestReviews(limit: 3) { rating city { name country { name } } partner { name } }
  posts { title body } promoted { cardTitle earning { avg } }
} }`;

const site = `{
  languages { id uri application } phrases { key } redirectLinks(uri: "/de/berlin") { locale uri }
  location { latitude longitude succeeded } topCities { name } newestCities { name } topReviews { rating }
  cities(query: "berln", first: 3) { edges { node { name } } } latestReviews { rating }
  partner(slug: "swiftbite") { name rating } partners(category: "delivery") { totalCount }
  cityCategory(citySlug: "berlin", categorySlug: "delivery") { header jobOffers { totalCount } city { name overview } }
}`;

describe('the gateway in front of the reference services', () => {
  it.each([
    ['city', cityPage],
    ['offer', offerPage],
    ['site', site],
  ])('answers everything about a %s without an error, in each language', async (_what, query) => {
    for (const lang of ['en', 'de', 'tr']) {
      const { data, errors } = await gateway.ask(query, { lang });
      expect(errors).toBeUndefined();
      expect(Object.values(data ?? {})).not.toContain(null);
      expect(JSON.stringify(data)).not.toContain('{city}');
    }
  });

  it('answers the same to a back end that takes no ids', async () => {
    for (const query of [cityPage, offerPage, site]) {
      const [batched, one] = await Promise.all([gateway.ask(query), single.ask(query)]);
      expect(one.errors).toBeUndefined();
      expect(one.data).toEqual(batched.data);
    }
  });

  it('reads cities, partners and offers again by their ids', async () => {
    const { data } = await gateway.ask(
      '{ city(slug: "berlin") { id jobOffers(first: 1) { edges { node { id partner { id } } } } } }',
    );
    const ids = [...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    for (const id of ids) {
      const answer = await gateway.ask(
        `query ($id: ID!) { node(id: $id) { id __typename
          ... on City { name } ... on Partner { name } ... on JobOffer { cardTitle description } } }`,
        { variables: { id } },
      );
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toMatchObject({ node: { id } });
    }
  });

  it('R3.107 records a lead once for each key, and says what is wrong with one', async () => {
    const found = await gateway.ask('{ jobOffer(citySlug: "berlin", partnerSlug: "nestkin") { id } }');
    const { id: offerId } = found.data?.['jobOffer'] as { id: string };
    const apply = (input: object) =>
      gateway.ask(
        `mutation ($input: CreateLeadInput!) { createLead(input: $input) {
          lead { id created userAnonymousId affiliateUrl } userErrors { field } } }`,
        { variables: { input: { offerId, ...input } }, headers: { 'x-session-id': 's-1' } },
      );
    const idempotencyKey = '3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9c01';
    const first = await apply({ idempotencyKey });
    const second = await apply({ idempotencyKey });
    expect(first.data).toMatchObject({
      createLead: {
        lead: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          affiliateUrl: expect.stringContaining('lead='),
        },
        userErrors: [],
      },
    });
    expect(second.data).toEqual(first.data);
    const refused = await apply({ idempotencyKey: '3a1d0a2e-14a5-4a52-9a38-6b6b3c6a9c02', email: 'nobody' });
    expect(refused.data).toEqual({ createLead: { lead: null, userErrors: [{ field: 'email' }] } });
  });

  it('R8.26 says that categories are missing of the offer that has none', async () => {
    const { data, errors } = await gateway.ask(
      '{ jobOffer(citySlug: "berlin", partnerSlug: "oddjob-guild") { id } }',
    );
    expect(data).toEqual({ jobOffer: null });
    expect(errors?.[0]?.message).toMatch(/Categories were not found/);
  });

  it('takes the proposal of a city and a search', async () => {
    const { data, errors } = await gateway.ask(
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
