import pages from '../../schema/pages.json' with { type: 'json' };
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

test('robots.txt names the sitemap and disallows only paths that are not pages', async ({ product }) => {
  const { status, type, text } = await rawRequest(product.web, '/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  // A page with noindex must be crawlable, or bots would not see the noindex.
  expect(text.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /graphql$',
    'Disallow: /graphql?',
    'Disallow: /report$',
    `Sitemap: ${product.web}/sitemap.xml`,
  ]);
});

test('the sitemap index names a file for each kind of page in each language', async ({ product }) => {
  const { status, type, text } = await rawRequest(product.web, '/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const files = locationsIn(text);
  for (const kind of [
    'pages',
    'cities',
    'city-categories',
    'offers',
    'companies',
    'company-cities',
    'job-requirements',
    'posts',
    'more-jobs',
  ])
    for (const code of ['de', 'en', 'tr'])
      expect(files).toContain(`${product.web}/sitemaps/${kind}-1-${code}.xml`);
});

test('a sitemap lists the pages that exist without data', async ({ product }) => {
  const { text } = await rawRequest(product.web, '/sitemaps/pages-1-de.xml');
  const listed = Object.entries({ ...pages.staticPages, ...pages.withData })
    .filter(([, facts]) => 'inSitemap' in facts)
    .map(([word]) => `/de/${word}`);
  expect(listed).toEqual(expect.arrayContaining(['/de/about', '/de/blog', '/de/companies', '/de/more-jobs']));
  expect(locationsIn(text).toSorted()).toEqual(
    ['/de', ...listed].map((path) => product.web + path).toSorted(),
  );
});

test('a sitemap lists cities in its language, with alternates and the time of the last change', async ({
  product,
}) => {
  const { text } = await rawRequest(product.web, '/sitemaps/cities-1-pl.xml');
  expect(locationsIn(text)).toContain(`${product.web}/pl/warszawa`);
  const [, entry = ''] = new RegExp(`<loc>${product.web}/pl/warszawa</loc>(.*?)</url>`).exec(text) ?? [];
  expect(entry).toContain(`hreflang="de" href="${product.web}/de/warschau"`);
  expect(entry).toContain(`hreflang="x-default" href="${product.web}/warsaw"`);
  expect(entry.match(/hreflang=/g)).toHaveLength(11);
  const lastmod = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? '';
  expect(Date.parse(lastmod)).toBeGreaterThan(Date.parse('2023-01-01'));
  expect(Date.parse(lastmod)).toBeLessThan(Date.now());
});

test('companies are listed in each of their cities and countries, with slugs in the language of the sitemap', async ({
  product,
}) => {
  const index = await rawRequest(product.web, '/sitemap.xml');
  const files = locationsIn(index.text).filter((file) => /\/company-cities-\d+-pl\.xml$/.test(file));
  const companies: string[] = [];
  for (const file of files) {
    const { status, text } = await rawRequest(product.web, new URL(file).pathname);
    expect(status, file).toBe(200);
    companies.push(...locationsIn(text));
  }
  expect(companies.length).toBe(new Set(companies).size);
  expect(companies).toContain(`${product.web}/pl/company/swiftbite/polska/warszawa`);
  expect(companies.length).toBeGreaterThan(1000);
  // A company is listed only where it has an open offer.
  expect(companies).not.toContain(`${product.web}/pl/company/parcelpath/niemcy/berlin`);
  const requirements = await rawRequest(product.web, '/sitemaps/job-requirements-1-pl.xml');
  const countries = locationsIn(requirements.text);
  expect(countries).toContain(`${product.web}/pl/job-requirements-de`);
  expect(countries.length).toBe(new Set(countries).size);
});

test('offers that are closed are in no sitemap', async ({ product }) => {
  const { text } = await rawRequest(product.web, '/sitemaps/offers-1-en.xml');
  const offers = locationsIn(text);
  expect(offers.length).toBeGreaterThan(1000);
  expect(offers.length).toBeLessThanOrEqual(50_000);
  expect(offers).toContain(`${product.web}/berlin/swiftbite`);
  for (const closed of ['parcelpath', 'quietdesk', 'oddjob-guild'])
    expect(offers).not.toContain(`${product.web}/berlin/${closed}`);
});

for (const file of ['cities-2-de', 'cities-0-de', 'cities-1-xx', 'nothing-1-de', 'cities-1'])
  test(`there is no sitemap ${file}`, async ({ product }) => {
    expect((await rawRequest(product.web, `/sitemaps/${file}.xml`)).status).toBe(404);
  });

for (const [what, path, title, page] of [
  ['a city', '/de/berlin', 'Nebenjobs in Berlin | Citygigs', '/de/berlin'],
  ['a category of a city', '/berlin/delivery-c', 'Delivery jobs in Berlin | Citygigs', '/berlin/delivery-c'],
  ['the blog', '/blog', 'Gig work: tips and guides | Citygigs', '/blog'],
] as const)
  test(`${what} has a feed that its page announces`, async ({ product }) => {
    const shown = await rawRequest(product.web, path);
    expect(shown.text).toContain(`href="${product.web}${path}/feed.xml"`);
    const { status, type, text } = await rawRequest(product.web, `${path}/feed.xml`);
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`<link>${product.web}${page}</link>`);
    const dates = [...text.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
    expect(dates).toHaveLength(20);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

test('a feed has one address, reached with at most one redirect', async ({ product }) => {
  expect(await rawRequest(product.web, '/De/East-Berlin/Lieferung-c/feed.xml')).toMatchObject({
    status: 301,
    location: '/de/berlin/lieferung-c/feed.xml',
  });
  for (const path of [
    '/nowhere/feed.xml',
    '/berlin/nothing-c/feed.xml',
    '/berlin/swiftbite/feed.xml',
    '/feed.xml',
  ])
    expect((await rawRequest(product.web, path)).status).toBe(404);
  expect((await rawRequest(product.web, '/berlin%00/feed.xml')).status).toBe(400);
});

test('feeds and sitemaps answer 503 and are never empty while the back end is down', async ({
  product,
  upstream,
}) => {
  await upstream.fault({ path: /./ }, { kind: 'status', status: 500 });
  // Nothing else requests this city, so its answer is not cached.
  const { status, text } = await rawRequest(product.web, '/sv/madrid/feed.xml');
  expect([status, text]).toEqual([503, 'Not available now. Please try again later.']);
});
