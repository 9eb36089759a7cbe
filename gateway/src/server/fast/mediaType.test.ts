import { expect, it } from 'vitest';
import { mediaTypeFor } from './mediaType.ts';

const [json, graphql] = ['application/json', 'application/graphql-response+json'];

it.each([
  [undefined, json],
  ['', json],
  ['*/*', json],
  ['application/json; charset=utf-8', null],
  ['text/html', null],
  [`${graphql}; q=1, application/json;q=0.9`, graphql],
  ['Application/JSON ; Q=0.5, */*', json],
  ['application/json;q=1;q=1', null],
])('chooses the type for a client that accepts %s: %s', (header, type) => {
  expect(mediaTypeFor(header)).toBe(type);
});

it('reads a long header in a moment', () => {
  const started = process.cpuUsage();
  expect(mediaTypeFor(`a${' '.repeat(60_000)}x`)).toBeNull();
  // The time of a pattern that tries each space grows with its square: it was several seconds.
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});
