import { describe, expect, it } from 'vitest';
import { trustedProxies } from './trustedProxies.ts';

describe('a trusted proxy', () => {
  it.each([
    ['loopback', true],
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['10.0.0.0/32', true],
    ['fd00::/8', true],
    ['::1/128', true],
    ['10.0.0.0/99', false],
    ['10.0.0.0/33', false],
    ['fd00::/129', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0.0/-1', false],
    ['0.0.0.0/0', false],
    ['10.0.0', false],
    ['010.0.0.1', false],
    ['everyone', false],
    ['proxy.example', false],
  ])('can be %j: %s', (entry, isAllowed) => {
    expect(trustedProxies.safeParse(entry).success).toBe(isAllowed);
  });
});
