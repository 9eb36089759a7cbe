// npm run crawl [-- --origin http://… --sample 3000 --at-once 6]: crawls the site as a search engine does, from its
// home pages and its sitemaps in all languages, and fails on faults that harm indexing. A full crawl takes hours; a sample
// is spread evenly over the kinds of pages and the languages.
import { runningProduct } from '../scripts/product/runningProduct.mjs';
import { fail, prepareRuntime, say } from '../scripts/runtime.mjs';

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const count = (name) => {
  const value = option(name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) fail(`--${name} must be a number of at least 1.`);
  return number;
};

await prepareRuntime();
const { crawl } = await import('./crawl/crawl.mjs');
const { createReport } = await import('./crawl/report.mjs');
const { originOf } = await import('./crawl/sitemap.mjs');
const [sample, atOnce, chosenOrigin] = [count('sample'), count('at-once'), option('origin')];
const product =
  chosenOrigin === undefined
    ? await runningProduct()
    : { origin: { web: chosenOrigin }, stop: async () => {} };
const report = createReport(say);
try {
  const origin = await originOf(product.origin.web.replace(/\/$/, ''));
  const { faults, figures } = await crawl({ origin, sample, atOnce, ...report.during });
  report.end(faults, figures);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
