import { flashesOf } from '../harness/flashes.ts';
import { expect, test } from '../harness/test.ts';

const contact = 'Please try again later or contact us at hello@citygigs.example.';
const broken = { kind: 'status', status: 500 } as const;

for (const [address, path] of [
  ['/berlin/swiftbite', /\/job-offer$/],
  ['/berlin', /\/cities\/slug\/berlin$/],
] as const) {
  test(`when the subject of ${address} does not load, an error page with status 503 is shown`, async ({
    page,
    upstream,
    guards,
  }) => {
    guards.allow(/status of 503/, 'the page did not load');
    const seen = await flashesOf(page);
    await upstream.fault({ path }, broken);
    expect((await page.goto(address))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to homepage' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => seen).toEqual([`ErrorCannot load data. Request error #500. ${contact}`]);
  });
}

test('the page of a city that fails to load has a dark background behind its white header, and no message covers the title', async ({
  page,
  upstream,
  guards,
}) => {
  guards.allow(/status of 503/, 'the page did not load');
  await upstream.fault({ path: /\/cities\/slug\/berlin$/ }, broken);
  await page.goto('/berlin');
  const title = page.getByRole('heading', { level: 1 });
  const errorBox = page.getByRole('main').getByRole('alert');
  await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await errorBox.evaluate((box) => getComputedStyle(box, '::before').backgroundColor)).toBe(
    'rgb(4, 71, 58)',
  );
  const message = page.getByText('Cannot load data.');
  await expect(message).toBeVisible();
  const [above, below] = [await message.boundingBox(), await title.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a page that fails on the server and loads in the browser has its own head, not that of the error page', async ({
  page,
  upstream,
  guards,
}) => {
  guards.allow(/status of 503/, 'the server did not load the page');
  await upstream.fault({ path: /\/job-offer$/ }, broken, 1);
  expect((await page.goto('/berlin/swiftbite'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
  await expect(page).toHaveTitle('Bike courier in Berlin | Swiftbite | Citygigs');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/berlin\/swiftbite$/);
});

test('an offer that fails during navigation keeps the header and footer and loads on retry', async ({
  page,
  upstream,
}) => {
  await page.goto('/berlin');
  await upstream.fault({ path: /\/job-offer$/ }, broken, 1);
  await page.getByRole('main').locator('a[href="/berlin/swiftbite"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
  await expect(page).toHaveURL('/berlin/swiftbite');
});

for (const [name, fault, words] of [
  ['never arrives', { kind: 'hang' }, `Request timeout. ${contact}`],
  ['is cut off', { kind: 'reset' }, `Cannot load data. Request error #502. ${contact}`],
  ['is not valid JSON', { kind: 'garbage' }, `Cannot load data. Request error #502. ${contact}`],
  [
    'breaks the contract',
    { kind: 'json', body: { items: [{}] } },
    `Cannot load data. Request error #502. ${contact}`,
  ],
] as const) {
  test(`an answer that ${name} fails only its part of the page`, async ({ page, upstream }) => {
    const seen = await flashesOf(page);
    await upstream.fault({ path: /\/reviews\/latest$/ }, fault);
    expect((await page.goto('/berlin/swiftbite'))?.status()).toBe(200);
    const reviews = page.getByRole('main').getByRole('region', { name: 'Reviews', exact: true });
    await expect(reviews).toContainText('This part didn’t load.');
    await expect(reviews).toContainText('64 ratings');
    await expect(page.getByRole('link', { name: 'Apply on the Swiftbite site' })).toBeVisible();
    await expect.poll(() => seen).toEqual([`Error${words}`]);
  });
}

test('when every call except that for the offer fails, visitors can still apply, and one message reports the errors', async ({
  page,
  product,
  upstream,
}) => {
  const seen = await flashesOf(page);
  await upstream.fault({ method: 'GET', path: /^(?!.*\/job-offer$)/ }, broken);
  expect((await page.goto('/berlin/swiftbite'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bike courier');
  await expect(page.getByText('This part didn’t load.')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'What you do' })).toContainText('Swiftbite brings meals');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => seen).toEqual([`ErrorCannot load data. Request error #500. ${contact}`]);
  await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();
  await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
});
