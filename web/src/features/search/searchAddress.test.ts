// @vitest-environment node
import { expect, it } from 'vitest';
import { maxSearchLength, searchedKind, searchedNear, searchedText, searchTo } from './searchAddress.ts';

it('reads the text and the kind of an address, and ignores what it does not know', () => {
  expect(searchedText({ q: ' bike\t\u0007courier  ' })).toBe('bike courier');
  expect(searchedText({ q: 'x'.repeat(500) })).toHaveLength(maxSearchLength);
  expect(searchedText({})).toBe('');
  expect(searchedKind({ in: 'full-time' })).toBe('full-time');
  expect(searchedKind({ in: ['gigs', 'cities'] })).toBe('gigs');
  expect(searchedKind({ in: 'all' })).toBe('all');
  for (const unknown of ['JOB_OFFER', 'toString', '', undefined])
    expect(searchedKind({ in: unknown })).toBe(null);
});

it('reads near which city an address searches', () => {
  expect(searchedNear({ near: 'berlin' })).toBe('berlin');
  expect([searchedNear({ near: ' ' }), searchedNear({})]).toEqual([null, null]);
});

it('writes an address that it reads again', () => {
  expect(searchTo('a & b?')).toBe('/search?q=a+%26+b%3F');
  expect(searchTo('łódź', 'gigs', 'berlin')).toBe('/search?q=%C5%82%C3%B3d%C5%BA&in=gigs&near=berlin');
});
