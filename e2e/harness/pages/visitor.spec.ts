import { expect, test } from '../test.ts';

// The second test finds what the first one left in the page that both use.
test.describe.configure({ mode: 'serial' });

test('a journey leaves things behind in the page and its context', async ({
  page,
  context,
  product,
  guards,
}) => {
  guards.allow(/ERR_INTERNET_DISCONNECTED/, 'the browser is offline at the end');
  const store = () =>
    page.evaluate(() => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      document.cookie = 'left=behind';
      window.name = 'left behind';
    });
  await page.addInitScript(() => Object.assign(window, { left: 'behind' }));
  await page.exposeFunction('leftBehind', () => undefined);
  page.on('framenavigated', () =>
    page.evaluate(() => (document.title = 'left behind')).catch(() => undefined),
  );
  await page.goto(`${product.services}/docs`, { waitUntil: 'commit' });
  await store();
  await page.goto('/about');
  await store();
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'left behind' }));
  await context.route('**/manifest.webmanifest', (route) => route.abort());
  await context.grantPermissions(['geolocation']);
  await page.setViewportSize({ width: 320, height: 300 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' });
  await context.newPage();
  await context.setOffline(true);
});

test('the next journey finds them like those of a new visitor', async ({ page, context, product }) => {
  expect(context.pages()).toHaveLength(1);
  await page.goto(`${product.services}/docs`, { waitUntil: 'commit' });
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  await page.goto('/robots.txt');
  await expect(page.locator('body')).not.toHaveText('left behind');
  const left = await page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    cookie: document.cookie,
    name: window.name,
    title: document.title,
    scripts: ['left', 'leftBehind'].filter((name) => name in window),
    isAllowed: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
    width: innerWidth,
    media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print'].filter(
      (query) => matchMedia(query).matches,
    ),
  }));
  expect(left).toEqual({
    // The refused cookies.
    stored: 1,
    cookie: '',
    name: '',
    title: '',
    scripts: [],
    isAllowed: false,
    width: 1280,
    media: [],
  });
});

test('a journey that has set the clock leaves it to no other', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(1970);
});

test('a journey has the time of day', async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(1970);
});

test('the server page runs no script', async ({ serverPage }) => {
  await serverPage.goto('/about');
  const heading = serverPage.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const isHydrated = await heading.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
  expect(isHydrated).toBe(false);
});
