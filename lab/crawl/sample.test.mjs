import { expect, it } from 'vitest';
import { formOf, shared, spread } from './sample.mjs';

it('spreads a sample over the whole list', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 9]);
  expect(spread([1, 2], 3)).toEqual([1, 2]);
});

it('takes a sample of several lists, with more items of longer lists if others are short', () => {
  const long = Array.from({ length: 100 }, (_none, index) => index);
  const taken = shared([long, ['a'], long], 9);
  expect(taken).toHaveLength(9);
  expect(taken).toContain('a');
});

it('assigns the same form to addresses of the same kind and language', () => {
  const form = (path) => formOf(`https://site.example${path}`);
  expect(form('/berlin')).toBe(form('/bath'));
  expect(form('/berlin/delivery-c')).toBe(form('/bath/driving-c'));
  const different = ['/berlin', '/de/berlin', '/de', '/', '/berlin/delivery-c', '/berlin/swiftbite', '/blog']
    .concat([
      '/about',
      '/job-requirements-de',
      '/blog/taxes',
      '/berlin/page-2',
      '/berlin?type=weekend',
      '/more-jobs',
      '/more-jobs/a/b/c/d',
    ])
    .map(form);
  expect(new Set(different).size).toBe(different.length);
});
