import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, root } from '../harness/folders.ts';
import { expect, test } from '../harness/test.ts';

/** Runs the crawl and returns its output and exit code. */
const crawl = (origin: string, sample: number): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((done) => {
    const args = [join(root, 'lab/crawl.mjs'), '--origin', origin, '--sample', String(sample)];
    execFile(nodeBinary, args, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : 1, output: stdout + stderr });
    });
  });

test(
  'a crawl of every kind of page in some languages finds no faults',
  { tag: '@long' },
  async ({ product }) => {
    // The first request for a sitemap reads whole lists.
    test.setTimeout(90_000);
    const { code, output } = await crawl(product.web, 60);
    const [sitemaps, visited, pairs, structuredData] = [
      /(\d+) sitemaps,/,
      /listed addresses, (\d+) visited/,
      /(\d+) pairs of alternates/,
      /(\d+) pieces of structured data/,
    ].map((pattern) => Number(pattern.exec(output)?.[1]));
    expect(output).toContain('0 broken links\n');
    expect(output).toMatch(/^0 faults$/m);
    expect(code).toBe(0);
    expect(sitemaps).toBeGreaterThanOrEqual(9);
    expect(visited).toBeGreaterThanOrEqual(50);
    expect(pairs).toBeGreaterThan(100);
    expect(structuredData).toBeGreaterThan(20);
  },
);
