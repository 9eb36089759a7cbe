import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { everyField } from '../../test/everyField.ts';
import { cityRow, offerRow, pageOf } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const stack = setUpStack();

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36';

/** The calls, and parts of calls, that are not made for bots. */
const skippedCalls: readonly [string, string, RegExp][] = [
  ['earning', 'R1.37', /earning/i],
  ['sign-up time', 'R1.38', /sign-up-time|signUpTime/],
  ['customer availability', 'R1.39', /customer-?availability/i],
  ['nearby cities', 'R1.40', /[?&](?:lat|lng|distanceLessThan)=/],
];

const urlsOf = async (document: string, headers: Readonly<Record<string, string>>): Promise<string[]> => {
  stack.rest.reset();
  for (const [path, answer] of Object.entries(answers)) stack.rest.on(path, answer);
  const { errors } = await stack.gateway.ask(document, {
    headers: { authorization: 'Bearer t.o.k', ...headers },
  });
  expect(errors?.filter(({ message }) => !message.includes('Cannot load')) ?? []).toEqual([]);
  return stack.rest.calls.filter(({ method }) => method === 'GET').map(({ url }) => url);
};

/** Every list of offers, every single offer, and every path to nearby cities. */
const figures = 'earning { count } signUpTime { count } customerAvailability { count }';
const page = `(first: 3) { edges { node { ${figures} } } }`;
const offer = '(citySlug: "x", partnerSlug: "x")';
const paths = [
  `{ jobOffer${offer} { ${figures} promoted { ${figures} } } }`,
  `{ jobOffers${page} }`,
  `{ city(slug: "x") { jobOffers${page} nearby { id nearby { id } } } }`,
  `{ cityCategory(citySlug: "x", categorySlug: "x") { jobOffers${page} city { nearby { id } } } }`,
  `{ promotedJobOffers(offerId: "100") { ${figures} } }`,
  `{ topCities { nearby { id } } nearbyCities(latitude: 1, longitude: 1) { id } }`,
  `{ node(id: "Sm9iT2ZmZXI6MTAw") { ... on JobOffer { ${figures} city { nearby { id } } } } }`,
  `{ viewer { jobOffers { edges { node { jobOffer { ${figures} } } } } metadata { worktown { nearby { id } } } } }`,
  `{ latestReviews { city { nearby { id } jobOffers${page} } } }`,
];

describe.each(skippedCalls)('%s', (_name, row, call) => {
  it.each(paths)('is not called for a bot by %s', { tags: [row] }, async (document) => {
    expect((await urlsOf(document, { 'user-agent': googlebot })).filter((url) => call.test(url))).toEqual([]);
  });

  it('is called for people, and for visitors that the site classes as people', { tags: [row] }, async () => {
    for (const headers of [
      { 'user-agent': chrome },
      { 'user-agent': googlebot, 'x-client-class': 'human' },
    ]) {
      const called: boolean[] = [];
      for (const document of paths)
        called.push((await urlsOf(document, headers)).some((url) => call.test(url)));
      expect(called).toContain(true);
    }
  });

  it('is not called for visitors that the site classes as bots', { tags: [row] }, async () => {
    for (const document of paths) {
      const urls = await urlsOf(document, { 'user-agent': chrome, 'x-client-class': 'bot' });
      expect(urls.filter((url) => call.test(url))).toEqual([]);
    }
  });
});

describe('all fields of the graph', () => {
  it('make none of these calls for a bot', { tags: ['R1.37', 'R1.38', 'R1.39', 'R1.40'] }, async () => {
    for (const { document } of everyField) {
      const urls = await urlsOf(document, { 'user-agent': googlebot });
      const called = urls.filter((url) => skippedCalls.some(([, , call]) => call.test(url)));
      expect({ document, called }).toEqual({ document, called: [] });
    }
  });
});

describe('the fields that bots do not get', () => {
  it(
    'are null or empty, even if the services send them',
    { tags: ['R1.37', 'R1.38', 'R1.39', 'R1.40'] },
    async () => {
      const figure = { count: 1, avg: 2, currency: 'EUR' };
      const signUpTime = { '1_day': 100, '2_3_days': 0, '1_week': 0, '2_weeks': 0, longer: 0 };
      const customerAvailability = { low: 0, medium: 0, high: 100 };
      const sent = offerRow({
        earning: figure,
        signUpTime: { count: 1, percents: signUpTime },
        customerAvailability: { count: 1, percents: customerAvailability },
      });
      stack.rest.on('/web-api/en/job_offers', pageOf([sent]));
      stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
      const { data } = await stack.gateway.ask(
        `{ jobOffers { edges { node { ${figures} } } } nearbyCities(latitude: 1, longitude: 1) { id } }`,
        { headers: { 'user-agent': googlebot } },
      );
      const node = { earning: null, signUpTime: null, customerAvailability: null };
      expect(data).toEqual({ jobOffers: { edges: [{ node }] }, nearbyCities: [] });
    },
  );
});

describe('the location of a bot', () => {
  it('is looked up as for people, without nearby cities', { tags: ['R1.40'] }, async () => {
    const urls = await urlsOf('{ location(citySlug: "x") { latitude } }', { 'user-agent': googlebot });
    expect(urls.map((url) => url.split('?')[0])).toEqual(['/ip_lookup', '/web-api/en/cities/slug/x']);
  });
});
