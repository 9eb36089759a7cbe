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
