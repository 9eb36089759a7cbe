import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonicalUrl.ts';

const redirect = (location: string) => ({ kind: 'redirect', location });
const bad = { kind: 'bad' };

describe('the canonical form of a URL', () => {
  it('is the URL itself when that is canonical', () => {
    for (const url of [
      '/',
      '/de',
      '/de/berlin?type=weekend',
      '/berlin?a=%2F&b=X?y',
      '/caf%C3%A9',
      '/a..b/...',
    ]) {
      expect(canonicalUrl(url)).toEqual({ kind: 'fine', url });
    }
  });

  it('has a lower-case path and keeps query and percent-escapes', { tags: ['R2.03'] }, () => {
    expect(canonicalUrl('/Berlin?cd=AbC')).toEqual(redirect('/berlin?cd=AbC'));
    expect(canonicalUrl('/Caf%C3%A9')).toEqual(redirect('/caf%C3%A9'));
  });

  it('lacks the English prefix and keeps the rest', { tags: ['R1.24'] }, () => {
    expect(canonicalUrl('/en/berlin?type=x')).toEqual(redirect('/berlin?type=x'));
    expect(canonicalUrl('/en')).toEqual(redirect('/'));
    expect(canonicalUrl('/EN/')).toEqual(redirect('/'));
    expect(canonicalUrl('/enschede')).toEqual({ kind: 'fine', url: '/enschede' });
  });

  it('replaces the old form of a category', { tags: ['R2.59'] }, () => {
    expect(canonicalUrl('/berlin/delivery/cat')).toEqual(redirect('/berlin/delivery-c'));
    expect(canonicalUrl('/de/berlin/lieferung/cat?page=2')).toEqual(
      redirect('/de/berlin/lieferung-c?page=2'),
    );
  });

  it('corrects everything with one redirect', () => {
    expect(canonicalUrl('//EN//Berlin//Delivery/Cat/?A=B')).toEqual(redirect('/berlin/delivery-c?A=B'));
  });

  it('never points to another host', () => {
    expect(canonicalUrl('//evil.example/x')).toEqual(redirect('/evil.example/x'));
    expect(canonicalUrl('/en//evil.example')).toEqual(redirect('/evil.example'));
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/a%00b',
    '/a%0Ab',
    '/a%7F',
    '/en/\\evil.example',
    '/EN//\\evil.example/',
    '/en/\\one.invalid/x',
    '/en/..//evil.example',
    '//evil.example/%2e%2e',
    '/de/./Berlin',
    '/berlin/.%2E/',
    '/..',
    `/${'a'.repeat(2100)}`,
    'berlin',
  ])('does not exist for %s', (url) => {
    expect(canonicalUrl(url)).toEqual(bad);
  });
});
