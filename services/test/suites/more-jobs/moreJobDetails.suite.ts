import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoreJobFacets } from '../../../src/more-jobs/moreJobFacetSchema.ts';
import type { MoreJobOffer, MoreJobOfferList } from '../../../src/more-jobs/moreJobOfferSchema.ts';
import { type Errors, get, type ServicesOf } from '../../testServices.ts';

/** Berlin and Potsdam, 26 km away; Leipzig, 149 km away. */
const [berlin, potsdam, leipzig] = [2950159, 2852458, 2879139];

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** The pay, contract and date of each job. */
const jobs = [
  ['hourly', berlin, 1500, null, 'hour', 'EUR', 'permanent', hoursAgo(1)],
  ['monthly', berlin, 260_000, 300_000, 'month', 'EUR', 'fixed-term', hoursAgo(47)],
  ['yearly', potsdam, 3_120_050, null, 'year', 'EUR', null, hoursAgo(73)],
  ['unpaid', potsdam, null, null, null, null, 'permanent', hoursAgo(24 * 40)],
  ['far', leipzig, 500_000, null, 'month', 'EUR', 'permanent', hoursAgo(2)],
] as const;

export const moreJobDetailsSuite = (services: ServicesOf): void => {
  const api = '/more-jobs-api/job-offers';
  const list = async (query: string) =>
    (await get<Static<typeof MoreJobOfferList>>(services(), `${api}?keyword=zyxdetail&${query}`)).body;
  const found = async (query: string) =>
    (await list(query)).items.map(({ slugTitle }) => slugTitle.replace('zyxdetail-', '')).toSorted();
  const facets = async (query: string) =>
    (await get<Static<typeof MoreJobFacets>>(services(), `${api}/facets?expand=choices&${query}`)).body;
  const choices = async (query: string) =>
    ((await facets(`keyword=zyxdetail&${query}`)).choices ?? []).map(
      ({ filter, value, count }) => `${filter}=${value}: ${count}`,
    );

  describe('pay, contract, date and radius of full-time offers', () => {
    beforeAll(async () => {
      const rows = jobs.map(
        ([name, city, min, max, period, currency, contract, postedAt]) => sql`(
          gen_random_uuid(), 'details', ${name}, ${city}::int, 1, 'Zyxdetail', ${`zyxdetail-${name}`}, '', 'de', '/x', 'live',
          ${postedAt.toISOString()}::timestamptz, ${min}::bigint, ${max}::bigint, ${period}::text, ${currency}::text,
          ${contract}::text)`,
      );
      await services().database.rows(sql`
        insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description, language,
          url, status, posted_at, pay_min, pay_max, pay_period, currency, contract)
        values ${sql.join(rows, sql`, `)}`);
    });
    afterAll(() => services().database.rows(sql`delete from more_job_offers where feed = 'details'`));

    it('are stated as the feed does', async () => {
      const { items } = await list('feed=details');
      expect(items.map(({ slugTitle, pay, contract }) => [slugTitle, pay, contract])).toEqual([
        ['zyxdetail-hourly', { from: 15, to: null, currency: 'EUR', period: 'hour' }, 'permanent'],
        ['zyxdetail-far', { from: 5000, to: null, currency: 'EUR', period: 'month' }, 'permanent'],
        ['zyxdetail-monthly', { from: 2600, to: 3000, currency: 'EUR', period: 'month' }, 'fixed-term'],
        ['zyxdetail-yearly', { from: 31_200.5, to: null, currency: 'EUR', period: 'year' }, null],
        ['zyxdetail-unpaid', null, 'permanent'],
      ]);
    });

    it('are in the structured data', async () => {
      const find = async (slug: string) => {
        const { body } = await get<Static<typeof MoreJobOffer>>(
          services(),
          `/more-jobs-api/job-offer?title_slug=zyxdetail-${slug}`,
        );
        return JSON.parse(body.structuredData ?? '') as object;
      };
      expect(await find('monthly')).toMatchObject({
        employmentType: ['FULL_TIME', 'TEMPORARY'],
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', unitText: 'MONTH', minValue: 2600, maxValue: 3000 },
        },
      });
      const unpaid = await find('unpaid');
      expect(unpaid).toMatchObject({ employmentType: 'FULL_TIME' });
      expect(unpaid).not.toHaveProperty('baseSalary');
    });

    it.each([
      ['contract=permanent', ['far', 'hourly', 'unpaid']],
      ['contract=fixed-term', ['monthly']],
      // The same for a month: 40 hours a week, or a twelfth of a year.
      ['pay_from=2600', ['far', 'hourly', 'monthly', 'yearly']],
      ['pay_from=2600.01', ['far', 'yearly']],
      ['pay_from=2600.05', ['far']],
      ['posted_within=1', ['far', 'hourly']],
      ['posted_within=2', ['far', 'hourly', 'monthly']],
      ['posted_within=3', ['far', 'hourly', 'monthly']],
      ['posted_within=3&contract=fixed-term&pay_from=1', ['monthly']],
      ['city=berlin', ['hourly', 'monthly']],
      // Potsdam is 13 km further south.
      ['city=berlin&radius=25', ['hourly', 'monthly']],
      ['city=berlin&radius=50', ['hourly', 'monthly', 'unpaid', 'yearly']],
      ['city=berlin&radius=200', ['far', 'hourly', 'monthly', 'unpaid', 'yearly']],
      ['city=potsdam&radius=50&contract=permanent', ['hourly', 'unpaid']],
      // A circle crosses borders; without a city there is none.
      ['city=berlin&radius=50&country_code=pl&state=tx', ['hourly', 'monthly', 'unpaid', 'yearly']],
      ['country_code=pl&radius=50', []],
      ['city=nowhere&radius=50', []],
    ])('filter lists: %s', async (query, expected) => {
      expect(await found(query)).toEqual(expected);
      expect((await list(query)).total).toBe(expected.length);
    });

    it('filter lists without a keyword', async () => {
      const { items, total } = (
        await get<Static<typeof MoreJobOfferList>>(
          services(),
          `${api}?feed=details&city=berlin&radius=50&contract=permanent&posted_within=30`,
        )
      ).body;
      expect([total, items.map(({ slugTitle }) => slugTitle)]).toEqual([1, ['zyxdetail-hourly']]);
    });

    it('have choices, each counted beside the other filters', async () => {
      expect(await choices('')).toEqual([
        'contract=permanent: 3',
        'contract=fixed-term: 1',
        'pay_from=2600: 4',
        'posted_within=1: 2',
        'posted_within=3: 3',
        'posted_within=7: 4',
        'posted_within=30: 4',
      ]);
      expect(await choices('city=berlin&contract=permanent&posted_within=7')).toEqual([
        'contract=permanent: 1',
        'contract=fixed-term: 1',
        'pay_from=2600: 1',
        'posted_within=1: 1',
        'posted_within=3: 1',
        'posted_within=7: 1',
        'posted_within=30: 1',
        'radius=10: 1',
        'radius=25: 1',
        'radius=50: 1',
        'radius=100: 1',
      ]);
      expect(await choices('city=berlin&radius=50')).toEqual([
        'contract=permanent: 2',
        'contract=fixed-term: 1',
        'pay_from=2600: 3',
        'posted_within=1: 1',
        'posted_within=3: 2',
        'posted_within=7: 3',
        'posted_within=30: 3',
        'radius=10: 2',
        'radius=25: 2',
        'radius=50: 4',
        'radius=100: 4',
      ]);
    });

    it('have amounts to choose from only in one currency, and no choices unless they are asked for', async () => {
      const inGermany = await facets('country_code=de');
      expect(inGermany.currency).toBe('EUR');
      expect(inGermany.choices?.filter(({ filter }) => filter === 'pay_from').length).toBeGreaterThan(1);
      const everywhere = await facets('');
      expect(everywhere.currency).toBeNull();
      expect(everywhere.choices?.filter(({ filter }) => filter === 'pay_from')).toEqual([]);
      const { body } = await get<object>(services(), `${api}/facets`);
      expect(body).not.toHaveProperty('choices');
    });

    it.each(['contract=none', 'pay_from=-1', 'posted_within=0', 'radius=201'])(
      'answer 400 to %s',
      async (query) => {
        const { status, body } = await get<Errors>(services(), `${api}?${query}`);
        expect([status, body.errors[0]?.field]).toEqual([400, query.split('=')[0]]);
      },
    );
  });
};
