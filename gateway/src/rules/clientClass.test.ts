import { describe, expect, it } from 'vitest';
import { clientClass } from './clientClass.ts';

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

describe('clientClass', () => {
  it('recognises a bot by its user agent', { tags: ['R1.36'] }, () => {
    expect(clientClass({ fromSite: null, userAgent: googlebot })).toBe('bot');
    expect(clientClass({ fromSite: null, userAgent: chrome })).toBe('human');
  });

  it.each([
    'curl/8.5.0',
    'node',
    'undici',
    'python-requests/2.32.3',
    'Go-http-client/2.0',
    'axios/1.7',
    'citygigs-client (payroll/2.0)',
  ])('does not treat %s, a library of internal clients, as a bot', (userAgent) =>
    expect(clientClass({ fromSite: null, userAgent })).toBe('human'),
  );

  it('does not treat a bot as a library', () => {
    expect(clientClass({ fromSite: null, userAgent: 'curlybot/1.0' })).toBe('bot');
  });

  it('prefers the class that the site determined to the user agent', () => {
    expect(clientClass({ fromSite: 'human', userAgent: googlebot })).toBe('human');
    expect(clientClass({ fromSite: 'bot', userAgent: chrome })).toBe('bot');
    expect(clientClass({ fromSite: 'something', userAgent: chrome })).toBe('human');
  });
});
