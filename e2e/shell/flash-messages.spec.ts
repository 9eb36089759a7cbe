import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const messages = (page: Page, region = 'Messages') =>
  page.getByRole('region', { name: region }).getByRole('alert');

for (const [path, call] of [
  ['/', /\/reviews\/latest/],
  ['/berlin', /\/job_offers\/?$/],
  ['/berlin/delivery-c', /\/reviews\/latest/],
  ['/berlin/swiftbite', /\/job-offers\/promoted\//],
] as const)
  test(
    `one failed load of ${path} shows one message over the page, which can be closed`,
    { tag: ['@R1.33', '@R8.09'] },
    async ({ page, upstream }) => {
      await upstream.fault({ path: call }, { kind: 'status', status: 500 });
      await page.goto(path);
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toContainText(
        'Cannot load data. Request error #500. Please try again later or contact us at hello@citygigs.example.',
      );
      await expect(messages(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await messages(page).getByRole('button', { name: 'Close' }).click();
      await expect(messages(page)).toHaveCount(0);
    },
  );

test(
  'two requests that fail with the same error show one message',
  { tag: ['@R8.09'] },
  async ({ page, upstream }) => {
    await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'status', status: 500 });
    await upstream.fault({ path: /\/job_offers\/?$/ }, { kind: 'status', status: 500 });
    await page.goto('/berlin');
    await expect(messages(page)).toHaveCount(1);
    const failed = (await upstream.calls()).filter(({ status }) => status === 500);
    expect(failed.length).toBeGreaterThan(1);
  },
);

test(
  'a load that fails during navigation shows one message on the new page',
  { tag: ['@R8.09'] },
  async ({ page, upstream }) => {
    await page.goto('/about');
    await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'status', status: 503 });
    await page.getByRole('banner').getByRole('link', { name: 'Citygigs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find gig work in your city');
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText('Cannot load data. Request error #503.');
  },
);

test('an answer that is none of the gateway is our fault, and no answer is the network’s', async ({
  page,
  context,
  guards,
}) => {
  guards.allow(/status of 502|ERR_INTERNET_DISCONNECTED/, 'the answers of the test');
  await page.goto('/about');
  await context.route('**/graphql*', (route) => route.fulfill({ status: 502, body: '<p>Bad gateway</p>' }));
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(messages(page)).toContainText('Something went wrong on our side.');
  await context.unroute('**/graphql*');
  await page.goto('/about');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(messages(page)).toContainText('You seem to be offline.');
  await context.setOffline(false);
});

const timeouts = [
  ['/', 'Messages', 'Request timeout. Please try again later or contact us at hello@citygigs.example.'],
  [
    '/de',
    'Meldungen',
    'Das hat zu lange gedauert. Bitte versuche es später noch einmal oder schreib uns an hello@citygigs.example.',
  ],
] as const;

for (const [path, region, text] of timeouts)
  test(
    `when a service does not answer in time, ${path} shows: ${text}`,
    { tag: ['@R8.01', '@R8.10'] },
    async ({ page, upstream }) => {
      await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'hang' });
      await page.goto(path);
      await expect(messages(page, region)).toHaveCount(1);
      await expect(messages(page, region).getByText(text, { exact: true })).toBeVisible();
    },
  );

for (const [path, region, text] of [
  [
    '/',
    'Messages',
    'Cannot load data. Request error #500. Please try again later or contact us at hello@citygigs.example.',
  ],
  [
    '/de',
    'Meldungen',
    'Die Daten konnten nicht geladen werden. Fehler 500. Bitte versuche es später noch einmal oder schreib uns an hello@citygigs.example.',
  ],
] as const)
  test(`when a call fails, ${path} shows: ${text}`, { tag: ['@R8.10'] }, async ({ page, upstream }) => {
    await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'status', status: 500 });
    await page.goto(path);
    await expect(messages(page, region).getByText(text, { exact: true })).toBeVisible();
  });

test(
  'a failed action shows one message in the same place',
  { tag: ['@R1.33', '@R8.09'] },
  async ({ page, upstream }) => {
    await upstream.fault(
      { method: 'POST', path: /\/cities\/proposition\/?$/ },
      { kind: 'status', status: 500 },
    );
    await page.goto('/');
    await page.getByRole('combobox', { name: 'What or where' }).fill('Qwxyzville');
    await page.getByRole('option', { name: 'Ask us to launch in Qwxyzville' }).click();
    await expect(messages(page)).toContainText('contact us at hello@citygigs.example.');
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'success, info and error messages each have their own title, text, role and style',
  { tag: ['@R2.153', '@R3.93'] },
  async ({ page, context, upstream }) => {
    await context.grantPermissions(['clipboard-write']);
    const region = page.getByRole('region', { name: 'Messages' });
    const borders = new Set<string>();
    const expectMessage = async (role: 'status' | 'alert', title: string, text: string) => {
      const message = region.getByRole(role);
      await expect(message).toHaveCount(1);
      await expect(message).toContainText(title);
      await expect(message).toContainText(text);
      borders.add(await message.evaluate((card) => getComputedStyle(card).borderLeftColor));
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(message).toHaveCount(0);
    };

    await page.goto('/compare?offers=berlin/swiftbite,berlin/nestkin');
    await page.getByRole('button', { name: 'Share' }).click();
    await expectMessage('status', 'Done', 'Link copied.');

    await page.goto('/berlin');
    for (const name of ['Swiftbite', 'Nestkin'])
      await page
        .getByRole('button', { name: new RegExp(`^Compare ${name} in Berlin$`) })
        .first()
        .click();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expectMessage('status', 'Note', 'Undo');

    await upstream.fault({ path: /\/reviews\/latest/ }, { kind: 'status', status: 500 });
    await page.goto('/');
    await expectMessage('alert', 'Error', 'Cannot load data. Request error #500.');
    expect(borders.size).toBe(3);
  },
);
