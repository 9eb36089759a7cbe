import type { Page } from '@playwright/test';
import { runningProduct } from '../config/environment.ts';
import { firstCases } from '../config/firstCases.ts';
import { expect, test as base } from '../harness/test.ts';
import { type Stack, startStack, type Stop } from '../harness/stack.ts';

// Uses the product's own time-outs: a call that hangs is abandoned after 45 s, longer than any of these journeys.
const test = base.extend<{ stack: Stack }, { ownStack: Stack }>({
  ownStack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; there are none
    async ({}, use, { parallelIndex }) => {
      const { services, identity } = runningProduct();
      const stops: Stop[] = [];
      await use(await startStack({ name: `patience-${parallelIndex}`, services, identity }, stops));
      for (const stop of stops.toReversed()) await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  stack: async ({ ownStack }, use) => {
    ownStack.proxy.reset();
    await use(ownStack);
    ownStack.proxy.reset();
  },
  baseURL: async ({ stack }, use) => use(stack.web),
  product: async ({ product, stack }, use) => use({ ...product, web: stack.web, gateway: stack.gateway }),
});

// One worker runs all journeys, so that the product is started once.
test.describe.configure({ mode: 'default' });

const hang = ({ proxy }: Stack, path: RegExp) =>
  proxy.addFault({
    method: 'GET',
    path: path.source,
    flags: path.flags,
    times: null,
    fault: { kind: 'hang' },
  });

const main = (page: Page) => page.getByRole('main');

for (const [address, path, heading] of firstCases(3, [
  ['/', /\/cities\/top$/, 'Top cities'],
  ['/berlin', /\/posts$/, 'From our blog'],
  ['/berlin/swiftbite', /\/reviews\/latest$/, 'Reviews'],
  ['/', /\/reviews\/latest$/, 'What people say about their gigs'],
  ['/berlin', /\/reviews\/latest$/, 'Latest reviews'],
  ['/berlin/swiftbite', /\/posts\/job_offer$/, 'Good to know'],
])) {
  test(
    `${address} is shown while ${path.source} hangs, and its part shows that it is loading`,
    { tag: '@R2.71' },
    async ({ page, stack }) => {
      hang(stack, path);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-store');
      const part = main(page).getByRole('region', { name: heading, exact: true });
      await expect(part.locator('[aria-busy=true]')).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      // The browser requests the part again, and that call hangs for longer than this test waits.
      const callCount = () => stack.proxy.calls().filter((call) => path.test(call.path)).length;
      await expect.poll(callCount).toBeGreaterThan(1);
      await expect(page.getByText('This part didn’t load.')).toHaveCount(0);
    },
  );
}

test('a page whose subject hangs shows a placeholder at once', { tag: '@R2.71' }, async ({ page, stack }) => {
  hang(stack, /\/cities\/slug\/berlin$/);
  const response = await page.goto('/berlin', { waitUntil: 'commit' });
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'The page is loading' })).toBeVisible();
  await expect(page).toHaveTitle('Loading | Citygigs');
});

test('late data are shown once the browser has loaded them', async ({ page, stack }) => {
  const { proxy } = stack;
  proxy.addFault({
    method: 'GET',
    path: '/reviews/latest$',
    flags: '',
    times: 1,
    fault: { kind: 'hang' },
  });
  await page.goto('/berlin');
  const part = main(page).getByRole('region', { name: 'Latest reviews', exact: true });
  await expect(part.getByRole('article')).toHaveCount(3);
});

test('a part that fails on the second request shows an error and can be retried', async ({
  page,
  stack,
  guards,
}) => {
  guards.allow(/status of 5\d\d/, 'the reviews do not load');
  const rule = { method: 'GET', path: '/reviews/latest$', flags: '' };
  stack.proxy.addFault({ ...rule, times: 1, fault: { kind: 'hang' } });
  stack.proxy.addFault({ ...rule, times: 1, fault: { kind: 'status', status: 500 } });
  await page.goto('/berlin');
  const part = main(page).getByRole('region', { name: 'Latest reviews', exact: true });
  await expect(part).toContainText('This part didn’t load.');
  await part.getByRole('link', { name: 'Try again' }).click();
  await expect(part.getByRole('article')).toHaveCount(3);
});

test('a city that does not exist is not found even when part of the shell hangs', async ({
  stack,
  page,
  guards,
}) => {
  guards.allow(/status of 404/, 'the page does not exist');
  hang(stack, /\/redirect-links$/);
  await page.goto('/atlantisxyz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a bot gets the page without the part that hangs', async ({ stack, request }) => {
  hang(stack, /\/reviews\/latest$/);
  const answer = await request.get(`${stack.web}/berlin`, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Side jobs in Berlin</h1>');
});

test(
  'the redirect page shows that it is loading and sends no lead until the offer is loaded',
  { tag: '@R2.124' },
  async ({ page, stack, product }) => {
    const { proxy } = stack;
    const offer = { method: 'GET', path: '/job-offer$', flags: '' };
    proxy.addFault({ ...offer, times: 1, fault: { kind: 'hang' } });
    proxy.addFault({ ...offer, times: 1, fault: { kind: 'delay', ms: 1500 } });
    const leads = () => proxy.calls().filter(({ path }) => path.endsWith('/lead'));
    await page.goto('/redirect/berlin/swiftbite', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preparing your application');
    expect(leads()).toEqual([]);
    await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
    expect(leads()).toHaveLength(1);
  },
);
