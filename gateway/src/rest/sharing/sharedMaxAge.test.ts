import { describe, expect, it } from 'vitest';
import { sharedMaxAgeMs } from './sharedMaxAge.ts';

describe('sharedMaxAgeMs', () => {
  it.each([
    ['', null],
    ['public', null],
    ['max-age=60', 60_000],
    ['public, max-age=60, s-maxage=5', 5_000],
    ['Max-Age=0', 0],
    ['no-store', 0],
    ['No-Cache', 0],
    ['private, max-age=60', 0],
  ])('reads %j as %j', (header, expected) => expect(sharedMaxAgeMs(header)).toBe(expected));
});
