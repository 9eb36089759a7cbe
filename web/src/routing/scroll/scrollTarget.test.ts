// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { scrollTargetOf } from './scrollTarget.ts';

const to = (pathname: string, action: 'PUSH' | 'POP' | 'REPLACE' = 'PUSH', hash = '', search = '') => ({
  pathname,
  search,
  action,
  hash,
});

describe('the scroll position after a navigation', () => {
  it('is the top of another page', () => {
    expect(scrollTargetOf({ pathname: '/berlin' }, to('/'))).toBe('top');
    expect(scrollTargetOf({ pathname: '/berlin' }, to('/berlin/delivery-c'))).toBe('top');
  });

  it('is the top of the home page, also from there', { tags: ['R2.08'] }, () => {
    expect(scrollTargetOf({ pathname: '/' }, to('/'))).toBe('top');
    expect(scrollTargetOf({ pathname: '/de' }, to('/de'))).toBe('top');
  });

  it('stays on the home page when it is searched or loaded again', () => {
    expect(scrollTargetOf({ pathname: '/' }, to('/', 'PUSH', '', '?city=berl'))).toBe('keep');
    expect(scrollTargetOf({ pathname: '/' }, to('/', 'REPLACE'))).toBe('keep');
    expect(scrollTargetOf({ pathname: '/' }, to('/', 'POP'))).toBe('saved');
  });

  it('stays when only the page number changes', { tags: ['R2.68'] }, () => {
    expect(scrollTargetOf({ pathname: '/berlin' }, to('/berlin/page-2'))).toBe('keep');
    expect(scrollTargetOf({ pathname: '/berlin/page-2' }, to('/berlin/page-3'))).toBe('keep');
    expect(scrollTargetOf({ pathname: '/berlin' }, to('/berlin'))).toBe('keep');
  });

  it('is the previous position on Back, and an anchor when the address has one', () => {
    expect(scrollTargetOf({ pathname: '/' }, to('/berlin', 'POP'))).toBe('saved');
    expect(scrollTargetOf({ pathname: '/' }, to('/berlin', 'PUSH', '#reviews'))).toBe('hash');
  });
});
