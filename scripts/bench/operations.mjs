// The two queries that matter most, and for each a bare handler: the same upstream calls, no GraphQL.
import { createServer } from 'node:http';
import { Agent, request } from 'undici';

const card = `id cardTitle isVerified isDirectApply price categories { id name orgSlug } partner { id name slug orgSlug }
  city { id name slug } review { rating ratingCount } earning { avg count currency }`;

export const operations = [
  {
    name: 'city page, 20 offers',
    query: `{ city(slug: "berlin") { id name header rating ratingCount categories { id jobOffersCount category { name slug } }
      jobOffers(first: 20) { totalCount edges { node { ${card} } } } } }`,
    calls: [
      '/web-api/en/cities/slug/berlin?expand=country,overview',
      '/web-api/en/job_offers?city_slug=berlin&limit=20&expand=earning',
      '/web-api/en/city_categories?city_slug=berlin',
      '/web-api/en/partners?limit=20',
    ],
  },
  {
    name: 'offer page',
    query: `{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { ${card} description howToStart signUpTime { count percents { key percent } }
      customerAvailability { count percents { key percent } } equipment { name } services { name } } }`,
    calls: [
      '/web-api/en/job-offer?city_slug=berlin&partner_slug=swiftbite',
      '/web-api/en/cities?limit=1',
      '/web-api/en/partners?limit=1',
      '/web-api/en/job_offers/1/earning',
      '/web-api/en/job-offers/1/sign-up-time',
      '/web-api/en/job-offers/1/customer-availability',
      '/web-api/en/job_offers/1/products/equipment',
      '/web-api/en/job_offers/1/products/service',
    ],
  },
];

/** A server that makes an operation's upstream calls side by side and answers their rows as they are. */
export const startBareHandler = async ({ calls }, services) => {
  const dispatcher = new Agent({ connections: 128 });
  const read = async (path) => (await request(services + path, { dispatcher })).body.json();
  const server = createServer(async (_request, response) => {
    const rows = await Promise.all(calls.map(read));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: rows }));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await dispatcher.close();
    },
  };
};
