// @vitest-environment node
import { expect, it } from 'vitest';
import { sitemapQueries } from './sitemapQueries.ts';
import { jobRequirements } from './companyKinds.ts';
import type { Sources } from './sitemapKinds.ts';

it('the sitemap lists each country once, however many companies are in it', async () => {
  const requestedPages: unknown[] = [];
  const sources = {
    ask: (_query: unknown, _language: string, { page }: { page: number }) => {
      requestedPages.push(page);
      const countries = [{ code: 'de' }, { code: page === 1 ? 'at' : 'pl' }];
      const edges = Array.from({ length: 100 }, () => ({ node: { countries } }));
      return Promise.resolve({ partners: { edges } });
    },
    queries: sitemapQueries,
    counts: () => Promise.resolve({ partners: { totalCount: 250 } }),
  } as unknown as Sources;
  const entries = await jobRequirements.entries(1, sources);
  expect(requestedPages.toSorted()).toEqual([1, 2, 3]);
  expect(entries.map(({ paths }) => paths.get('en'))).toEqual([
    '/job-requirements-de',
    '/job-requirements-at',
    '/job-requirements-pl',
  ]);
});
