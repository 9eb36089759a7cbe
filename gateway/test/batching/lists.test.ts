import { beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../src/builder/globalId.ts';
import type { SeenCall } from '../fakeRest.ts';
import { cityCategoryRow, offerRow, pageOf, partnerRow, postRow, savedSearchRow } from '../rows.ts';
import { setUpStack } from '../setUpStack.ts';
import { figures, lists, listsWithoutLimit, shortLists } from './lists.ts';
import { api, brief, callsOf, cities, listOf, parameter, serve, sizes } from './fakeLists.ts';

// The number of calls for a list must not depend on its length. The fake services count them.
const stack = setUpStack();

beforeEach(() => serve(stack));

describe.each(Object.entries(lists))('%s', (_name, { list, calls }) => {
  it.each(sizes)('makes as many calls for %i rows as for one', { tags: ['R7.15'] }, async (size) => {
    expect(await callsOf(stack, `{ ${list.replace('N', '1')} }`)).toEqual(calls);
    expect(await callsOf(stack, `{ ${list.replace('N', String(size))} }`)).toEqual(calls);
  });
});

describe.each(Object.entries(shortLists))('%s', (_name, { list, path, row, calls }) => {
  it.each([20, 50, 100])('makes as many calls for %i rows as for one', { tags: ['R7.15'] }, async (size) => {
    stack.rest.on(path, listOf(row));
    expect(await callsOf(stack, `{ ${list.replace('N', '1')} }`)).toEqual(calls);
    expect(await callsOf(stack, `{ ${list.replace('N', String(size))} }`)).toEqual(calls);
  });
});

describe('rows of lists without `first` and `limit`', () => {
  const many = Array.from({ length: 50 }, (_, index) => index + 1);

  it('get their cities or partners with one call', { tags: ['R7.15'] }, async () => {
    stack.rest.on(
      `${api}/city_categories`,
      pageOf(many.map((id) => cityCategoryRow({ id: `${id}-5`, city: brief(id) }))),
    );
    const pay = { median: 14.5, count: 5 };
    const facet = (id: number) => ({
      city: brief(id),
      state: null,
      countryCode: 'DE',
      count: 1,
      isAsked: false,
    });
    stack.rest.on('/more-jobs-api/job-offers/facets', {
      countries: [{ countryCode: 'DE', name: 'Germany', count: 1 }],
      states: [{ state: 'NY', countryCode: 'US', count: 1 }],
      cities: many.map(facet),
      everywhere: 1,
      withoutKeyword: null,
      isExact: true,
    });
    stack.rest.on(`${api}/posts/similar`, pageOf(many.map((id) => postRow({ id, city: brief(id) }))));
    stack.rest.on(`${api}/my/saved_searches`, pageOf(many.map((id) => savedSearchRow({ city: brief(id) }))));
    stack.rest.on(
      `${cities}/1/categories/5/pay`,
      pageOf([
        {
          currency: 'EUR',
          inCity: pay,
          inCountry: pay,
          partners: many.map((id) => ({ partner: brief(id), pay })),
          quarters: [],
        },
      ]),
    );
    stack.rest.on(`${api}/partners/slug/swiftbite`, partnerRow());
    stack.rest.on(
      `${api}/partners/11/pay`,
      pageOf([
        {
          country: { countryCode: 'DE', name: 'Germany' },
          currency: 'EUR',
          pay,
          cities: many.map((id) => ({ city: brief(id), pay })),
          quarters: [],
        },
      ]),
    );
    for (const [document, calls] of listsWithoutLimit) expect(await callsOf(stack, document)).toEqual(calls);
  });
});

describe('figures of many offers', () => {
  it.each(sizes)('are loaded with %i offers when the service supports it', async (size) => {
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
    stack.rest.on(`${api}/job_offers`, listOf(withFigures));
    const document = `{ jobOffers(first: ${size}) { edges { node { ${figures} } } } }`;
    expect(await callsOf(stack, document)).toEqual({ [`${api}/job_offers`]: 1 });
    expect(parameter(stack.rest.calls[0] as SeenCall, 'expand')?.split(',')).toEqual(
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

describe('nodes', () => {
  it.each(['City', 'Partner', 'JobOffer', 'Post'])(
    'of one type are loaded with one call: %s',
    { tags: ['R7.15'] },
    async (typename) => {
      stack.rest.on(
        `${api}/posts`,
        listOf((id) => postRow({ id })),
      );
      const nodes = Array.from(
        { length: 20 },
        (_, id) => `n${id}: node(id: "${toGlobalId(typename, id + 1)}") { id }`,
      );
      expect(Object.values(await callsOf(stack, `{ ${nodes.join(' ')} }`))).toEqual([1]);
    },
  );
});
