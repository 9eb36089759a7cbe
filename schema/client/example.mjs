// Lists the best-paid offers of a city. Start the product (npm start), then run: node schema/client/example.mjs berlin
import { CitygigsError, createClient } from '@citygigs/client';
import { CityDocument, JobOffersDocument } from '@citygigs/client/operations';

const [citySlug = 'berlin', endpoint = 'http://localhost:4000/graphql'] = process.argv.slice(2);
const client = createClient({ endpoint, language: 'en', userAgent: 'best-paid/1.0' });

/** @param {string} message */
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/** @param {string} slug */
const showBestPaid = async (slug) => {
  const { city } = await client.request(CityDocument, { slug });
  if (!city) return fail(`There is no city "${slug}".`);
  const { jobOffers } = await client.request(JobOffersDocument, { citySlug: slug, first: 100 });
  const best = (jobOffers?.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .flatMap(({ partner, earning }) => (earning?.average ? { partner, ...earning.average } : []))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, 3);
  if (best.length === 0) return fail(`Nobody has reported pay in ${city.name}.`);
  for (const { partner, amount, currency } of best) {
    process.stdout.write(`${partner?.name}: ${amount} ${currency} an hour\n`);
  }
};

try {
  await showBestPaid(citySlug);
} catch (error) {
  if (!(error instanceof CitygigsError)) throw error;
  const { code, message, retryable, traceId } = error;
  const trace = traceId === null ? '' : ` (trace ${traceId})`;
  fail(`${code}: ${message}${trace}${retryable ? '. Try again later.' : ''}`);
}
