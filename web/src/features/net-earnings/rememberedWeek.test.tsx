import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRememberedWeek } from './rememberedWeek.ts';

const weekAt = (query: Readonly<Record<string, unknown>>) =>
  renderHook(() => useRememberedWeek(query)).result.current;

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
