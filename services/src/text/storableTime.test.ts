import { describe, expect, it } from 'vitest';
import { isDay, isInstant } from './storableTime.ts';

describe('a day', () => {
  it.each(['0001-01-01', '2024-02-29', '9999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '0000-01-01',
    '0000-00-00',
    '9999-99-99',
    '2023-02-29',
    '2023-02-30',
    '2023-2-1',
    '+12023-01-01',
    '',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('an instant', () => {
  it.each([
    '0001-01-01T00:00:00Z',
    '2026-01-02T03:04:05.123456Z',
    '2026-01-02T03:04:05+14:00',
    '9999-12-31T23:59:59Z',
  ])('is %s', (text) => {
    expect(isInstant(text)).toBe(true);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '9999-99-99T00:00:00Z',
    '2023-02-30T00:00:00Z',
    '2026-01-02T24:00:01Z',
    '2026-01-02T03:04:60Z',
    '2026-01-02T03:04:05',
    '2026-01-02',
    '',
  ])('is not %j', (text) => {
    expect(isInstant(text)).toBe(false);
  });
});
