import { linksIn, regionOf } from '../harness/links.ts';
import { expect, test } from '../harness/test.ts';

test(
  '/job-requirements-de lists the requirements of each company in Germany, and is not taken for a city',
  { tag: ['@R2.12'] },
  async ({ serverPage: page }) => {
    expect((await page.goto('/job-requirements-de'))?.status()).toBe(200);
    await expect(page).toHaveTitle('Gig requirements: Germany | Citygigs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gig requirements: Germany');
    const swiftbite = regionOf(page, 'Swiftbite');
    expect((await swiftbite.textContent())?.length).toBeGreaterThan(60);
    expect(await linksIn(swiftbite)).toEqual([
      '/company/swiftbite',
      '/berlin/swiftbite',
      '/company/swiftbite/germany',
    ]);
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
  },
);

test(
  'a country without offers has no job requirements page',
  { tag: ['@R2.12'] },
  async ({ serverPage: page, guards }) => {
    guards.allow(/status of 404/, 'there is no such page');
    for (const path of ['/job-requirements-zz', '/job-requirements-deu', '/job-requirements-'])
      expect((await page.goto(path))?.status(), path).toBe(404);
    expect((await page.goto('/de/job-requirements-at'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anforderungen: Österreich');
  },
);

test('a signed-out visitor with a redirect query stays on home', { tag: ['@R2.13'] }, async ({ page }) => {
  for (const redirect of ['job_offers', 'job_requirements']) {
    expect((await page.goto(`/?redirect=${redirect}`))?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`/?redirect=${redirect}`);
    await expect(page).toHaveTitle('Find gig work in your city | Citygigs');
  }
});

test(
  'the site can be visited from home to a city, a category, a company and an offer by links alone, without a token',
  { tag: ['@R1.01', '@R6.01'] },
  async ({ page, upstream }) => {
    const main = page.getByRole('main');
    await page.goto('/');
    await main.locator('a[href="/berlin"]').first().click();
    await expect(page).toHaveURL('/berlin');
    await main.locator('a[href="/berlin/delivery-c"]').first().click();
    await expect(page).toHaveURL('/berlin/delivery-c');
    await main.locator('a[href="/berlin/swiftbite"]').first().click();
    await expect(page).toHaveURL('/berlin/swiftbite');
    await main.locator('a[href="/company/swiftbite"]').first().click();
    await expect(page).toHaveURL('/company/swiftbite');
    await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
    await expect(page).toHaveURL('/companies');
    for (const { headers } of await upstream.calls()) expect(headers).not.toHaveProperty('authorization');
  },
);
