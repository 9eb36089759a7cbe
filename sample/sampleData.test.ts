import { isDeepStrictEqual } from 'node:util';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../services/src/rest/language.ts';
import { minorUnitsPerUnit } from '../services/src/sql/minorUnits.ts';
import { plausibleRange } from '../services/src/counting/plausibleAmounts.ts';
import { sampleSteps } from './sampleSteps.ts';
import { sampleData } from './sampleData.ts';

const day = '2025-07-01';
const tablesOf = (scale = 1, on = day) =>
  sampleSteps(sampleData({ day: on, scale })).flatMap(({ tables }) => tables);
const everything = (on = day): Map<string, object[]> =>
  new Map(tablesOf(1, on).map(({ table, rows }) => [getTableName(table), [...rows()]]));
const data = everything();
const rowsOf = (table: string): Record<string, unknown>[] =>
  (data.get(table) ?? []) as Record<string, unknown>[];
const firstRows = (table: PgTable, rows: Iterable<object>): [string, object[]] => {
  const first: object[] = [];
  for (const row of rows) if (first.push(row) === 3) break;
  return [getTableName(table), first];
};

describe('the sample data', () => {
  it.each([
    ['languages', siteLanguages.length],
    ['categories', 20],
    ['category_texts', 20 * siteLanguages.length],
    ['partners', 40],
    ['partner_texts', 40 * siteLanguages.length],
    ['job_offers', 5_000],
    ['reviews', 20_000],
    ['more_job_offers', 5_000],
    ['posts', 60],
    ['post_texts', 60 * siteLanguages.length],
    ['products', 20],
  ])('has the documented number of rows in %s: %i', (table, count) => {
    expect(rowsOf(table)).toHaveLength(count);
  });

  it('has a name of every country in every language', () => {
    expect(rowsOf('country_names')).toHaveLength(rowsOf('countries').length * siteLanguages.length);
    expect(rowsOf('country_names')).toContainEqual({ countryCode: 'DE', language: 'sv', name: 'Tyskland' });
    expect(rowsOf('country_names')).toContainEqual({
      countryCode: 'US',
      language: 'tr',
      name: 'Amerika Birleşik Devletleri',
    });
    expect(rowsOf('country_names')).toContainEqual({ countryCode: 'PL', language: 'pt', name: 'Polónia' });
  });

  it('has three application languages: en, es, fr', { tags: ['R1.21'] }, () => {
    const inApplication = rowsOf('languages').filter(({ application }) => application === true);
    expect(inApplication.map(({ code }) => code)).toEqual(['en', 'es', 'fr']);
  });

  it('has two to twenty contributions for most offers and none for some', () => {
    for (const table of ['earnings', 'cost_starts', 'sign_up_times', 'customer_availabilities']) {
      const counts = Map.groupBy(rowsOf(table), ({ jobOfferId }) => jobOfferId);
      expect(counts.size).toBeGreaterThan(4_000);
      expect(counts.size).toBeLessThan(5_000);
      const numbers = [...counts.values()].map((rows) => rows.length);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(20);
    }
  });

  it('has only plausible amounts', () => {
    const countryOf = new Map(rowsOf('cities').map(({ id, countryCode }) => [id, String(countryCode)]));
    const cityOf = new Map(rowsOf('job_offers').map(({ id, cityId }) => [id, cityId]));
    for (const [table, reported] of [
      ['earnings', 'hourlyPay'],
      ['cost_starts', 'startCost'],
    ] as const) {
      const beyond = rowsOf(table).filter(({ amountMinor, currency, jobOfferId }) => {
        const country = countryOf.get(cityOf.get(jobOfferId)) ?? '';
        const range = plausibleRange(reported, { currency: String(currency), country });
        const amount = Number(amountMinor) / minorUnitsPerUnit(String(currency));
        return range === null || amount < range[0] || amount > range[1];
      });
      expect(beyond).toEqual([]);
    }
  });

  it('states pay and contract of most full-time offers, as plausible as the pay of gigs and true to their texts', () => {
    const countryOf = new Map(rowsOf('cities').map(({ id, countryCode }) => [id, String(countryCode)]));
    const offers = rowsOf('more_job_offers');
    const paid = offers.filter(({ payMin }) => payMin !== null);
    expect(paid.length / offers.length).toBeCloseTo(0.75, 1);
    const hours: Record<string, number> = { hour: 1, month: 173, year: 2080 };
    const beyond = paid.filter(({ payMin, payMax, payPeriod, currency, cityId }) => {
      const country = countryOf.get(cityId) ?? '';
      const range = plausibleRange('hourlyPay', { currency: String(currency), country });
      return [payMin, payMax ?? payMin].some((pay) => {
        const hourly = Number(pay) / minorUnitsPerUnit(String(currency)) / (hours[String(payPeriod)] ?? 0);
        return range === null || hourly < range[0] || hourly > range[1];
      });
    });
    expect(beyond).toEqual([]);
    const share = (contract: string | null) =>
      offers.filter((offer) => offer['contract'] === contract).length / offers.length;
    expect(share(null)).toBeCloseTo(0.15, 1);
    expect(share('fixed-term')).toBeCloseTo(0.17, 1);
    const permanent =
      /permanent|unbefristet|indefinido|CDI|indeterminato|vast contract|na czas nieokreślony|sem termo|tills vidare|belirsiz/;
    const contradicting = offers.filter(
      ({ contract, description }) => contract === 'fixed-term' && permanent.test(String(description)),
    );
    expect(contradicting.map(({ description }) => description)).toEqual([]);
  });

  it('has ratings from 1 to 5 stars, and some reviewers without a name', () => {
    const reviews = rowsOf('reviews');
    const share = (stars: number): number =>
      reviews.filter(({ rating }) => rating === stars).length / reviews.length;
    for (const stars of [1, 2, 3, 4, 5]) expect(share(stars)).toBeGreaterThan(0.02);
    expect(share(4) + share(5)).toBeGreaterThan(0.5);
    const texts = reviews.flatMap(({ reviewText }) => (reviewText === null ? [] : [String(reviewText)]));
    expect(texts.length / reviews.length).toBeGreaterThan(0.9);
    expect(texts.filter((text) => text.length > 200).length / texts.length).toBeGreaterThan(0.1);
    const anonymous = reviews.filter(({ username }) => username === null).length;
    expect(anonymous / reviews.length).toBeGreaterThan(0.03);
    expect(new Set(reviews.map(({ language }) => language)).size).toBe(siteLanguages.length);
  });

  it('is identical in every generation', () => {
    const again = everything();
    for (const [table, rows] of data) {
      const others = again.get(table) ?? [];
      expect({ [table]: others.length }).toEqual({ [table]: rows.length });
      // Vitest takes much longer than Node to compare so many rows.
      const changed = rows.filter((row, at) => !isDeepStrictEqual(row, others[at]));
      expect({ [table]: changed }).toEqual({ [table]: [] });
    }
  });

  it('has {city} in the texts of offers and categories, and no other placeholders', () => {
    const withCity = new Set(['offer_texts', 'category_texts']);
    const unfilled = [...data]
      .filter(([table]) => table !== 'phrases')
      .flatMap(([table, rows]) =>
        rows
          .flatMap((row) => Object.entries(row))
          .filter(([key, text]) => typeof text === 'string' && key !== 'structuredData')
          .flatMap(([key, text]) =>
            (String(text).match(/\{\w*\}?/g) ?? []).map((part) => [table, key, part] as const),
          )
          .filter(([, , part]) => !(withCity.has(table) && part === '{city}')),
      );
    expect(unfilled).toEqual([]);
  });

  it('has structured data that is JSON with the placeholder {city}', () => {
    const texts = rowsOf('offer_texts')
      .map(({ structuredData }) => structuredData)
      .filter((text) => typeof text === 'string');
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) {
      expect(JSON.parse(text)).toMatchObject({
        '@type': 'JobPosting',
        jobLocation: { address: { addressLocality: '{city}' } },
      });
      expect([...new Set(text.match(/\{\w+\}/g))]).toEqual(['{city}']);
    }
  });

  it('has phrases with the same keys in every language', () => {
    const byLanguage = Map.groupBy(rowsOf('phrases'), ({ language }) => language);
    const keys = (language: string) => byLanguage.get(language)?.map(({ key }) => key);
    expect(keys('en')?.length).toBeGreaterThanOrEqual(12);
    expect(byLanguage.size).toBe(siteLanguages.length);
    for (const language of byLanguage.keys()) expect(keys(String(language))).toEqual(keys('en'));
    expect(rowsOf('phrases')).toContainEqual(expect.objectContaining({ language: 'en', key: 'home.title' }));
  });

  it('has posts with slugs that match the route', () => {
    const slugs = rowsOf('post_texts').map(({ slug }) => String(slug));
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('has full-time offers with ids and slugs that match the routes', () => {
    const offers = rowsOf('more_job_offers');
    const unlike = (key: string, pattern: RegExp) =>
      offers.filter((offer) => !pattern.test(String(offer[key])));
    expect(unlike('id', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)).toEqual([]);
    expect(unlike('externalId', /^\d+-[a-z0-9-]+$/)).toEqual([]);
    expect(unlike('slugTitle', /^[a-z][a-z0-9-]*-\d+$/)).toEqual([]);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(['live', 'expired']));
  });

  it('grows with the scale, and is generated lazily', () => {
    const larger = sampleData({ day, scale: 10 });
    let offers = 0;
    const misnumbered: number[] = [];
    for (const { id } of larger.offers()) if (id !== (offers += 1)) misnumbered.push(id);
    expect(misnumbered).toEqual([]);
    expect(offers).toBe(50_000);
    const first = new Map(tablesOf(20).map(({ table, rows }) => firstRows(table, rows())));
    expect(first.get('job_offers')).toHaveLength(3);
    expect(() => sampleData({ day, scale: 0.5 })).toThrow(
      'The scale must be `large` or a whole number of at least 1.',
    );
    expect(() => sampleData({ day, scale: 100_000 })).toThrow(
      'There are not enough cities for a scale of 100000',
    );
  });
});
