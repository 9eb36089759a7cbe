import { randomFrom } from '../randomFrom.ts';

/** What attackers build addresses from, so that browsers and servers read them differently. */
const parts = [
  [
    '/',
    '/',
    '/',
    '//',
    '\\',
    '\\\\',
    '/\\',
    '.',
    '..',
    '/./',
    '/../',
    '?',
    '#',
    '@',
    ':',
    ';',
    '&',
    '=',
    '%',
  ],
  ['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', '\u3002', '\uff0f', '\uff3c', '\u200b', '\ufeff'],
  ['%2f', '%2F%2f', '%5c', '%09', '%0d%0a', '%00', '%2e', '%252f', '%E0', '%40'],
  ['en', 'EN', '/en/', '/En', 'de', '/de/', 'berlin', 'Berlin', 'delivery', '/cat', 'page-2'],
  ['http:', 'https:', 'https://', 'HTTPS://', 'javascript:', 'data:', 'file://', 'blob:', 'ftp://'],
  [
    'evil.example',
    'partner.example',
    'partner.example.',
    'www.partner.example',
    'EVIL.EXAMPLE',
    'notpartner.example',
  ],
  ['127.0.0.1', '[::1]', '0x7f.1', 'localhost', ':8443', 'user:password@', 'xn--', 'ß', 'а'],
].flat();

/** Returns a function that makes up addresses, the same ones for the same seed. */
export const randomAddresses = (seed: number): (() => string) => {
  const random = randomFrom(seed);
  const part = (): string => {
    if (random() < 0.1) return String.fromCharCode(Math.floor(random() * 0x250));
    return parts[Math.floor(random() * parts.length)] ?? '';
  };
  return () => Array.from({ length: 1 + Math.floor(random() * 8) }, part).join('');
};
