import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { berlinId } from './cities/sampleCities.ts';
import { daysBefore, distantDate } from './sampleDates.ts';
import { sampleSteps } from './sampleSteps.ts';
import { sampleWorld } from './sampleWorld.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOn = (day: string): Map<string, Row[]> =>
  new Map(
    sampleSteps(sampleWorld({ day }))
      .flatMap(({ tables }) => tables)
      .map(({ table, rows }) => [getTableName(table), [...rows()] as Row[]]),
  );

const day = '2026-11-22';
const date = new Date(day);
const world = rowsOn(day);
const rowsOf = (table: string): readonly Row[] => world.get(table) ?? [];

/** The instants in a row: every date in it but the day that Berlin's example of a leap day ends on. */
const instantsOf = (row: Row): number[] =>
  Object.entries(row).flatMap(([key, value]) => {
    if (value instanceof Date) return [value.getTime()];
    const isEnd = key === 'validThrough' && typeof value === 'string' && value !== '2024-02-29';
    return isEnd && !value.startsWith(distantDate) ? [Date.parse(value)] : [];
  });

const newest = (table: string): number => Math.max(...rowsOf(table).flatMap(instantsOf));

/** Rows that are older than what they refer to. */
const tooEarly = (table: string, key: string, parent: string): Row[] => {
  const begins = new Map(rowsOf(parent).map(({ id, createdAt }) => [id, createdAt as Date]));
  return rowsOf(table).filter((row) => {
    const begin = begins.get(row[key]);
    return begin !== undefined && ((row['createdAt'] ?? row['postedAt']) as Date) < begin;
  });
};

describe('the dates of the sample world', () => {
  it('are all before the day that it is of, and the newest just before', () => {
    for (const [table, rows] of world)
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
  ])('are in order: no row of %s is before the one that its %s names', (table, key, parent) => {
    expect(tooEarly(table, key, parent)).toEqual([]);
  });

  it('let offers begin before they end', () => {
    const turned = rowsOf('job_offers').filter(
      ({ createdAt, validThrough, cityId }) =>
        typeof validThrough === 'string' &&
        cityId !== berlinId &&
        (createdAt as Date) > new Date(validThrough),
    );
    expect(turned).toEqual([]);
  });

  it('are those of any other day, shifted, and everything else is the same', () => {
    const later = rowsOn('2028-02-29');
    const shift = Date.parse('2028-02-29') - date.getTime();
    for (const [table, rows] of world) {
      const moved = later.get(table) ?? [];
      const instants = rows.flatMap(instantsOf);
      expect({ [table]: moved.flatMap(instantsOf) }).toEqual({ [table]: instants.map((at) => at + shift) });
      const undated = (row: Row) => ({ ...row, createdAt: null, postedAt: null, validThrough: null });
      expect({ [table]: moved.map(undated) }).toEqual({ [table]: rows.map(undated) });
    }
  });
});
