import { describe, expect, it } from 'vitest';
import { boundedCache } from './boundedCache.ts';

describe('boundedCache', () => {
  it('drops the least recently used entry', () => {
    const cache = boundedCache<string>(6, (value) => value.length);
    cache.set('a', 'xx');
    cache.set('b', 'xx');
    cache.set('c', 'xx');
    cache.get('a');
    cache.set('d', 'xx');
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
  });

  it('keeps nothing larger than itself', () => {
    const cache = boundedCache<string>(3, (value) => value.length);
    cache.set('a', 'xx');
    cache.set('b', 'xxxx');
    expect([cache.get('a'), cache.get('b')]).toEqual(['xx', undefined]);
  });
});
