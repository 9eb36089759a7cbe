import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';
import { jobPathsOn, jobsOn, listCall, nearbyCall, pathOf, restJobs } from './jobs.ts';

const inAustin = {
  kind: 'json',
  body: { status: 'success', lat: 30.267, lon: -97.743, country: 'US' },
} as const;
const failedLookUp = { kind: 'json', body: { status: 'fail', lat: null, lon: null, country: null } } as const;
const ipLookup = { path: /ip_lookup/ };

test('the list has only full-time offers, newest first', { tag: ['@R1.17'] }, async ({ page, product }) => {
  const { items } = await restJobs(product.services, 'limit=20&city=berlin&country_code=de');
  expect(items.map(({ isMoreJob }) => isMoreJob)).toEqual(Array(20).fill(true));
  await page.goto('/more-jobs?city=berlin&country_code=de');
  expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
});

for (const [name, query, city] of [
  ['city', 'city=berlin', 'Berlin'],
  ['state', 'state=tx', ''],
  ['country_code', 'country_code=pl', ''],
  ['keyword, everywhere', 'city=&keyword=driver', ''],
  ['all of them', 'city=austin&state=tx&country_code=us&keyword=driver', 'Austin'],
] as const)
  test(
    `an address with ${name} filters the list and fills the form`,
    { tag: ['@R1.18', '@R2.47'] },
    async ({ serverPage: page, product }) => {
      const { items, total } = await restJobs(product.services, `limit=20&${query.replace('city=&', '')}`);
      expect(total).toBeGreaterThan(0);
      await page.goto(`/more-jobs?${query}`);
      expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
      await expect(page.getByRole('heading', { level: 2, name: /^\d+ jobs?$/ })).toHaveText(
        total === 1 ? '1 job' : `${total} jobs`,
      );
      const wanted = new URLSearchParams(query);
      const form = page.getByRole('search', { name: 'Search full-time jobs' });
      await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue(city);
      if (wanted.has('state')) await expect(form.getByLabel('State')).toHaveValue(wanted.get('state') ?? '');
      await expect(form.getByLabel('Country')).toHaveValue(wanted.get('country_code') ?? '');
      await expect(form.getByLabel('Job title or keyword')).toHaveValue(wanted.get('keyword') ?? '');
    },
  );

test(
  'without a query the nearest city is looked up first and added to the address',
  { tag: ['@R2.111', '@R2.112', '@R2.113', '@R9.21'] },
  async ({ page, upstream, product }) => {
    await upstream.fault(ipLookup, inAustin);
    // The footer of a city page does not look up the visitor's location.
    await page.goto('/berlin');
    await upstream.clear();
    await page.getByRole('contentinfo').getByRole('link', { name: 'More jobs' }).click();
    await expect(page).toHaveURL('/more-jobs?city=austin&state=tx&country_code=us');
    const { items } = await restJobs(product.services, 'limit=20&city=austin&state=tx&country_code=us');
    await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));

    const [nearby, ...moreNearby] = await upstream.calls(nearbyCall);
    const [list, ...moreLists] = await upstream.calls(listCall);
    expect([moreNearby, moreLists]).toEqual([[], []]);
    expect(nearby?.query['limit']).toBe('4');
    expect(list?.query).toMatchObject({ city: 'austin', state: 'tx', country_code: 'us' });
    expect(nearby?.at).toBeLessThan(list?.at ?? 0);

    await page.goBack();
    await expect(page).toHaveURL('/berlin');
  },
);

for (const [address, nearest] of [
  ['/more-jobs', '/more-jobs?city=berlin&country_code=de'],
  ['/more-jobs?keyword=fahrer', '/more-jobs?city=berlin&country_code=de&keyword=fahrer'],
] as const)
  test(
    `a first load of ${address} shows one list, that of the nearest city`,
    { tag: ['@R2.111', '@R2.112', '@R2.113'] },
    async ({ page, upstream, product }) => {
      await page.goto('/about');
      const entries = await page.evaluate(() => history.length);
      await upstream.clear();
      const answer = await page.goto(address);
      const redirect = await answer?.request().redirectedFrom()?.response();
      expect([redirect?.status(), redirect?.headers()['cache-control']]).toEqual([302, 'private, no-store']);
      await expect(page).toHaveURL(nearest);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Berlin');
      const { items } = await restJobs(product.services, `limit=20&${nearest.split('?')[1] ?? ''}`);
      await page.waitForLoadState('networkidle');
      expect(await jobPathsOn(page)).toEqual(items.map(pathOf));

      const [nearby] = await upstream.calls(nearbyCall);
      const [list, ...moreLists] = await upstream.calls(listCall);
      expect([nearby?.query['limit'], moreLists]).toEqual(['4', []]);
      expect(list?.query).toMatchObject({ city: 'berlin', country_code: 'de' });
      expect(nearby?.at).toBeLessThan(list?.at ?? 0);
    },
  );

test('all places are one press away from the nearest city', async ({ page, product }) => {
  await page.goto('/more-jobs');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/more-jobs?city=');
  const { items } = await restJobs(product.services, 'limit=20');
  await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
  await page.reload();
  await expect(page).toHaveURL('/more-jobs?city=');
});

test(
  'page 2 keeps the query, has its number in the title and does not look up the city again',
  { tag: ['@R2.46', '@R2.111', '@R2.114', '@R2.115'] },
  async ({ page, product, upstream }) => {
    await page.goto('/more-jobs');
    await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de');
    await expect(page).toHaveTitle('More jobs: full-time work | Citygigs');
    await expect(jobsOn(page)).toHaveCount(20);
    // The footer looks up the cities near the visitor, too.
    await page.waitForLoadState('networkidle');
    await upstream.clear();
    const next = page
      .getByRole('navigation', { name: 'Pages of jobs' })
      .getByRole('link', { name: 'Next page' });
    await expect(next).toHaveAttribute('href', /city=berlin/);
    await next.click();
    await expect(page).toHaveURL('/more-jobs/page-2?city=berlin&country_code=de');
    await expect(page).toHaveTitle('More jobs: full-time work – Page 2 | Citygigs');
    const { items } = await restJobs(product.services, 'limit=20&page=2&city=berlin&country_code=de');
    await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
    expect(await upstream.calls(nearbyCall)).toEqual([]);
  },
);

test(
  'there is no page beyond the last, no page 0, and one address for page 1',
  { tag: ['@R2.46'] },
  async ({ request }) => {
    for (const path of ['/more-jobs/page-3?city=berlin', '/more-jobs/page-0', '/more-jobs/page-99999999'])
      expect((await request.get(path)).status(), path).toBe(404);
    const first = await request.get('/more-jobs/page-1?city=berlin', { maxRedirects: 0 });
    expect([first.status(), first.headers()['location']]).toEqual([301, '/more-jobs?city=berlin']);
  },
);

for (const [name, target, fault] of firstCases(2, [
  ['the look-up fails', ipLookup, failedLookUp],
  ['no city is nearby', nearbyCall, { kind: 'json', body: { items: [], total: 0, page: 1, pageCount: 0 } }],
  ['the look-up returns an invalid answer', ipLookup, { kind: 'status', status: 500 }],
]))
  test(
    `when ${name}, the list shows jobs everywhere, also after a navigation`,
    { tag: ['@R2.116'] },
    async ({ page, upstream, product }) => {
      await upstream.fault(target, fault);
      const { items } = await restJobs(product.services, 'limit=20');
      await page.goto('/berlin');
      await page.getByRole('contentinfo').getByRole('link', { name: 'More jobs' }).click();
      await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
      await expect(page).toHaveURL('/more-jobs');
      await upstream.clear();
      await page.goto('/more-jobs');
      await page.waitForLoadState('networkidle');
      expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
      await expect(page).toHaveURL('/more-jobs');
      expect(await upstream.calls(target)).not.toEqual([]);
      // The list is kept, although the place could be looked up again.
      expect(await upstream.calls(listCall)).toHaveLength(1);
    },
  );

test.describe('for a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test(
    'the list shows jobs everywhere without a redirect',
    { tag: ['@R2.117'] },
    async ({ page, product, upstream }) => {
      const { items } = await restJobs(product.services, 'limit=20');
      expect((await page.goto('/more-jobs'))?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL('/more-jobs');
      expect(await jobPathsOn(page)).toEqual(items.map(pathOf));
      expect(await upstream.calls(nearbyCall)).toEqual([]);
      expect(await upstream.calls(ipLookup)).toEqual([]);
    },
  );
});

test('when the list does not load the page shows an error and can be retried', async ({
  page,
  upstream,
  guards,
}) => {
  guards.allow(/status of 503/, 'the list does not load');
  await upstream.fault(listCall, { kind: 'status', status: 503 });
  await page.goto('/more-jobs?city=berlin');
  await expect(page.getByText('The jobs didn’t load.')).toBeVisible();
  await expect(page.getByRole('search', { name: 'Search full-time jobs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('a city page links to its full-time jobs', async ({ page }) => {
  await page.goto('/berlin');
  await page.getByRole('main').getByRole('link', { name: 'Full-time jobs in Berlin' }).click();
  await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de');
  await expect(jobsOn(page)).toHaveCount(20);
});

test('after the last numbered page the list continues with cursors', async ({ page, product, upstream }) => {
  const answer = await fetch(`${product.services}/more-jobs-api/job-offers?limit=20`);
  const first = (await answer.json()) as object;
  // The sample data have too few rows, so the first rows stand in for those of page 500.
  const deep = { ...first, total: 10_000, totalIsExact: false, page: 500, pageCount: 500 };
  await upstream.fault({ ...listCall, query: 'page' }, { kind: 'json', body: deep });
  await page.goto('/more-jobs/page-500?city=');
  await expect(page.getByRole('heading', { level: 2, name: 'More than 10,000 jobs' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const older = page.getByRole('main').getByRole('link', { name: 'Older jobs' });
  await expect(older).toHaveAttribute('rel', 'nofollow');
  await older.click();
  await expect(page).toHaveURL(/\/more-jobs\/page-501\?city=&after=[\w%-]+$/);
  const { items } = await restJobs(product.services, 'limit=20&page=2');
  await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
  await expect(page).toHaveTitle('More jobs: full-time work – Page 501 | Citygigs');

  // The address suffices to load the same rows. It is not indexed, because bots find each offer elsewhere.
  await page.reload();
  await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a page beyond the last numbered one, opened without a cursor, links to the newest jobs', async ({
  page,
  upstream,
}) => {
  const empty = { items: [], total: 10_000, totalIsExact: false, page: 501, pageCount: 500, next: null };
  await upstream.fault(listCall, { kind: 'json', body: empty });
  expect((await page.goto('/more-jobs/page-501?city='))?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to the newest jobs' })).toHaveAttribute(
    'href',
    '/more-jobs?city=',
  );
});
