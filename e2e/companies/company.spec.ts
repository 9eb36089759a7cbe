import { linksIn, regionOf } from '../harness/links.ts';
import { expect, test } from '../harness/test.ts';
import { languageCodes } from '../languages/languageCodes.ts';

const heading = {
  '': 'Swiftbite',
  '/germany': 'Swiftbite – Germany',
  '/germany/berlin': 'Swiftbite – Berlin, Germany',
};

test(
  '/company/x, /company/x/germany and /company/x/germany/berlin show the partner, and their titles name it, the country and the city',
  { tag: ['@R2.41', '@R2.45'] },
  async ({ serverPage: page }) => {
    for (const [place, title] of Object.entries(heading)) {
      expect((await page.goto(`/company/swiftbite${place}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Citygigs`);
      await expect(
        page.getByRole('main').getByRole('img', { name: 'Logo of Swiftbite' }).first(),
      ).toBeVisible();
    }
    await page.goto('/de/company/swiftbite/deutschland/berlin');
    await expect(page).toHaveTitle('Swiftbite – Berlin, Deutschland | Citygigs');
  },
);

test(
  'an unknown partner shows the not-found page',
  { tag: ['@R2.42', '@R8.17'] },
  async ({ serverPage: page, guards }) => {
    guards.allow(/status of 404/, 'there is no such company');
    for (const path of ['/company/nope', '/company/nope/germany', '/de/company/nope']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  },
);

for (const [path, why] of [
  ['/company/swiftbite/atlantis', 'a country that does not exist'],
  ['/company/nattlopet/france', 'a country that the company is not in'],
  ['/company/swiftbite/de', 'a country by its code'],
  ['/company/swiftbite/germany/nowhere', 'a city that does not exist'],
  ['/company/swiftbite/france/berlin', 'a city of another country'],
  ['/company/parcelpath/germany/berlin', 'a city where the company has no live offer'],
  ['/company/swiftbite/germany/berlin/mitte', 'one segment too many'],
  ['/company', 'no company'],
] as const)
  test(`${path} is not found: ${why}`, async ({ serverPage: page, guards }) => {
    guards.allow(/status of 404/, 'there is no such page');
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found | Citygigs');
  });

test(
  'a country is found by the slug of its name in the language of the page',
  { tag: ['@R2.44'] },
  async ({ serverPage: page, request }) => {
    await page.goto('/company/swiftbite/united-kingdom');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – United Kingdom');
    expect(
      (await request.get('/company/swiftbite/United-Kingdom', { maxRedirects: 0 })).headers()['location'],
    ).toBe('/company/swiftbite/united-kingdom');
    await page.goto('/tr/company/swiftbite/ispanya');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – İspanya');
  },
);

test('a country slug in another language redirects to the slug in the language of the page', async ({
  request,
}) => {
  const location = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await location('/de/company/swiftbite/germany/berlin?reviews=2')).toBe(
    '/de/company/swiftbite/deutschland/berlin?reviews=2',
  );
  expect(await location('/company/swiftbite/deutschland')).toBe('/company/swiftbite/germany');
});

test('the slug of a city in another language or an old one redirects to the current one', async ({
  request,
}) => {
  const moved = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await moved('/company/swiftbite/germany/east-berlin?reviews=2')).toEqual([
    301,
    '/company/swiftbite/germany/berlin?reviews=2',
  ]);
  expect(await moved('/pl/company/swiftbite/polska/warsaw')).toEqual([
    301,
    '/pl/company/swiftbite/polska/warszawa',
  ]);
});

test('each place has a page in all ten languages, and all of them answer', async ({
  serverPage: page,
  request,
}) => {
  await page.goto('/company/swiftbite/united-states/new-york-city');
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(new Set(alternates).size).toBe(languageCodes.length);
  for (const path of alternates)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('the company shows its description, a link to its own site and the distribution of its ratings', async ({
  serverPage: page,
}) => {
  await page.goto('/company/swiftbite');
  const main = page.getByRole('main');
  await expect(main).toContainText('Swiftbite delivers meals and groceries by bike.');
  const site = main.getByRole('link', { name: 'Visit swiftbite.example' });
  await expect(site).toHaveAttribute('href', 'https://www.swiftbite.example/');
  await expect(site).toHaveAttribute('rel', 'noopener nofollow');
  await expect(main).toContainText(/3\.9 out of 5 from [\d,]+ ratings/);
  for (const stars of ['5 stars', '1 star'])
    await expect(main.getByText(stars, { exact: true })).toBeVisible();
  expect(await linksIn(regionOf(page, 'Countries where Swiftbite is active'))).toContain(
    '/company/swiftbite/united-kingdom',
  );
  await expect(regionOf(page, 'Gigs at Swiftbite').getByRole('article')).toHaveCount(6);
});

test('a country lists its cities, and a city shows the offer there and the cities nearby', async ({
  page,
}) => {
  await page.goto('/company/swiftbite/germany');
  const cities = await linksIn(page.getByRole('region', { name: /^Germany: \d+ cities$/ }));
  expect(cities).toContain('/company/swiftbite/germany/berlin');
  expect(cities).toContain('/company/swiftbite/germany/munich');
  await page.getByRole('link', { name: 'Berlin', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – Berlin, Germany');
  const offer = regionOf(page, 'Swiftbite in Berlin');
  await expect(offer.getByRole('article')).toHaveCount(1);
  await expect(offer.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
    'href',
    '/berlin/swiftbite',
  );
  const near = await linksIn(regionOf(page, 'Swiftbite near Berlin'));
  expect(near).toHaveLength(13);
  expect(near).toContain('/company/swiftbite/germany/potsdam');
  expect(near).not.toContain('/company/swiftbite/germany/berlin');
  expect(near).toContain('/company/swiftbite/germany');
});

test('the page of a country shows the ratings and the paged reviews of that country', async ({ page }) => {
  await page.goto('/company/swiftbite/germany');
  const reviews = regionOf(page, 'Reviews of Swiftbite: Germany');
  await expect(reviews.getByRole('article')).toHaveCount(12);
  for (const text of await reviews.getByRole('article').allTextContents())
    expect(text).toContain(', Germany');
  // The text below the title counts the same ratings.
  const inGermany = /([\d,]+) ratings/.exec((await reviews.textContent()) ?? '')?.[1];
  await expect(page.getByRole('main')).toContainText(`3.9 out of 5 from ${inGermany} ratings`);
  await expect(page.getByRole('main')).not.toContainText(/\d+ countries/);
  const first = await reviews.getByRole('article').allTextContents();
  await reviews.getByRole('link', { name: 'Show 12 more reviews' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(24);
  expect((await reviews.getByRole('article').allTextContents()).slice(0, 12)).toEqual(first);
  await expect(reviews.getByRole('status')).toHaveText(/^Reviews 1–24 of \d+$/);
  const second = (await reviews.getByRole('article').allTextContents()).slice(12);
  await page.goto('/company/swiftbite/germany?reviews=2');
  await expect.poll(() => reviews.getByRole('article').allTextContents()).toEqual(second);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/company\/swiftbite\/germany$/,
  );
  await page.goto('/company/swiftbite/germany?reviews=junk');
  await expect.poll(() => reviews.getByRole('article').allTextContents()).toEqual(first);
});

test('the structured data have the rating and the breadcrumbs that the page shows', async ({
  serverPage: page,
}) => {
  await page.goto('/company/swiftbite/germany/berlin');
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  const entries = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  const rating = entries.find((entry) => entry['@type'] === 'EmployerAggregateRating');
  expect(rating).toMatchObject({ bestRating: 5, itemReviewed: { name: 'Swiftbite' } });
  const shown = `${Number(rating?.['ratingValue']).toFixed(1)} out of 5 from ${String(rating?.['ratingCount'])} ratings`;
  await expect(page.getByRole('main')).toContainText(shown);
  const trails = entries.filter((entry) => entry['@type'] === 'BreadcrumbList') as {
    itemListElement: { name: string }[];
  }[];
  expect(trails).toHaveLength(1);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Companies', 'Swiftbite', 'Germany', 'Berlin']);
  expect(trails[0]?.itemListElement.map(({ name }) => name)).toEqual(await crumbs.allTextContents());
});

test('the breadcrumbs of a company begin with home', { tag: ['@R2.150'] }, async ({ serverPage: page }) => {
  await page.goto('/de/company/swiftbite/deutschland');
  const crumbs = page.getByRole('navigation', { name: 'Navigationspfad' });
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/de');
  await expect(crumbs.getByRole('link')).toHaveText(['Start', 'Unternehmen', 'Swiftbite']);
});
