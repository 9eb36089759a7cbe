import type { Page } from '@playwright/test';
import { noticeOf } from '../consent/notice.ts';
import { expect, test } from '../harness/test.ts';

/** Opens a page without loading its scripts, so that clicks and input happen before hydration. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  return () => page.unroute(scripts);
};

test('a click on Apply before hydration takes effect', async ({ page, product }) => {
  const release = await openWithoutScripts(page, '/berlin/swiftbite');
  await release();
  await page.getByRole('link', { name: 'Apply on the Swiftbite site' }).click();
  await page.waitForURL(`${product.services}/partner-site/swiftbite?lead=**`);
});

test('a search before hydration takes effect', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('combobox').fill('Potsdam');
  await release();
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/potsdam');
});

test('a click on a link of the header before hydration takes effect', async ({ page }) => {
  const release = await openWithoutScripts(page, '/berlin');
  await release();
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).first().click();
  await expect(page).toHaveURL('/companies');
});

test.describe('of a visitor who has not chosen about cookies', () => {
  test.use({ isUndecided: true });

  test('the notice is there before hydration, and an answer takes effect', async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/berlin', { waitUntil: 'commit' });
    await noticeOf(page).getByRole('button', { name: 'Reject' }).click();
    await expect(noticeOf(page)).toBeVisible();
    release();
    await expect(noticeOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toContain('"analytics":false');
  });

  test('the notice is not shown before hydration to a visitor who has chosen', async ({ page }) => {
    await page.goto('/berlin');
    await noticeOf(page).getByRole('button', { name: 'Reject' }).click();
    await expect(noticeOf(page)).toHaveCount(0);
    const release = await openWithoutScripts(page, '/companies');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-notice]')).toBeHidden();
    await release();
  });

  test('a choice that is too old is asked for again', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"essential":true,"chosenAt":1}'));
    await page.goto('/berlin');
    await expect(noticeOf(page)).toBeVisible();
  });
});
