import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { jobPathsOn, jobsOn, pathOf, restJobs } from './jobs.ts';

const filtersOf = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
};

test(
  'a city is chosen from those that match, or from those with most jobs',
  { tag: ['@R1.18'] },
  async ({ page }) => {
    await page.goto('/more-jobs?city=berlin&country_code=de');
    const city = page.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveValue('Berlin');
    await city.fill('austi');
    await page.getByRole('option', { name: 'Austin, TX, United States' }).click();
    await expect(page).toHaveURL('/more-jobs?city=austin&state=tx&country_code=us');
    await expect(city).toHaveValue('Austin');
    await page.goBack();
    await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de');
    await expect(city).toHaveValue('Berlin');
    await city.fill('');
    await expect(page.getByRole('option', { name: /^Berlin \(\d+\)$/ })).toBeVisible();
    await page.getByRole('option', { name: 'All cities' }).click();
    await expect(page).toHaveURL('/more-jobs?country_code=de');
    // What is typed counts as well, without a choice.
    await city.fill('łódź');
    await city.press('Enter');
    await expect(page).toHaveURL(/\/more-jobs\?city=lodz/);
    await expect(jobsOn(page).first()).toContainText('Łódź');
  },
);

test('the dialog counts what each choice leaves, and shows as many jobs', async ({ page, product }) => {
  const query = 'city=berlin&radius=50&contract=permanent&pay_from=2500';
  const { items, total } = await restJobs(product.services, `limit=20&${query}`);
  const inBerlin = await restJobs(product.services, 'city=berlin');
  await page.goto('/more-jobs?city=berlin&country_code=de');
  const dialog = await filtersOf(page);
  await expect(dialog.getByRole('button', { name: `Show ${inBerlin.total} jobs` })).toBeVisible();
  const inCircle = await restJobs(product.services, 'city=berlin&radius=50');
  await dialog.getByRole('radio', { name: `Within 50 km (${inCircle.total})` }).click();
  await dialog.getByRole('radio', { name: /^Permanent/ }).click();
  await dialog.getByRole('radio', { name: /^from €2,500/ }).click();
  expect(total).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: `Show ${total} jobs` }).click();
  await expect(page).toHaveURL(
    '/more-jobs?city=berlin&country_code=de&radius=50&contract=permanent&pay_from=2500',
  );
  await expect.poll(() => jobPathsOn(page)).toEqual(items.map(pathOf));
  expect(new Set(items.map(({ city }) => city.slug)).size).toBeGreaterThan(1);
  for (const text of await jobsOn(page).allInnerTexts()) expect(text).toMatch(/€.* a month[\s\S]*Permanent/);

  // A circle crosses borders, so no country is named.
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(chips).toHaveText(['Berlin', 'Within 50 km', 'Permanent', 'At least €2,500 a month']);
  await page.getByRole('link', { name: 'Remove filter At least €2,500 a month' }).click();
  await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de&radius=50&contract=permanent');
  await page.reload();
  await expect(chips).toHaveText(['Berlin', 'Within 50 km', 'Permanent']);
});

test(
  'countries and states show the number of their jobs, and only countries with states have a field for them',
  { tag: ['@R1.18'] },
  async ({ page, product }) => {
    const total = async (query: string) => (await restJobs(product.services, query)).total;
    await page.goto('/more-jobs?city=');
    const dialog = await filtersOf(page);
    const country = dialog.getByLabel('Country');
    const state = dialog.getByLabel('State');
    await expect(country.locator('option')).not.toHaveCount(1);
    await expect(state).toHaveCount(0);
    await country.selectOption('us');
    await expect(country.locator('option:checked')).toHaveText(
      `United States (${await total('country_code=us')})`,
    );
    await state.selectOption('tx');
    const inTexas = await total('state=tx');
    await expect(state.locator('option:checked')).toHaveText(`TX (${inTexas})`);
    await country.selectOption('pl');
    await expect(state).toHaveCount(0);
    await country.selectOption('us');
    await state.selectOption('tx');
    await dialog.getByRole('button', { name: `Show ${inTexas} jobs` }).click();
    await expect(page).toHaveURL('/more-jobs?state=tx&country_code=us');
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  },
);

test('filters that leave nothing lead to the jobs without them', async ({ page, product }) => {
  const { total } = await restJobs(product.services, 'city=berlin');
  await page.goto('/more-jobs?city=berlin&country_code=de&pay_from=900000');
  await page.getByRole('link', { name: `Berlin: ${total} jobs` }).click();
  await expect(page).toHaveURL('/more-jobs?city=berlin&country_code=de');
  await expect(jobsOn(page)).toHaveCount(20);
});

test('texts in another language than the page are marked and labelled', async ({ serverPage: page }) => {
  await page.goto('/more-jobs?city=berlin&country_code=de');
  const job = jobsOn(page).filter({ hasText: 'Elektroniker (m/w/d)' }).first();
  await expect(job.getByText('in German')).toBeVisible();
  await expect(job.getByRole('link')).toHaveAttribute('lang', 'de');
  await expect(job.getByText('Du installierst')).toHaveAttribute('lang', 'de');
  await page.goto('/more-jobs/berlin/hammerhare/jobrill/elektroniker-mwd-23');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(page.locator('header').getByText('in German')).toBeVisible();
  await expect(page.locator('div[lang="de"]')).toContainText('Du installierst');
  await page.goto('/de/more-jobs?city=berlin&country_code=de');
  await expect(job).toBeVisible();
  await expect(job.getByText('auf Deutsch')).toHaveCount(0);
});

for (const [width, height, first] of [
  [360, 800, 420],
  [1280, 900, 480],
] as const)
  test(`at ${width} px the first job is in the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/more-jobs', '/de/more-jobs', '/tr/more-jobs', '/fr/more-jobs', '/pl/more-jobs']) {
      await page.goto(`${path}?city=berlin&country_code=de`);
      const box = await jobsOn(page).first().boundingBox();
      expect(box?.y, path).toBeLessThanOrEqual(first);
    }
  });
