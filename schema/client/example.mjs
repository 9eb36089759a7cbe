// Lists the best-paid offers of a city. Start the product (npm start), then run: node schema/client/example.mjs berlin
import { CitygigsError, createClient } from '@citygigs/client';
import { JobOffersDocument } from '@citygigs/client/operations';

const [citySlug = 'berlin', endpoint = 'http://localhost:4000/graphql'] = process.argv.slice(2);
const client = createClient({ endpoint, language: 'en', userAgent: 'best-paid/1.0' });

try {
  const { jobOffers } = await client.request(JobOffersDocument, { citySlug, first: 100 });
  const best = (jobOffers?.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .toSorted((a, b) => (b.earning?.avg ?? 0) - (a.earning?.avg ?? 0))
    .slice(0, 3);
  for (const { partner, earning } of best) {
    process.stdout.write(`${partner?.name}: ${earning?.avg} ${earning?.currency} an hour\n`);
  }
} catch (error) {
  if (!(error instanceof CitygigsError)) throw error;
  process.stderr.write(`${error.code}: ${error.message} (trace ${error.traceId})\n`);
}
