import { userAgentOf } from '../harness/pages/userAgent.ts';
import { expect, test } from '../harness/test.ts';
import { languageCodes } from '../languages/languageCodes.ts';
import { expired, live } from '../more-jobs/jobs.ts';
import { headOf } from './head.ts';

/** Pages by their English and their Polish path, because slugs differ by language. */
const indexable = [
  ['/', '/pl'],
  ['/about', '/pl/about'],
  ['/warsaw', '/pl/warszawa'],
  ['/berlin/page-2', '/pl/berlin/page-2'],
  ['/warsaw/delivery-c', '/pl/warszawa/dostawy-c'],
  ['/warsaw/swiftbite', '/pl/warszawa/swiftbite'],
  ['/blog', '/pl/blog'],
  ['/more-jobs', '/pl/more-jobs'],
  ['/companies', '/pl/companies'],
  ['/company/swiftbite/germany', '/pl/company/swiftbite/niemcy'],
] as const;

for (const [english, polish] of indexable)
  test(`${english} is its own canonical and lists its ten alternates, which list it too`, async ({
    product,
  }) => {
    const [one, other] = [await headOf(product.web, english), await headOf(product.web, polish)];
    expect([one.canonical, one.language]).toEqual([product.web + english, 'en']);
    expect([other.canonical, other.language]).toEqual([product.web + polish, 'pl']);
    expect(Object.keys(one.alternates).toSorted()).toEqual([...languageCodes, 'x-default'].toSorted());
    expect(one.alternates).toMatchObject({
      en: product.web + english,
      pl: product.web + polish,
      'x-default': product.web + english,
    });
    expect(other.alternates).toEqual(one.alternates);
    expect(one.description).toBeTruthy();
    expect(other.description).not.toBe(one.description);
    expect(one.isHidden).toBe(false);
  });

test('the canonical of a filtered list is the unfiltered list', async ({ product }) => {
  for (const query of ['type=weekend', 'categories=delivery', 'utm_source=mail'])
    expect((await headOf(product.web, `/berlin?${query}`)).canonical).toBe(`${product.web}/berlin`);
});

for (const [what, path] of [
  ['an expired offer', '/berlin/parcelpath'],
  ['an offer past its validThrough', '/berlin/quietdesk'],
  ['a redirect page of a partner', '/redirect/berlin/swiftbite'],
  ['a redirect page of a full-time offer', `/redirect${live.place}/${live.id}`],
  ['an expired full-time offer', `${expired.place}/${expired.slug}`],
  ['a thank-you page', '/direct/0b2f9f0e-8f3a-4b7e-9d51-2f6a7c1d3e4f'],
  ['my desk', '/my-desk/jobs'],
  ['the profile', '/profile/user'],
  ['a comparison', '/compare?offers=berlin/swiftbite,berlin/nestkin'],
  ['a search', '/search?q=ber'],
  ['the page without a connection', '/offline'],
  ['a page that does not exist', '/nowhere-at-all'],
] as const)
  test(`${what} has noindex and neither canonical nor alternates`, async ({ product }) => {
    const head = await headOf(product.web, path);
    expect(head.isHidden).toBe(true);
    expect([head.canonical, Object.keys(head.alternates)]).toEqual([undefined, []]);
    expect(head.things.filter((entry) => entry['@type'] === 'JobPosting')).toEqual([]);
  });

test('a page lists no alternates when its addresses in other languages do not load: people see it, and crawlers come again', async ({
  browser,
  product,
  upstream,
}) => {
  await upstream.fault({ path: /\/redirect-links$/ }, { kind: 'status', status: 500 });
  for (const [userAgent, status] of [
    [userAgentOf(browser), 200],
    ['Googlebot/2.1', 503],
  ] as const) {
    const head = await headOf(product.web, '/berlin', userAgent);
    expect([head.status, head.canonical]).toEqual([status, `${product.web}/berlin`]);
    expect(head.alternates).toEqual({});
  }
});

test('an offer has one complete job posting, lists have none', { tag: ['@R2.109'] }, async ({ product }) => {
  const { things } = await headOf(product.web, '/berlin/swiftbite');
  const postings = things.filter((entry) => entry['@type'] === 'JobPosting');
  expect(postings).toHaveLength(1);
  expect(postings[0]).toMatchObject({
    '@context': 'https://schema.org',
    title: 'Bike courier',
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    identifier: { '@type': 'PropertyValue', name: 'Swiftbite' },
    url: `${product.web}/berlin/swiftbite`,
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Swiftbite',
      logo: expect.stringContaining('/partners/swiftbite') as unknown,
      sameAs: 'https://www.swiftbite.example/',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
    },
    directApply: false,
  });
  expect(postings[0]).not.toHaveProperty('baseSalary');
  const { things: ofDirect } = await headOf(product.web, '/berlin/nestkin');
  const direct = ofDirect.find((entry) => entry['@type'] === 'JobPosting');
  expect(direct).toMatchObject({ directApply: true });
  for (const list of ['/', '/berlin', '/berlin/delivery-c', '/more-jobs'])
    expect((await headOf(product.web, list)).things.map((entry) => entry['@type'])).not.toContain(
      'JobPosting',
    );
});

test('the breadcrumbs in the structured data are those that visitors see', async ({
  serverPage: page,
  product,
}) => {
  await page.goto('/de/berlin/swiftbite');
  const seen = await page
    .getByRole('navigation', { name: 'Navigationspfad' })
    .getByRole('listitem')
    .allTextContents();
  const { things } = await headOf(product.web, '/de/berlin/swiftbite');
  const list = things.find((entry) => entry['@type'] === 'BreadcrumbList');
  expect(list?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: seen[0], item: `${product.web}/de` },
    { '@type': 'ListItem', position: 2, name: 'Berlin', item: `${product.web}/de/berlin` },
    { '@type': 'ListItem', position: 3, name: 'Swiftbite' },
  ]);
  expect(seen).toHaveLength(3);
});

for (const [path, card] of [
  ['/', 'en/site'],
  ['/de/berlin', 'de/cities/berlin'],
  ['/berlin/delivery-c', 'en/city-categories/berlin/delivery'],
  ['/tr/berlin/swiftbite', 'tr/offers/berlin/swiftbite'],
  ['/blog', 'en/site'],
  ['/blog/taxes-for-side-jobs', 'en/posts/taxes-for-side-jobs'],
  ['/company/swiftbite/germany/berlin', 'en/partners/swiftbite'],
  [`${live.place}/${live.slug}`, null],
] as const)
  test(`${path} has a picture for sharing`, async ({ product, request }) => {
    const { image } = await headOf(product.web, path);
    if (card === null) expect(image).toContain(`${product.web}/images/social/`);
    else expect(image).toBe(`${product.web}/images/social/${card}`);
    const answer = await request.get(image ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
