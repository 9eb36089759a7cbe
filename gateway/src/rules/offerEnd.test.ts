import { describe, expect, it } from 'vitest';
import { isValid, takesApplications } from './offerEnd.ts';

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

describe('takesApplications', () => {
  const lastMoment = Date.parse('2027-03-14T23:59:59.999Z');
  const nextDay = Date.parse('2027-03-15T00:00:00Z');

  it.each([
    ['live', '2027-03-14', lastMoment, true],
    ['live', '2027-03-14', nextDay, false],
    ['live', '2027-03-14T18:30:00Z', Date.parse('2027-03-14T18:29:59.999Z'), true],
    ['live', '2027-03-14T18:30:00Z', Date.parse('2027-03-14T18:30:00Z'), false],
    ['live', null, nextDay, true],
    ['expired', '2027-03-14', lastMoment, false],
    ['expired', null, nextDay, false],
    [null, null, nextDay, false],
  ] as const)('of a %s offer until %s at %d is %j', (status, validThrough, now, expected) => {
    expect(takesApplications({ status, validThrough }, now)).toBe(expected);
  });
});
