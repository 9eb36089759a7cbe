import type { Page } from '@playwright/test';
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
