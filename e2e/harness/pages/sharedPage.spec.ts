import { expect, test } from '../test.ts';

// The second test finds what the first one left in the page that both share.
test.describe.configure({ mode: 'serial' });

test('a journey stores data in the shared page and changes its window', async ({ sharedPage }) => {
  await sharedPage.goto('/about');
  await sharedPage.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    document.cookie = 'left=behind';
  });
  await sharedPage.setViewportSize({ width: 320, height: 300 });
  await sharedPage.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' });
});

test('the next journey finds the shared page empty and with its usual window', async ({ sharedPage }) => {
  await sharedPage.goto('/robots.txt');
  const left = () =>
    sharedPage.evaluate(() => ({
      stored: localStorage.length + sessionStorage.length,
      cookie: document.cookie,
      width: innerWidth,
      media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', 'print'].filter(
        (query) => matchMedia(query).matches,
      ),
    }));
  // The refused cookies are stored.
  expect(await left()).toEqual({ stored: 1, cookie: '', width: 1280, media: [] });
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
