// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { weekFieldNames } from './weekFields.ts';
import { isOtherThan, plainWeek, weekInQuery } from './weekInQuery.ts';

describe('weekInQuery', () => {
  const standard = { hours: 20, waiting: 0, fees: 0, vehicle: 0, costs: 0, tax: 0 };

  it('reads numbers as people write them in any language', () => {
    expect(
      weekInQuery({ hours: '7,5', waiting: '12.5', fees: '10', costs: '1.234,56', tax: '0,333' }, plainWeek),
    ).toEqual({ hours: 7.5, waiting: 12.5, fees: 10, vehicle: 0, costs: 1234.56, tax: 0.33 });
  });

  it('replaces invalid values by the defaults, and limits high ones', () => {
    expect(weekInQuery({}, plainWeek)).toEqual(standard);
    expect(weekInQuery({ hours: '0', waiting: '-1', fees: 'x', costs: {}, tax: '' }, plainWeek)).toEqual(
      standard,
    );
    expect(weekInQuery({ hours: ['500', '1'], waiting: '101', costs: '99999999999' }, plainWeek)).toEqual({
      ...standard,
      hours: 168,
      waiting: 100,
      costs: 10_000_000,
    });
  });

  it('tells which values it replaced', () => {
    const query = { hours: '200', waiting: '12,5', fees: '', costs: '1.234,50', tax: '33.333' };
    const week = weekInQuery(query, plainWeek);
    expect(weekFieldNames.filter((field) => isOtherThan(query, field, week[field]))).toEqual([
      'hours',
      'tax',
    ]);
    expect(isOtherThan({}, 'hours', week.hours)).toBe(false);
  });

  it('has the defaults of a country for what was not typed', () => {
    const defaults = { ...plainWeek, vehicle: 4.5, tax: 34.1 };
    expect(weekInQuery({ hours: '10', vehicle: '' }, defaults)).toEqual({ ...defaults, hours: 10 });
    expect(weekInQuery({ vehicle: '0', tax: '12' }, defaults)).toEqual({ ...defaults, vehicle: 0, tax: 12 });
  });
});
