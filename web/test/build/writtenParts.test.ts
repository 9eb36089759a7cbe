// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import writtenParts from '../../src/server/built/writtenParts.json' with { type: 'json' };

const web = join(import.meta.dirname, '../..');

it('the styles of every part that the server writes before its code is loaded belong to its page', () => {
  const found = globSync('src/**/*.tsx', { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/SSR\s*\? \(await import\('([^']+\.tsx)'\)\)/g)].map(
      ([, part = '']) => relative(web, join(web, dirname(file), part)),
    ),
  );
  // Data for search engines has no styles, and the selects have those of the form around them.
  const withoutStyles = new Set([
    'src/features/more-jobs/filters/RegionSelects.tsx',
    'src/pages/job-offer/OfferPosting.tsx',
  ]);
  expect(found.filter((part) => !withoutStyles.has(part)).toSorted()).toEqual(writtenParts);
});
