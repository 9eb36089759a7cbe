import type { Page } from '@playwright/test';
import type { ProxyControl } from '../harness/control.ts';
import { regionOf } from '../harness/links.ts';
import { expect, test } from '../harness/test.ts';

const countries = (page: Page) => regionOf(page, 'Countries where Swiftbite is active');
const cities = (page: Page) => page.getByRole('region', { name: /^Germany: \d+ cities$/ });

const partnerCalls = (upstream: ProxyControl) => upstream.calls({ path: /\/partners\/slug\/swiftbite$/ });
/** The campaigns with which offers of the partner were requested. */
const campaigns = async (upstream: ProxyControl) =>
  (await upstream.calls({ path: /\/job_offers$/, query: 'partner_slug' })).map(
    ({ query }) => query['utm_source'],
  );
const cityCalls = (upstream: ProxyControl) => upstream.calls({ path: /\/cities$/, query: 'partner_id' });

test(
  'the partner’s cities are loaded once, and only on a country page',
  { tag: ['@R2.43'] },
  async ({ page, upstream }) => {
    await page.goto('/company/swiftbite');
    expect(await cityCalls(upstream)).toEqual([]);
    expect(await campaigns(upstream)).toEqual([undefined]);
    await upstream.clear();
    await page.goto('/company/swiftbite/germany');
    await expect(cities(page).getByRole('link', { name: 'Munich', exact: true })).toHaveAttribute(
      'href',
      '/company/swiftbite/germany/munich',
    );
    const calls = await cityCalls(upstream);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query).toMatchObject({ country_code: 'de', partner_id: '1' });
    expect(await partnerCalls(upstream)).toHaveLength(1);
  },
);

test(
  'navigating to a country and a city requests neither the partner nor its cities again, and offers with the campaign of the visit',
  { tag: ['@R2.43', '@R4.64', '@R7.71'] },
  async ({ page, upstream }) => {
    await page.goto('/company/swiftbite?utm_source=Spring');
    expect(await partnerCalls(upstream)).toHaveLength(1);
    expect(await campaigns(upstream)).toEqual(['Spring']);
    await countries(page).getByRole('link', { name: 'Germany' }).click();
    await expect(page).toHaveURL('/company/swiftbite/germany');
    await cities(page).getByRole('link', { name: 'Berlin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – Berlin, Germany');
    await page.getByRole('main').getByRole('link', { name: 'All cities: Germany' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – Germany');
    expect(await partnerCalls(upstream)).toHaveLength(1);
    expect(await cityCalls(upstream)).toHaveLength(1);
    expect(await campaigns(upstream)).toEqual(['Spring', 'Spring']);
  },
);

test(
  'another partner is requested, and returning to the first one requests nothing',
  { tag: ['@R4.64'] },
  async ({ page, upstream }) => {
    await page.goto('/company/swiftbite');
    await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
    await page.getByRole('link', { name: 'Breadbeam', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breadbeam');
    expect(await upstream.calls({ path: /\/partners\/slug\/breadbeam$/ })).toHaveLength(1);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite');
    expect(await partnerCalls(upstream)).toHaveLength(1);
  },
);

test(
  'the page shows that the cities are loading, and re-entering the route requests them only once',
  { tag: ['@R4.65', '@R3.79'] },
  async ({ page, upstream }) => {
    await page.goto('/company/swiftbite');
    // Slow before the first answer, from which the patience of the browser counts.
    await upstream.fault({ path: /\/partners$/, query: 'ids' }, { kind: 'delay', ms: 1400 });
    await upstream.fault({ path: /\/cities$/, query: 'partner_id' }, { kind: 'delay', ms: 400 });
    const main = page.getByRole('main');
    await countries(page).getByRole('link', { name: 'Germany' }).click();
    await expect(main.getByText('Loading')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite');
    await page.goForward();
    await expect(main.getByText('Loading')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – Germany');
    await expect(cities(page).getByRole('link', { name: 'Munich', exact: true })).toBeVisible();
    expect(await cityCalls(upstream)).toHaveLength(1);
  },
);

test('cities that arrive late are shown without user action', async ({ page, upstream }) => {
  await page.goto('/company/swiftbite');
  await upstream.fault({ path: /\/cities$/, query: 'partner_id' }, { kind: 'delay', ms: 3000 }, 1);
  await countries(page).getByRole('link', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swiftbite – Germany');
  await expect(cities(page).getByRole('link', { name: 'Munich', exact: true })).toBeVisible();
});

test('after the first load the browser requests no data that came with the page', async ({ page }) => {
  const requestBodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) requestBodies.push(request.postData() ?? '');
  });
  await page.goto('/company/swiftbite/germany/berlin');
  await page.waitForLoadState('networkidle');
  expect(requestBodies.filter((body) => /partner/i.test(body))).toEqual([]);
});
