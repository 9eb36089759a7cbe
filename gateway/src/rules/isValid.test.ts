import { describe, expect, it } from 'vitest';
import { isValid } from './isValid.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

describe('isValid', () => {
  it('R5.13 an offer with validThrough in the past is not valid', () => {
    expect(isValid('2026-11-20', noon)).toBe(false);
    expect(isValid('2026-11-21T11:59:59Z', noon)).toBe(false);
  });

  it('R5.13 tomorrow and no date at all are valid', () => {
    expect(isValid('2026-11-22', noon)).toBe(true);
    expect(isValid('2026-11-21T12:00:01Z', noon)).toBe(true);
    expect(isValid(null, noon)).toBe(true);
  });

  it('R5.13 a date without time lasts to the end of that day in UTC', () => {
    expect(isValid('2026-11-21', noon)).toBe(true);
    expect(isValid('2026-11-21', Date.parse('2026-11-21T23:59:59.999Z'))).toBe(true);
    expect(isValid('2026-11-21', Date.parse('2026-11-22T00:00:00Z'))).toBe(false);
  });
});
