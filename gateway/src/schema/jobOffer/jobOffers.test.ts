import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../../builder/globalId.ts';
import { cityRow, offerRow, pageOf, partnerRow } from '../../../test/rows.ts';
import { dataOf } from '../../../test/startGateway.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();

describe('jobOffers', () => {
  const list = '/web-api/en/job_offers';

  it('sends filters under the names of the service', async () => {
    stack.rest.on(list, pageOf([offerRow()], 45));
    const { data, errors } = await stack.gateway.ask(
      `{ jobOffers(citySlug: "berlin", partnerSlug: "swiftbite", categories: ["delivery", "driving"],
          type: PART_TIME, utmSource: "News", page: 2) {
        totalCount pageCount pageInfo { hasNextPage hasPreviousPage } edges { node { cardTitle } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(stack.rest.urls()).toEqual([
      `${list}?city_slug=berlin&partner_slug=swiftbite&categories=delivery,driving&type=part-time&page=2&limit=20&utm_source=News`,
    ]);
    expect(data).toEqual({
      jobOffers: {
        totalCount: 45,
        pageCount: 3,
        pageInfo: { hasNextPage: true, hasPreviousPage: true },
        edges: [{ node: { cardTitle: 'Ride in Berlin' } }],
      },
    });
  });

  it('sends the order under the name of the service', async () => {
    stack.rest.on(list, pageOf([offerRow()]));
    stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
    await stack.gateway.ask('{ jobOffers(sort: SIGN_UP_TIME) { totalCount } }');
    await stack.gateway.ask('{ city(slug: "berlin") { jobOffers(sort: COST_TO_START) { totalCount } } }');
    const sorts = stack.rest
      .urls()
      .flatMap((url) => (url.startsWith(list) ? [/sort=(\w+)/.exec(url)?.[1]] : []));
    expect(sorts).toEqual(['sign_up', 'cost']);
  });

  it('has the facets from the same call', async () => {
    const facets = {
      categories: [
        { category: { id: 1, slug: 'lieferung', orgSlug: 'delivery', name: 'Delivery' }, count: 7 },
      ],
      types: [{ type: 'weekend', count: 3 }],
      choices: [{ filter: 'pay_from', value: '12.5', count: 0 }],
      currency: 'EUR',
    };
    stack.rest.on(list, { ...pageOf([offerRow()]), facets });
    const { data, errors } = await stack.gateway.ask(
      '{ jobOffers { facets { categories { category { orgSlug } count } types { type count } choices { filter value count } currency } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      jobOffers: {
        facets: {
          categories: [{ category: { orgSlug: 'delivery' }, count: 7 }],
          types: [{ type: 'WEEKEND', count: 3 }],
          choices: [{ filter: 'PAY_FROM', value: '12.5', count: 0 }],
          currency: 'EUR',
        },
      },
    });
    expect(stack.rest.urls()).toEqual([`${list}?page=1&limit=20&expand=facets`]);
  });

  it('filters by what offers fulfil; what asks for nothing is not sent', async () => {
    stack.rest.on(list, pageOf([offerRow()]));
    const ask = (filter: string) =>
      stack.gateway.ask(
        `{ jobOffers(filter: ${filter}) { edges { node { minimumAge vehicle workLanguages isRemote } } } }`,
      );
    const { data } = await ask(
      '{ age: 16, vehicle: BIKE, workLanguage: "de", remote: false, verified: true, payFrom: 12.5, costUpTo: 0, signUpWithin: 3, ratingFrom: 4.5 }',
    );
    expect(data).toEqual({
      jobOffers: {
        edges: [{ node: { minimumAge: 18, vehicle: 'BIKE', workLanguages: ['de', 'en'], isRemote: false } }],
      },
    });
    await ask('{}');
    expect(stack.rest.urls()).toEqual([
      `${list}?age=16&vehicle=bike&work_language=de&verified=true&pay_from=12.5&cost_up_to=0&sign_up_within=3&rating_from=4.5&page=1&limit=20`,
      `${list}?page=1&limit=20`,
    ]);
  });

  it.each([
    ['{ age: 13 }', 'filter.age', 'must be from 14 to 99'],
    ['{ workLanguage: "English" }', 'filter.workLanguage', 'must be two lower-case letters'],
    ['{ payFrom: -1 }', 'filter.payFrom', 'must be from 0 to 1,000,000'],
    ['{ costUpTo: 1000001 }', 'filter.costUpTo', 'must be from 0 to 1,000,000'],
    ['{ signUpWithin: 0 }', 'filter.signUpWithin', 'must be from 1 to 365'],
    ['{ ratingFrom: 5.5 }', 'filter.ratingFrom', 'must be from 1 to 5'],
  ])('refuses the filter %s without a call, and names the field', async (filter, argument, rule) => {
    const { errors } = await stack.gateway.ask(`{ jobOffers(filter: ${filter}) { totalCount } }`);
    expect(errors).toMatchObject([
      { message: `\`${argument}\` ${rule}`, extensions: { code: 'BAD_USER_INPUT', argument } },
    ]);
    expect(stack.rest.urls()).toEqual([]);
  });

  it('reads each partner once for a list of 20 offers', { tags: ['R7.15'] }, async () => {
    stack.rest.on(list, pageOf(Array.from({ length: 20 }, (_, index) => offerRow({ id: index + 1 }))));
    stack.rest.on('/web-api/en/partners', pageOf([partnerRow()]));
    await stack.gateway.ask('{ jobOffers { edges { node { partner { name website } } } } }');
    expect(stack.rest.urls()).toEqual([`${list}?page=1&limit=20`, '/web-api/en/partners?ids=11']);
  });

  it('loads the parts that the query selects, fragments included', async () => {
    stack.rest.on(list, pageOf([offerRow()]));
    await stack.gateway.ask(
      `{ jobOffers { edges { ...E } } }
       fragment E on JobOfferEdge { node { ... on JobOffer { ...T signUpTime { count } partner { countries { name } } } } }
       fragment T on JobOffer { description }`,
    );
    expect(stack.rest.urls()[0]).toBe(`${list}?page=1&limit=20&expand=texts,countries,signUpTime`);
  });

  it('omits an offer without categories and logs it', async () => {
    stack.rest.on(list, pageOf([offerRow(), offerRow({ id: 101, categories: [] })]));
    const { data, errors } = await stack.gateway.ask(
      '{ jobOffers { edges { node { id } } totalCount pageInfo { hasNextPage endCursor } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      jobOffers: {
        edges: [{ node: { id: toGlobalId('JobOffer', 100) } }],
        totalCount: 2,
        pageInfo: { hasNextPage: false, endCursor: btoa('offset:1') },
      },
    });
    expect(stack.gateway.logged).toContainEqual(expect.objectContaining({ jobOfferId: 101 }));
  });

  it('continues after a cursor', async () => {
    const rows = Array.from({ length: 2 }, (_, index) => offerRow({ id: index + 1 }));
    stack.rest.on(list, pageOf(rows, 5));
    const first = await stack.gateway.ask<{ jobOffers: { pageInfo: { endCursor: string } } }>(
      '{ jobOffers(first: 2) { pageInfo { endCursor hasNextPage } } }',
    );
    const { pageInfo } = dataOf(first).jobOffers;
    await stack.gateway.ask('query ($after: String) { jobOffers(first: 2, after: $after) { totalCount } }', {
      variables: { after: pageInfo.endCursor },
    });
    expect(stack.rest.urls()).toEqual([`${list}?page=1&limit=2`, `${list}?page=2&limit=2`]);
  });

  it.each(['first: 0', 'first: 201', 'page: 0', 'after: "x"', 'page: 1, after: "x"'])(
    'rejects %s',
    async (args) => {
      const { data, errors } = await stack.gateway.ask(`{ jobOffers(${args}) { totalCount } }`);
      expect(data).toEqual({ jobOffers: null });
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
      expect(stack.rest.calls).toHaveLength(0);
    },
  );
});
