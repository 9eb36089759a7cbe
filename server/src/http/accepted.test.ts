import { expect, it } from 'vitest';
import { acceptedTypes, preferredEncoding, preferredLanguage } from './accepted.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['br; q=0, *', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses the encoding for a client that accepts %s: %s', (header, encoding) => {
  expect(preferredEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

it.each([
  ['ja, fr;q=0.5, de-AT;q=0.9', 'de'],
  ['pt-BR, en', 'pt'],
  ['de; q=0.5, FR', 'fr'],
  ['fr;q=0, pt;q=0.1', 'pt'],
  ['fr;q=0', undefined],
  ['ja;q=x,*', undefined],
  [undefined, undefined],
])('chooses the language for a client that accepts %s: %s', (header, language) => {
  expect(preferredLanguage(header, ['en', 'de', 'fr', 'pt'])).toBe(language);
});

it('reads the media types that a client names and accepts', () => {
  expect(acceptedTypes('image/WebP, image/avif;q=0, image/*;q=0.5')).toEqual(['image/webp', 'image/*']);
});

it.each([' ', ';', ',', 'a,', 'a;', '"'])('reads a long header of %j in a moment', (part) => {
  const started = process.cpuUsage();
  const header = `br${part.repeat(60_000 / part.length)}x, gzip`;
  preferredEncoding(header, ['br', 'gzip']);
  preferredLanguage(header, ['en', 'de']);
  acceptedTypes(header);
  // The time of a pattern that tries each space grows with its square: it was 3.5 s.
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});
