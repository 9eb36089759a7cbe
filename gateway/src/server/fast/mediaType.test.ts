import { expect, it } from 'vitest';
import { mediaTypeFor } from './mediaType.ts';

const [json, graphql] = ['application/json', 'application/graphql-response+json'];

it.each([
  [undefined, json],
  ['', json],
  ['*/*', json],
  [`${graphql}, application/json`, graphql],
  [`${graphql},application/json;q=0.9`, graphql],
  ['application/json; charset=utf-8', null],
  ['text/html', null],
])('chooses the type for a client that accepts %s: %s', (header, type) => {
  expect(mediaTypeFor(header)).toBe(type);
});
