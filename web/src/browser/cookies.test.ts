import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteCookie, readCookie, setCookie } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

const written = (write: () => void): string => {
  const set = vi.spyOn(document, 'cookie', 'set');
  write();
  return String(set.mock.lastCall?.[0]);
};

describe('a cookie', () => {
  it('lives 365 days, for the whole site, over https', { tags: ['R9.50'] }, () => {
    vi.stubGlobal('isSecureContext', true);
    expect(written(() => setCookie('a', 'b'))).toBe('a=b; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    vi.stubGlobal('isSecureContext', false);
    expect(written(() => setCookie('a', 'b'))).toBe('a=b; Max-Age=31536000; Path=/; SameSite=Lax');
    vi.unstubAllGlobals();
  });

  it('is read back whatever it contains, and deleted', () => {
    setCookie('b', 'x');
    setCookie('a', 'ü; b=1 %');
    expect(readCookie('a')).toBe('ü; b=1 %');
    expect(readCookie('b')).toBe('x');
    deleteCookie('a');
    expect(readCookie('a')).toBeNull();
  });

  it('is null if its value is malformed', () => {
    document.cookie = 'c=%E0%A4%A';
    expect(readCookie('c')).toBeNull();
  });
});
