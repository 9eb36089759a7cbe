import { describe, expect, it } from 'vitest';
import { isSame, secretHashOf } from './secrets.ts';

describe('secretHashOf', () => {
  it('differs for each secret, address and token', { tags: ['R7.99'] }, () => {
    const hashes = [
      secretHashOf('secret', 'a@example.org', 'token'),
      secretHashOf('other', 'a@example.org', 'token'),
      secretHashOf('secret', 'b@example.org', 'token'),
      secretHashOf('secret', 'a@example.org', 'other'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(secretHashOf('secret', 'a@example.org', 'token')).toBe(hashes[0]);
  });
});

describe('isSame', () => {
  it('compares texts of any length', () => {
    expect(isSame('abc', 'abc')).toBe(true);
    expect(isSame('abc', 'abd')).toBe(false);
    expect(isSame('abc', 'abcd')).toBe(false);
  });
});
