import { expect, it } from 'vitest';
import { encodingFor } from './encodingFor.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['br; q=0, *', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses the encoding for a client that accepts %s: %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

it('reads a long header in a moment', () => {
  const started = process.cpuUsage();
  expect(encodingFor(`br${' '.repeat(60_000)}x, gzip`)).toBe('gzip');
  // The time of a pattern that tries each space grows with its square: it was 3.5 s.
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});
