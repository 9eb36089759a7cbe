import { describe, expect, it } from 'vitest';
import { locationFallback } from './locationFallback.ts';

const berlin = { latitude: 52.52, longitude: 13.41 };

describe('locationFallback', () => {
  it('is the looked-up location', () => {
    const found = { status: 'success', lat: 48.86, lon: 2.35, country: 'FR' };
    expect(locationFallback(found, berlin)).toEqual({
      latitude: 48.86,
      longitude: 2.35,
      country: 'FR',
      succeeded: true,
    });
  });

  it('is the coordinates of the city when the look-up failed', { tags: ['R8.23', 'R7.58'] }, () => {
    const fallback = { ...berlin, country: null, succeeded: false };
    expect(locationFallback(null, berlin)).toEqual(fallback);
    expect(locationFallback({ status: 'fail', lat: 1, lon: 2 }, berlin)).toEqual(fallback);
  });

  it('is 0, 0 when the look-up failed and there is no city', { tags: ['R8.24'] }, () => {
    expect(locationFallback(null, null)).toEqual({
      latitude: 0,
      longitude: 0,
      country: null,
      succeeded: false,
    });
  });
});
