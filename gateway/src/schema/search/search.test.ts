import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow, moreJobPage, moreJobRow, offerRow, pageOf, partnerRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const api = '/web-api/en';
const highlights = [{ start: 0, length: 4 }];
const category = { id: 1, name: 'Delivery', slug: 'delivery', orgSlug: 'delivery' };
const found = (kind: string, id: number, score: number, more = {}) => ({
  kind,
  total: 7,
  totalIsExact: true,
  items: [{ id, score, match: 'part', field: 'name', text: 'Some text', highlights, ...more }],
});

const answer = {
  place: { id: 1, name: 'Berlin', slug: 'berlin', orgSlug: 'berlin' },
  named: null,
  list: null,
  kinds: [
    found('city', 1, 3),
    found('partner', 11, 6, { match: 'exact' }),
    found('category', 1, 4, { category }),
    found('job_offer', 100, 3.5),
  ],
};

const setUp = () => {
  stack.rest.on(`${api}/search`, answer);
  stack.rest.on(`${api}/cities`, pageOf([cityRow()]));
  stack.rest.on(`${api}/partners`, pageOf([partnerRow()]));
  stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
  stack.rest.on('/more-jobs-api/job-offers', moreJobPage([moreJobRow()]));
};

const document = `query ($text: String!, $place: String, $near: String, $kinds: [SearchKind!], $first: Int) {
  search(text: $text, place: $place, near: $near, kinds: $kinds, first: $first) {
    totalCount place { slug } list { city { slug } type category { name } jobOffersCount } kinds { kind totalCount totalIsExact }
    edges { match { kind text highlights { start length } } node {
      __typename ... on City { name } ... on Partner { name } ... on Category { name }
      ... on JobOffer { price } ... on MoreJobOffer { uuid } } } } }`;

interface Found {
  search: {
    kinds: { kind: string; totalCount: number | null }[];
    edges: { node: { __typename: string } }[];
  } | null;
}

const ask = async (variables: Record<string, unknown>) => {
  const { data, errors } = await stack.gateway.ask(document, { variables });
  return { search: (data as unknown as Found).search, errors };
};

const typesOf = ({ search }: Found) => search?.edges.map(({ node }) => node.__typename);

describe('the search over everything', () => {
  it('makes one call for each search and for the rows of each kind', async () => {
    setUp();
    const result = await ask({ text: ' bike\u0007courier ' });
    expect(result.errors).toBeUndefined();
    expect(typesOf(result)).toEqual(['Partner', 'Category', 'JobOffer', 'MoreJobOffer', 'City']);
    expect(result.search).toMatchObject({
      totalCount: 29,
      place: { slug: 'berlin' },
      list: null,
      edges: [
        { match: { kind: 'EXACT', text: 'Some text', highlights } },
        ...['PART', 'PART', 'PART', 'PART'].map((kind) => ({ match: { kind } })),
      ],
    });
    expect(stack.rest.urls().toSorted()).toEqual([
      '/more-jobs-api/job-offers?page=1&limit=10&keyword=bike+courier&language=en',
      `${api}/cities?ids=1`,
      `${api}/job_offers?ids=100`,
      `${api}/partners?ids=11`,
      `${api}/search?text=bike+courier&kinds=city,partner,category,job_offer&limit=10`,
    ]);
  });

  it('puts full-time offers after names that the text only resembles', async () => {
    setUp();
    stack.rest.on(`${api}/search`, { ...answer, kinds: [found('city', 1, 1.5, { match: 'slip' })] });
    expect(typesOf(await ask({ text: 'berln' }))).toEqual(['City', 'MoreJobOffer']);
  });

  it('puts offers of which nothing but the place matches after names that match', async () => {
    setUp();
    const names = [
      found('city', 1, 4, { match: 'beginning' }),
      found('partner', 11, 4, { match: 'beginning' }),
    ];
    const inCity = found('job_offer', 100, 6, { field: 'city' });
    stack.rest.on(`${api}/search`, { ...answer, kinds: [...names, inCity] });
    expect(typesOf(await ask({ text: 'ber' }))).toEqual(['City', 'Partner', 'JobOffer', 'MoreJobOffer']);
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage([moreJobRow({ cardTitle: 'Berater' })]));
    const titled = found('job_offer', 100, 6, { field: 'title' });
    stack.rest.on(`${api}/search`, { ...answer, kinds: [...names, titled] });
    expect(typesOf(await ask({ text: 'ber' }))).toEqual(['JobOffer', 'City', 'Partner', 'MoreJobOffer']);
  });

  it('searches the requested kinds in the place', async () => {
    setUp();
    const result = await ask({
      text: 'courier',
      place: 'Köln',
      kinds: ['CATEGORY', 'MORE_JOB_OFFER'],
      first: 1,
    });
    expect(typesOf(result)).toEqual(['Category']);
    expect(stack.rest.urls().toSorted()).toEqual([
      '/more-jobs-api/job-offers?page=1&limit=1&city=koln&keyword=courier&language=en',
      `${api}/search?text=courier&place=K%C3%B6ln&kinds=category&limit=1`,
    ]);
  });

  const named = { place: answer.place, words: 'driver' };
  const fullTime = { text: 'driver berlin', kinds: ['MORE_JOB_OFFER'], first: 1 };
  const list = '/more-jobs-api/job-offers?page=1&limit=1';
  const naming = `${api}/search?text=driver+berlin&kinds=category&limit=1`;

  it('searches full-time offers in the city that the text names', async () => {
    setUp();
    stack.rest.on(`${api}/search`, { ...answer, named });
    expect(typesOf(await ask(fullTime))).toEqual(['MoreJobOffer']);
    expect(stack.rest.urls()).toEqual([naming, `${list}&city=berlin&keyword=driver&language=en`]);
    stack.rest.calls.length = 0;
    stack.rest.on(`${api}/search`, { ...answer, named: { ...named, words: '' } });
    await ask({ ...fullTime, text: 'berlin' });
    expect(stack.rest.urls().at(-1)).toBe(`${list}&city=berlin&language=en`);
  });

  it('searches them everywhere by the whole text if that city has none, or the search for it fails', async () => {
    const everywhere = `${list}&keyword=driver+berlin&language=en`;
    setUp();
    stack.rest.on(`${api}/search`, { ...answer, named });
    stack.rest.on('/more-jobs-api/job-offers', moreJobPage([]));
    await ask(fullTime);
    expect(stack.rest.urls()).toEqual([naming, `${list}&city=berlin&keyword=driver&language=en`, everywhere]);
    stack.rest.calls.length = 0;
    stack.rest.on(`${api}/search`, json(500));
    expect((await ask(fullTime)).errors).toBeUndefined();
    expect(stack.rest.urls().at(-1)).toBe(everywhere);
  });

  it('lists full-time offers near the reader first, and counts all', async () => {
    setUp();
    const [there, elsewhere] = [
      '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b12',
      '3f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
    ];
    stack.rest.on('/more-jobs-api/job-offers', (response, call) => {
      const isThere = call.url.includes('city=berlin');
      const rows = [...(isThere ? [] : [elsewhere]), there].map((id) => moreJobRow({ id }));
      json(200, moreJobPage(rows, { total: isThere ? 1 : 7 }))(response, call);
    });
    const asked = { text: 'driver', near: 'berlin', kinds: ['MORE_JOB_OFFER'] };
    const { search } = await ask(asked);
    expect(search).toMatchObject({
      totalCount: 7,
      edges: [there, elsewhere].map((uuid) => ({ node: { uuid } })),
    });
    expect((await ask({ ...asked, first: 1 })).search?.edges).toMatchObject([{ node: { uuid: there } }]);
  });

  it('tells where the reader is, and gives the list of gigs that the text means', async () => {
    setUp();
    const list = { place: answer.place, type: 'weekend', category, offers: 3 };
    stack.rest.on(`${api}/search`, { ...answer, list });
    const { search } = await ask({ text: 'weekend delivery', near: 'berlin', kinds: ['CATEGORY'] });
    expect(search).toMatchObject({
      list: { city: { slug: 'berlin' }, type: 'WEEKEND', category: { name: 'Delivery' }, jobOffersCount: 3 },
    });
    expect(stack.rest.urls()).toEqual([
      `${api}/search?text=weekend+delivery&near=berlin&kinds=category&limit=10`,
    ]);
  });

  it('requests the long texts of full-time offers if one of them is selected', async () => {
    setUp();
    await stack.gateway.ask(`{
      search(text: "courier", kinds: [MORE_JOB_OFFER]) { edges { node { ... on Offer { description } } } }
    }`);
    expect(stack.rest.urls().join(' ')).toContain('expand=texts');
  });

  it.each([
    ['/more-jobs-api/job-offers', 'MORE_JOB_OFFER', ['Partner', 'Category', 'JobOffer', 'City']],
    [`${api}/partners`, 'PARTNER', ['Category', 'JobOffer', 'MoreJobOffer', 'City']],
  ])('leaves the other kinds when %s fails', async (path, failed, types) => {
    setUp();
    stack.rest.on(path, json(500));
    const result = await ask({ text: 'courier' });
    expect(typesOf(result)).toEqual(types);
    const without = result.search?.kinds.filter(({ totalCount }) => totalCount === null);
    expect(without?.map(({ kind }) => kind)).toEqual([failed]);
    expect(result.errors).toHaveLength(1);
  });

  it('is null when all of it fails', async () => {
    stack.rest.on(`${api}/search`, json(500));
    const result = await ask({ text: 'courier', kinds: ['CITY', 'CATEGORY'] });
    expect(result.search).toBeNull();
    expect(result.errors).toMatchObject([{ path: ['search'] }]);
  });

  it('calls nothing for control characters alone', async () => {
    expect(await ask({ text: '\u0007 ' })).toMatchObject({ search: { totalCount: 0, edges: [] } });
    expect(stack.rest.urls()).toEqual([]);
  });

  it.each([{ text: '' }, { text: 'a'.repeat(101) }, { text: 'a', first: 51 }, { text: 'a', first: 0 }])(
    'refuses %j',
    async (variables) => {
      const { errors } = await ask(variables);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(stack.rest.urls()).toEqual([]);
    },
  );
});
