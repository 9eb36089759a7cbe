import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptKey, endAttempt } from './attemptKey.ts';
import { pageSessionId } from './pageSessionId.ts';
import { randomId } from './randomId.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('session', () => {
  it('the page session id is one UUID for the whole visit, kept in session storage', () => {
    const id = pageSessionId();
    expect(id).toMatch(uuid);
    expect(pageSessionId()).toBe(id);
    expect(sessionStorage.getItem('pageSessionId')).toBe(id);
  });

  it('an attempt keeps its key until it ends', () => {
    const key = attemptKey('lead:1');
    expect(key).toMatch(uuid);
    expect(attemptKey('lead:1')).toBe(key);
    expect(attemptKey('lead:2')).not.toBe(key);
    endAttempt('lead:1');
    expect(attemptKey('lead:1')).not.toBe(key);
  });

  it('ids are created on origins without `crypto.randomUUID` too', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(randomId()).toMatch(uuid);
  });

  it('values are kept in memory where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const key = attemptKey('lead:3');
    expect(attemptKey('lead:3')).toBe(key);
  });
});
