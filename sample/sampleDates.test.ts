import { isDeepStrictEqual } from 'node:util';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { berlinId } from './cities/sampleCities.ts';
import { daysBefore, distantDate } from './sampleDates.ts';
import { sampleSteps } from './sampleSteps.ts';
import { sampleData } from './sampleData.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOn = (day: string): Map<string, Row[]> =>
  new Map(
    sampleSteps(sampleData({ day }))
      .flatMap(({ tables }) => tables)
      .map(({ table, rows }) => [getTableName(table), [...rows()] as Row[]]),
  );

const day = '2026-11-22';
const date = new Date(day);
const data = rowsOn(day);
const rowsOf = (table: string): readonly Row[] => data.get(table) ?? [];

/** Returns the instants in a row, except the fixed end date of an offer in Berlin. */
const instantsOf = (row: Row): number[] =>
  Object.entries(row).flatMap(([key, value]) => {
    if (value instanceof Date) return [value.getTime()];
    const isEnd = key === 'validThrough' && typeof value === 'string' && value !== '2024-02-29';
    return isEnd && !value.startsWith(distantDate) ? [Date.parse(value)] : [];
  });

const newest = (table: string): number => Math.max(...rowsOf(table).flatMap(instantsOf));

/** Returns the rows that are older than the rows they refer to. */
const tooEarly = (table: string, key: string, parent: string): Row[] => {
  const creationDates = new Map(rowsOf(parent).map(({ id, createdAt }) => [id, createdAt as Date]));
  return rowsOf(table).filter((row) => {
    const parentDate = creationDates.get(row[key]);
    return parentDate !== undefined && ((row['createdAt'] ?? row['postedAt']) as Date) < parentDate;
  });
};

describe('the dates of the sample data', () => {
  it('are before the date of the sample data, the newest ones shortly before', () => {
    for (const [table, rows] of data)
      expect({ [table]: rows.flatMap(instantsOf).filter((instant) => instant > date.getTime()) }).toEqual({
        [table]: [],
      });
    expect(newest('reviews')).toBeGreaterThan(daysBefore(date, 1).getTime());
    expect(newest('more_job_offers')).toBeGreaterThan(daysBefore(date, 1).getTime());
    expect(newest('job_offers')).toBeGreaterThan(daysBefore(date, 1).getTime());
    expect(newest('posts')).toBeGreaterThan(daysBefore(date, 30).getTime());
  });

  it.each([
    ['job_offers', 'cityId', 'cities'],
    ['job_offers', 'partnerId', 'partners'],
    ['more_job_offers', 'cityId', 'cities'],
    ['posts', 'cityId', 'cities'],
    ['reviews', 'jobOfferId', 'job_offers'],
    ['earnings', 'jobOfferId', 'job_offers'],
    ['cost_starts', 'jobOfferId', 'job_offers'],
    ['sign_up_times', 'jobOfferId', 'job_offers'],
    ['customer_availabilities', 'jobOfferId', 'job_offers'],
  ])('are in order: no row of %s is older than the row of its %s', (table, key, parent) => {
    expect(tooEarly(table, key, parent)).toEqual([]);
  });

  it('put the creation of each offer before its end', () => {
    const endsBeforeCreation = rowsOf('job_offers').filter(
      ({ createdAt, validThrough, cityId }) =>
        typeof validThrough === 'string' &&
        cityId !== berlinId &&
        (createdAt as Date) > new Date(validThrough),
    );
    expect(endsBeforeCreation).toEqual([]);
  });

  it('shift with the date of the sample data, and nothing else changes', () => {
    const later = rowsOn('2028-02-29');
    const shift = Date.parse('2028-02-29') - date.getTime();
    for (const [table, rows] of data) {
      const shifted = later.get(table) ?? [];
      expect({ [table]: shifted.length }).toEqual({ [table]: rows.length });
      const withoutDates = (row: Row) => ({ ...row, createdAt: null, postedAt: null, validThrough: null });
      // Vitest takes much longer than Node to compare so many rows.
      const differing = rows.filter((row, at) => {
        const other = shifted[at] ?? {};
        const instants = instantsOf(row).map((instant) => instant + shift);
        return (
          !isDeepStrictEqual(instantsOf(other), instants) ||
          !isDeepStrictEqual(withoutDates(other), withoutDates(row))
        );
      });
      expect({ [table]: differing }).toEqual({ [table]: [] });
    }
  });
});
