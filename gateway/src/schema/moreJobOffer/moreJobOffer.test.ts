import { describe, expect, it, vi } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { moreJobPage, moreJobRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const uuid = '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11';

describe('moreJobOffer', () => {
  it(
    'has feedId and slugTitle, and is shown without categories',
    { tags: ['R2.118', 'R3.41', 'R8.27'] },
    async () => {
      stack.rest.on(
        '/more-jobs-api/job-offer',
        moreJobRow({ description: '<p>In {city}</p><script>x</script>' }),
      );
      const { data, errors } = await stack.gateway.ask(
        `query ($id: ID!) { moreJobOffer(id: $id, citySlug: "berlin", partnerSlug: "swiftbite", feed: "jobfeed") {
        id uuid feedId slugTitle isMoreJob cardTitle description categories { id } city { name state } partner { name } } }`,
        { lang: 'de', variables: { id: uuid } },
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        moreJobOffer: {
          id: toGlobalId('MoreJobOffer', uuid),
          uuid,
          feedId: 'jobfeed',
          slugTitle: 'warehouse-clerk',
          isMoreJob: true,
          cardTitle: 'Warehouse clerk in Berlin',
          description: '<p>In Berlin</p>',
          categories: [],
          city: { name: 'Berlin', state: null },
          partner: { name: 'Swiftbite' },
        },
      });
      expect(stack.rest.urls()).toEqual([
        `/more-jobs-api/job-offer?id=${uuid}&city=berlin&partner=swiftbite&feed=jobfeed&language=de`,
      ]);
    },
  );

  it('accepts its global id, an id of the feed, and the slug of its title', async () => {
    const ask = (args: string) => stack.gateway.ask(`{ moreJobOffer(${args}) { uuid } }`);
    await ask(`id: "${toGlobalId('MoreJobOffer', uuid)}"`);
    await ask('id: "123-abc"');
    await ask('titleSlug: "warehouse-clerk"');
    expect(stack.rest.urls()).toEqual([
      `/more-jobs-api/job-offer?id=${uuid}&language=en`,
      '/more-jobs-api/job-offer?id=123-abc&language=en',
      '/more-jobs-api/job-offer?title_slug=warehouse-clerk&language=en',
    ]);
  });

  it(
    'searches by the title, within the same place, only when no offer has the id',
    { tags: ['R2.118'] },
    async () => {
      const ask = () =>
        stack.gateway.ask(
          `{ moreJobOffer(id: "3-drivers-needed", titleSlug: "3-drivers-needed", citySlug: "berlin", feed: "jobfeed") { uuid } }`,
        );
      const byId = '/more-jobs-api/job-offer?id=3-drivers-needed&city=berlin&feed=jobfeed&language=en';
      stack.rest.on('/more-jobs-api/job-offer', moreJobRow());
      expect((await ask()).data).toEqual({ moreJobOffer: { uuid } });
      expect(stack.rest.urls()).toEqual([byId]);
      stack.rest.on('/more-jobs-api/job-offer', json(404));
      const unknown = await ask();
      expect(unknown.data).toEqual({ moreJobOffer: null });
      expect(unknown.errors).toBeUndefined();
      expect(stack.rest.urls().slice(1)).toEqual([
        byId,
        '/more-jobs-api/job-offer?title_slug=3-drivers-needed&city=berlin&feed=jobfeed&language=en',
      ]);
    },
  );

  it('is either live or expired', { tags: ['R4.66'] }, async () => {
    for (const status of ['live', 'expired'] as const) {
      stack.rest.on('/more-jobs-api/job-offer', moreJobRow({ status }));
      const { data } = await stack.gateway.ask(`{ moreJobOffer(id: "${uuid}") { status } }`);
      expect(data).toEqual({ moreJobOffer: { status: status.toUpperCase() } });
    }
  });

  it('states pay and contract as the feed does', async () => {
    const ask = async (row: Partial<ReturnType<typeof moreJobRow>>) => {
      stack.rest.on('/more-jobs-api/job-offer', moreJobRow(row));
      const { data } = await stack.gateway.ask(
        `{ moreJobOffer(id: "${uuid}") { contract pay { from { amount currency } to { amount currency } period } } }`,
      );
      return data;
    };
    expect(await ask({})).toEqual({
      moreJobOffer: {
        contract: 'PERMANENT',
        pay: {
          from: { amount: 2500, currency: 'EUR' },
          to: { amount: 3000, currency: 'EUR' },
          period: 'MONTH',
        },
      },
    });
    const hourly = { from: 14.5, to: null, currency: 'USD', period: 'hour' } as const;
    expect(await ask({ contract: 'fixed-term', pay: hourly })).toEqual({
      moreJobOffer: {
        contract: 'FIXED_TERM',
        pay: { from: { amount: 14.5, currency: 'USD' }, to: null, period: 'HOUR' },
      },
    });
    expect(await ask({ contract: null, pay: null })).toEqual({ moreJobOffer: { contract: null, pay: null } });
  });

  it('has live alternatives from its city, and from its country when these are too few', async () => {
    const row = (number: number) =>
      moreJobRow({ id: `3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b0${number}`, slugTitle: `job-${number}` });
    const query = `{ moreJobOffer(id: "${uuid}") { alternatives { slugTitle } } }`;
    stack.rest.on('/more-jobs-api/job-offer', moreJobRow());
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage([row(1), moreJobRow(), row(2), row(3)]));
    const { data } = await stack.gateway.ask(query);
    expect(data).toEqual({
      moreJobOffer: {
        alternatives: [{ slugTitle: 'job-1' }, { slugTitle: 'job-2' }, { slugTitle: 'job-3' }],
      },
    });
    expect(stack.rest.urls().slice(1)).toEqual([
      '/more-jobs-api/job-offers?page=1&limit=4&city=berlin&language=en',
    ]);
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage([moreJobRow(), row(4)]));
    const few = await stack.gateway.ask(query);
    expect(few.data).toEqual({ moreJobOffer: { alternatives: [{ slugTitle: 'job-4' }] } });
    expect(stack.rest.urls().at(-1)).toBe(
      '/more-jobs-api/job-offers?page=1&limit=7&country_code=DE&language=en',
    );
  });

  it('rejects a query with neither id nor titleSlug', async () => {
    const { errors } = await stack.gateway.ask('{ moreJobOffer(feed: "jobfeed") { uuid } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(stack.rest.calls).toHaveLength(0);
  });
});

describe('moreJobOffers', () => {
  const list = `query ($after: String, $page: Int) { moreJobOffers(
    first: 2, after: $after, page: $page, citySlug: "berlin", state: "be", countryCode: "DE", keyword: "clerk") {
    totalCount totalIsExact pageCount pageInfo { hasNextPage endCursor } edges { cursor node { slugTitle } } } }`;
  const filters = '&city=berlin&state=be&country_code=DE&keyword=clerk&language=en';
  const rows = [moreJobRow({ slugTitle: 'a' }), moreJobRow({ slugTitle: 'b' })];

  it('filters by city, state, country and keyword, page by page', { tags: ['R7.86'] }, async () => {
    stack.rest.on(
      '/more-jobs-api/job-offers',
      moreJobPage(rows, { total: 10_000, totalIsExact: false, next: 'k1' }),
    );
    const { data } = await stack.gateway.ask(list, { variables: { page: 3 } });
    expect(data).toMatchObject({
      moreJobOffers: {
        totalCount: 10_000,
        totalIsExact: false,
        pageCount: 5000,
        pageInfo: { hasNextPage: true },
        edges: [{ node: { slugTitle: 'a' } }, { node: { slugTitle: 'b' } }],
      },
    });
    expect(stack.rest.urls()).toEqual([`/more-jobs-api/job-offers?page=3&limit=2${filters}`]);
  });

  it('filters by contract, pay, date and radius, and refuses values out of range', async () => {
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage(rows));
    const ask = (filter: string) =>
      stack.gateway.ask(`{ moreJobOffers(citySlug: "berlin", filter: { ${filter} }) { totalCount } }`);
    await ask('contract: FIXED_TERM, payFrom: 2500.5, postedWithin: 7, radius: 25');
    await ask('payFrom: 0');
    expect(stack.rest.urls()).toEqual([
      '/more-jobs-api/job-offers?page=1&limit=20&city=berlin&contract=fixed-term&pay_from=2500.5&posted_within=7&radius=25&language=en',
      '/more-jobs-api/job-offers?page=1&limit=20&city=berlin&pay_from=0&language=en',
    ]);
    for (const [filter, field] of [
      ['payFrom: -1', 'payFrom'],
      ['postedWithin: 366', 'postedWithin'],
      ['radius: 201', 'radius'],
    ] as const) {
      const { errors } = await ask(filter);
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toContain(`filter.${field}`);
    }
    expect(stack.rest.calls).toHaveLength(2);
  });

  it('continues after a page by the key of the service, and from the middle of a page', async () => {
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage(rows, { total: 9, next: 'k1' }));
    type Found = { moreJobOffers: { pageInfo: { endCursor: string }; edges: { cursor: string }[] } };
    const first = await stack.gateway.ask<Found>(list);
    const after = first.data?.moreJobOffers.pageInfo.endCursor;
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage(rows, { total: 9, next: null }));
    const second = await stack.gateway.ask<Found>(list, { variables: { after } });
    expect(second.data?.moreJobOffers).toMatchObject({ pageInfo: { hasNextPage: false } });
    await stack.gateway.ask(list, { variables: { after: second.data?.moreJobOffers.edges[0]?.cursor } });
    expect(stack.rest.urls()).toEqual([
      `/more-jobs-api/job-offers?page=1&limit=2${filters}`,
      `/more-jobs-api/job-offers?after=k1&limit=2${filters}`,
      `/more-jobs-api/job-offers?after=k1&limit=3${filters}`,
    ]);
  });

  it('loads the long texts only if they are selected, and is null when the service fails', async () => {
    stack.rest.on('/more-jobs-api/job-offers', json(503));
    const { data, errors } = await stack.gateway.ask('{ moreJobOffers { edges { node { description } } } }');
    expect(data).toEqual({ moreJobOffers: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', status: 503 });
    expect(stack.rest.urls()).toEqual(['/more-jobs-api/job-offers?page=1&limit=20&expand=texts&language=en']);
  });
});

describe('moreJobFacets', () => {
  it('makes one call, and is null when it fails', async () => {
    const city = { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin' };
    stack.rest.on('/more-jobs-api/job-offers/facets', {
      countries: [{ countryCode: 'DE', name: 'Germany', count: 5 }],
      states: [{ state: 'TX', countryCode: 'US', count: 2 }],
      cities: [{ city, state: null, countryCode: 'DE', count: 3, isAsked: true }],
      everywhere: 7,
      withoutKeyword: null,
      isExact: true,
    });
    const query = `{ moreJobFacets(citySlug: "berlin", state: "tx", countryCode: "de", keyword: "clerk") {
      countries { count country { countryCode name } } states { state countryCode count }
      cities { count isAsked state countryCode city { slug name } } everywhere withoutKeyword isExact } }`;
    const { data } = await stack.gateway.ask(query);
    expect(data).toEqual({
      moreJobFacets: {
        countries: [{ count: 5, country: { countryCode: 'DE', name: 'Germany' } }],
        states: [{ state: 'TX', countryCode: 'US', count: 2 }],
        cities: [
          {
            count: 3,
            isAsked: true,
            state: null,
            countryCode: 'DE',
            city: { slug: 'berlin', name: 'Berlin' },
          },
        ],
        everywhere: 7,
        withoutKeyword: null,
        isExact: true,
      },
    });
    expect(stack.rest.urls()).toEqual([
      '/more-jobs-api/job-offers/facets?city=berlin&state=tx&country_code=de&keyword=clerk&language=en',
    ]);
    stack.rest.on('/more-jobs-api/job-offers/facets', json(503));
    expect((await stack.gateway.ask(query)).data).toEqual({ moreJobFacets: null });
  });

  it('has the choices of the filter only if they are selected', async () => {
    const counts = {
      countries: [],
      states: [],
      cities: [],
      everywhere: 7,
      withoutKeyword: null,
      isExact: true,
    };
    stack.rest.on('/more-jobs-api/job-offers/facets', {
      ...counts,
      currency: 'EUR',
      choices: [
        { filter: 'pay_from', value: '2500', count: 4 },
        { filter: 'radius', value: '25', count: 6 },
      ],
    });
    const { data } = await stack.gateway.ask(
      '{ moreJobFacets(citySlug: "berlin", filter: { radius: 10 }) { currency choices { filter value count } } }',
    );
    expect(data).toEqual({
      moreJobFacets: {
        currency: 'EUR',
        choices: [
          { filter: 'PAY_FROM', value: '2500', count: 4 },
          { filter: 'RADIUS', value: '25', count: 6 },
        ],
      },
    });
    expect(stack.rest.urls()).toEqual([
      '/more-jobs-api/job-offers/facets?city=berlin&radius=10&expand=choices&language=en',
    ]);
  });

  it('sends four searches of a network at a time, and other calls meanwhile', async () => {
    const counts = {
      countries: [],
      states: [],
      cities: [],
      everywhere: 7,
      withoutKeyword: null,
      isExact: true,
    };
    const answers: (() => void)[] = [];
    stack.rest.on('/more-jobs-api/job-offers/facets', (response, call) => {
      answers.push(() => json(200, counts)(response, call));
    });
    const search = (word: string) => `${word}: moreJobFacets(keyword: "${word}") { everywhere }`;
    const searched = stack.gateway.ask(`{ ${['a', 'b', 'c', 'd', 'e', 'f'].map(search).join(' ')} }`);
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    await stack.gateway.ask('{ languages { id } }');
    expect(stack.rest.urls().slice(4)).toEqual(['/web-api/en/languages']);
    for (const answered of [0, 1, 2, 3, 4, 5]) {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered));
      answers[answered]?.();
    }
    const found = { everywhere: 7 };
    expect((await searched).data).toEqual({ a: found, b: found, c: found, d: found, e: found, f: found });
  });
});
