import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRememberedWeek } from './rememberedWeek.ts';
import { plainWeek, type WeekValues } from './weekInQuery.ts';

const weekAt = (query: Readonly<Record<string, unknown>>, defaults: WeekValues = plainWeek) =>
  renderHook(() => useRememberedWeek(query, defaults)).result.current;

it('the next offer has the values that were sent at the last one, and the rest of its own query', () => {
  expect(weekAt({ utm_source: 'a' })).toEqual({ utm_source: 'a' });
  expect(weekAt({ hours: '12', tax: '19', utm_source: 'a' })).toEqual({
    hours: '12',
    tax: '19',
    utm_source: 'a',
  });
  expect(weekAt({ utm_source: 'b' })).toEqual({ hours: '12', tax: '19', utm_source: 'b' });
  // An address with values of its own wins.
  expect(weekAt({ hours: '30' })).toEqual({ hours: '30' });
  expect(weekAt({})).toEqual({ hours: '30' });
});

it('does not carry the defaults of a gig to the next one', () => {
  const defaults = { ...plainWeek, vehicle: 4.5, tax: 34.1 };
  const sent = { hours: '12', waiting: '0', fees: '', vehicle: '4,5', costs: '0', tax: '19' };
  expect(weekAt(sent, defaults)).toEqual(sent);
  expect(weekAt({})).toEqual({ hours: '12', tax: '19' });
});
