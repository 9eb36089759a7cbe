// npm run crawl [-- --origin http://… --sample 20]: walks through the whole site as a search engine would, from its home
// pages and its sitemaps in all languages, and fails for what a search engine would mind.
import { runningProduct } from './product.mjs';
import { prepareRuntime, say } from './runtime.mjs';

const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const SHOWN = 40;

await prepareRuntime();
const { crawl } = await import('./crawl/crawl.mjs');
const given = option('origin');
const product =
  given === undefined ? await runningProduct() : { origin: { web: given }, stop: async () => {} };
const sample = option('sample');
const started = Date.now();
try {
  const { faults, figures } = await crawl({
    origin: product.origin.web.replace(/\/$/, ''),
    say,
    ...(sample === undefined ? {} : { sample: Number(sample) }),
  });
  const kinds = Map.groupBy(faults, ([, fault]) => fault.split(':')[0]);
  for (const [url, fault] of faults.slice(0, SHOWN)) say(`${url}\n    ${fault}`);
  if (faults.length > SHOWN) say(`… and ${faults.length - SHOWN} more`);
  for (const [kind, some] of kinds) say(`${some.length} x ${kind}`);
  const { sitemaps, listed, visited, pages, redirected, things } = figures;
  say(
    `\n${sitemaps} sitemaps, ${listed} listed addresses, ${visited} visited, ${pages} pages, ` +
      `${redirected} redirected, ${things} pieces of structured data, ${faults.length} faults, ` +
      `${Math.round((Date.now() - started) / 1000)} s`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
