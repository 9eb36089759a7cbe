import { beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../src/builder/globalId.ts';
import type { Answer, SeenCall } from './fakeRest.ts';
import {
  cityRow,
  moreJobPage,
  moreJobRow,
  myOfferRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
} from './rows.ts';
import { world } from './world.ts';

// How many calls a list costs, whatever its length: counted where they arrive.
const together = world();
const singly = world({ BATCH_IDS: 'false' });

const api = '/web-api/en';
const sizes = [20, 50, 200];
const mostAtOnce = 16;

const parameter = ({ url }: SeenCall, name: string): string | null =>
  new URL(url, 'http://x').searchParams.get(name);

const brief = (id: number) => ({ id, name: `N${id}`, slug: `s${id}`, orgSlug: `s${id}` });

/** Rows that name a city and a partner of their own each. */
const named = (id: number) => ({
  city: { ...brief(id), state: null, country: { countryCode: 'DE', name: 'Germany' } },
  partner: brief(id),
});

const uuidOf = (id: number) => `6f1c2f0e-6a52-4c1e-9d0b-${String(id).padStart(12, '0')}`;

const rowsFor = {
  [`${api}/job_offers`]: (id: number) => offerRow({ id, ...named(id) }),
  [`${api}/cities`]: (id: number) => cityRow(brief(id)),
  [`${api}/partners`]: (id: number) => partnerRow(brief(id)),
  [`${api}/posts/`]: (id: number) => postRow({ id, city: brief(id) }),
  [`${api}/reviews/partner/11`]: (id: number) => reviewRow({ id, ...named(id) }),
  [`${api}/my/job_offers`]: (id: number) =>
    myOfferRow({ id, ...named(id), review: reviewRow({ id, ...named(id) }) }),
};

/** Answers a list with as many rows as asked for, or with the rows of the ids. */
const listOf =
  (row: (id: number) => object, wrap: (rows: object[]) => unknown = pageOf): Answer =>
  (response, call) => {
    const ids = parameter(call, 'ids')?.split(',').map(Number);
    const all = ids ?? Array.from({ length: Number(parameter(call, 'limit')) }, (_, index) => index + 1);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wrap(all.map(row))));
  };

const serve = (at: typeof together) => {
  for (const [path, row] of Object.entries(rowsFor)) at.rest.on(path, listOf(row));
  const fullTime = (id: number) => moreJobRow({ id: uuidOf(id), ...named(id) });
  at.rest.on(
    '/more-jobs-api/job-offers',
    listOf(fullTime, (rows) => moreJobPage(rows as never)),
  );
};

/** The paths that were called, with how often each. */
const callsOf = async (at: typeof together, document: string) => {
  at.rest.calls.length = 0;
  const { errors } = await at.gateway.ask(document, { headers: { authorization: 'Bearer t.o.k' } });
  expect(errors).toBeUndefined();
  const counted = Object.groupBy(at.rest.calls, ({ url }) => url.split('?', 1)[0] ?? '');
  return Object.fromEntries(Object.entries(counted).map(([path, calls = []]) => [path, calls.length]));
};

const place = 'city { latitude country { name } } partner { website countries { name } }';
const figures = `earning { count } signUpTime { count } customerAvailability { count } review { ratingCount }
  reviewPartnerCountry { rating } costToStart { count } overview seoTitle categories { name }`;
const cities = `${api}/cities`;
const partners = `${api}/partners`;

/** Lists with everything of their rows that has a batch form, and what they cost. */
const lists: Readonly<Record<string, { list: string; calls: Readonly<Record<string, number>> }>> = {
  'job offers with cities, partners, categories and texts': {
    list: `jobOffers(first: N) { edges { node { ${place} overview categories { name } } } }`,
    calls: { [`${api}/job_offers`]: 1, [cities]: 1, [partners]: 1 },
  },
  'cities with countries': {
    list: 'cities(first: N) { edges { node { name overview country { name countryCode } } } }',
    calls: { [cities]: 1 },
  },
  'partners with countries': {
    list: 'partners(first: N) { edges { node { name countries { name } } } }',
    calls: { [partners]: 1 },
  },
  'reviews with cities and partners': {
    list: `partnerReviews(partnerId: "11", first: N) { edges { node { ${place} } } }`,
    calls: { [`${api}/reviews/partner/11`]: 1, [cities]: 1, [partners]: 1 },
  },
  'posts with cities': {
    list: 'posts(first: N) { edges { node { body city { latitude } } } }',
    calls: { [`${api}/posts/`]: 1, [cities]: 1 },
  },
  'full-time offers with cities and partners': {
    list: `moreJobOffers(first: N) { edges { node { description ${place} } } }`,
    calls: { '/more-jobs-api/job-offers': 1, [cities]: 1, [partners]: 1 },
  },
  'the viewer’s offers with offers, reviews, cities and partners': {
    list: `viewer { jobOffers(first: N) { edges { node { opportunity { id } review { ${place} }
      jobOffer { ${place} cardTitle } } } } }`,
    calls: { [`${api}/my/job_offers`]: 1, [cities]: 1, [partners]: 1 },
  },
};

beforeEach(() => {
  serve(together);
  serve(singly);
});

describe.each(Object.entries(lists))('%s', (_name, { list, calls }) => {
  it.each(sizes)('R7.15 cost as many calls for %i rows as for one', async (size) => {
    expect(await callsOf(together, `{ ${list.replace('N', '1')} }`)).toEqual(calls);
    expect(await callsOf(together, `{ ${list.replace('N', String(size))} }`)).toEqual(calls);
  });
});

describe('figures of many offers', () => {
  it.each(sizes)('come along with %i offers when the service can', async (size) => {
    const figure = { count: 1, avg: 2, currency: 'EUR' };
    const withFigures = (id: number) =>
      offerRow({
        id,
        earning: figure,
        signUpTime: {
          count: 0,
          percents: { '1_day': 0, '2_3_days': 0, '1_week': 0, '2_weeks': 0, longer: 0 },
        },
        customerAvailability: { count: 0, percents: { low: 0, medium: 0, high: 0 } },
      });
    together.rest.on(`${api}/job_offers`, listOf(withFigures));
    const document = `{ jobOffers(first: ${size}) { edges { node { ${figures} } } } }`;
    expect(await callsOf(together, document)).toEqual({ [`${api}/job_offers`]: 1 });
    expect(parameter(together.rest.calls[0] as SeenCall, 'expand')?.split(',')).toEqual(
      expect.arrayContaining([
        'earning',
        'signUpTime',
        'customerAvailability',
        'texts',
        'review_partner_country',
      ]),
    );
  });
});

describe('objects read again by their ids', () => {
  it.each(['City', 'Partner', 'JobOffer', 'Post'])('R7.15 share one call: %s', async (typename) => {
    together.rest.on(
      `${api}/posts`,
      listOf((id) => postRow({ id })),
    );
    const nodes = Array.from(
      { length: 20 },
      (_, id) => `n${id}: node(id: "${toGlobalId(typename, id + 1)}") { id }`,
    );
    expect(Object.values(await callsOf(together, `{ ${nodes.join(' ')} }`))).toEqual([1]);
  });
});

/** Serves each row by a call of its own, and notes how many of them ran at once. */
const slowly = (
  at: typeof together,
  pathOf: (id: number) => string,
  row: (id: number) => unknown,
  seen = { now: 0, most: 0 },
) => {
  for (let id = 1; id <= 200; id += 1) {
    at.rest.on(pathOf(id), (response) => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      setTimeout(() => {
        seen.now -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row(id)));
      }, 5);
    });
  }
  return seen;
};

const average = { avg: null, count: 0, currency: 'EUR' };
const offerEdges: Readonly<Record<string, { path: (id: number) => string; row: unknown }>> = {
  'earning { count }': { path: (id) => `${api}/job_offers/${id}/earning`, row: average },
  'signUpTime { count }': {
    path: (id) => `${api}/job-offers/${id}/sign-up-time`,
    row: { count: 0, percents: { '1_day': 0, '2_3_days': 0, '1_week': 0, '2_weeks': 0, longer: 0 } },
  },
  'customerAvailability { count }': {
    path: (id) => `${api}/job-offers/${id}/customer-availability`,
    row: { count: 0, percents: { low: 0, medium: 0, high: 0 } },
  },
  'equipment { id }': { path: (id) => `${api}/job_offers/${id}/products/equipment`, row: pageOf([]) },
  'services { id }': { path: (id) => `${api}/job_offers/${id}/products/service`, row: pageOf([]) },
  'promoted { id }': { path: (id) => `${api}/job-offers/promoted/${id}`, row: pageOf([]) },
};

describe('what has no batch form', () => {
  it.each(Object.entries(offerEdges))(
    '%s costs one call an offer, few at a time, and none for an offer that is named twice',
    async (field, { path, row }) => {
      const seen = slowly(together, path, () => row);
      const list = `jobOffers(first: 200) { edges { node { ${field} } } }`;
      const calls = await callsOf(together, `{ ${list} again: ${list} }`);
      expect(Object.keys(calls)).toHaveLength(201);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(seen.most).toBeLessThanOrEqual(mostAtOnce);
      expect(seen.most).toBeGreaterThan(mostAtOnce / 2);
    },
  );

  it('bounds all calls of a request together', async () => {
    const seen = { now: 0, most: 0 };
    for (const { path, row } of Object.values(offerEdges)) slowly(together, path, () => row, seen);
    const fields = Object.keys(offerEdges).join(' ');
    await callsOf(together, `{ jobOffers(first: 20) { edges { node { ${fields} } } } }`);
    expect(seen.most).toBeLessThanOrEqual(mostAtOnce);
    expect(seen.most).toBeGreaterThan(mostAtOnce / 2);
  });
});

describe('a back end without ids', () => {
  it.each(sizes)('R7.15 is asked once for each city of %i offers, few at a time', async (size) => {
    const seen = slowly(
      singly,
      (id) => `${api}/cities/id/${id}`,
      (id) => cityRow(brief(id)),
    );
    const calls = await callsOf(
      singly,
      `{ jobOffers(first: ${size}) { edges { node { city { latitude } } } } }`,
    );
    expect(Object.keys(calls)).toHaveLength(size + 1);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
    expect(seen.most).toBeLessThanOrEqual(mostAtOnce);
  });

  it.each(sizes)('R7.15 is asked once for each of the ten partners of %i reviews', async (size) => {
    const seen = slowly(
      singly,
      (id) => `${api}/partners/slug/s${id}`,
      (id) => partnerRow(brief(id)),
    );
    singly.rest.on(
      `${api}/reviews/partner/11`,
      listOf((id) => reviewRow({ id, partner: brief((id % 10) + 1) })),
    );
    const calls = await callsOf(
      singly,
      `{ partnerReviews(partnerId: "11", first: ${size}) { edges { node { partner { website } } } } }`,
    );
    expect(Object.keys(calls)).toHaveLength(11);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
    expect(seen.most).toBeLessThanOrEqual(mostAtOnce);
  });

  it.each(Object.entries(lists))('never sees ids: %s', async (_name, { list }) => {
    slowly(
      singly,
      (id) => `${api}/cities/id/${id}`,
      (id) => cityRow(brief(id)),
    );
    slowly(
      singly,
      (id) => `${api}/partners/slug/s${id}`,
      (id) => partnerRow(brief(id)),
    );
    const calls = await callsOf(singly, `{ ${list.replace('N', '20')} }`);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
    expect(singly.rest.urls().filter((url) => url.includes('ids='))).toEqual([]);
  });
});
