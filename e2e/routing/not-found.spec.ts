import { expect, test } from '../harness/test.ts';

test.beforeEach(({ guards }) => guards.allow(/status of 404/, 'the page does not exist'));

test(
  'an address that does not exist shows the not-found page with status 404',
  { tag: ['@R2.04', '@R2.15', '@R8.18'] },
  async ({ serverPage: page }) => {
    test.slow();
    for (const path of ['/a/b/c/d/e/f/g', '/de/a/b/c/d/e/f/g', '/x/y/z/q/w', '/404']) {
      expect.soft((await page.goto(path))?.status(), path).toBe(404);
      await expect.soft(page).toHaveURL(path);
      await expect
        .soft(page.getByRole('heading', { level: 1 }), path)
        .toHaveText(path.startsWith('/de') ? 'Seite nicht gefunden' : 'Page not found');
      await expect.soft(page.getByRole('banner'), path).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
      await expect.soft(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    }
  },
);

test('the not-found page has a graphic of a 404', { tag: ['@R2.05'] }, async ({ page }) => {
  await page.goto('/404');
  const graphic = page.getByRole('img', { name: '404' });
  await expect(graphic).toBeVisible();
  const box = await graphic.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  await expect(graphic.locator('text').filter({ hasText: '4' })).toHaveCount(2);
});

for (const [path, button, home, heading] of [
  ['/404', 'Go to homepage', '/', 'Find gig work in your city'],
  ['/de/404', 'Zur Startseite', '/de', 'Finde App-Jobs in deiner Stadt'],
] as const)
  test(`the button of ${path} leads to ${home}`, { tag: ['@R2.06'] }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

test(
  'a broken link shows the not-found page without loading a new document',
  { tag: ['@R2.04'] },
  async ({ page, upstream }) => {
    await page.goto('/about');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await upstream.fault({ path: /\/cities\/slug\/berlin$/ }, { kind: 'status', status: 404 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Berlin', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
  },
);
