import { describe, expect, it } from 'vitest';
import { isValid } from './isValid.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

describe('isValid', () => {
  it('is false for an offer with validThrough in the past', { tags: ['R5.13'] }, () => {
    expect(isValid('2026-11-20', noon)).toBe(false);
    expect(isValid('2026-11-21T11:59:59Z', noon)).toBe(false);
  });

  it('is true for a date in the future and without a date', { tags: ['R5.13'] }, () => {
    expect(isValid('2026-11-22', noon)).toBe(true);
    expect(isValid('2026-11-21T12:00:01Z', noon)).toBe(true);
    expect(isValid(null, noon)).toBe(true);
  });

  it('treats a date without time as the end of that day in UTC', { tags: ['R5.13'] }, () => {
    expect(isValid('2026-11-21', noon)).toBe(true);
    expect(isValid('2026-11-21', Date.parse('2026-11-21T23:59:59.999Z'))).toBe(true);
    expect(isValid('2026-11-21', Date.parse('2026-11-22T00:00:00Z'))).toBe(false);
  });
});
