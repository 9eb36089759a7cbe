import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'What or where' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('the header of every page opens a search, whose suggestions open pages', async ({ page }) => {
  for (const path of ['/berlin/swiftbite', '/companies', '/about']) {
    await page.goto(path);
    await link(page).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page).filter({ hasText: 'Top cities' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link(page)).toBeFocused();
  }
  await page.goto('/berlin/swiftbite');
  await link(page).click();
  await expect(options(page).filter({ hasText: 'See all gigs in Berlin' })).toBeVisible();
  await field(page).pressSequentially('driver');
  await expect(options(page).first()).toContainText('in Berlin');
  await field(page).fill('weekend');
  await expect(options(page).first()).toContainText('Weekend');
  await options(page).first().click();
  await expect(page).toHaveURL('/berlin?type=weekend');
  await page.goto('/about');
  await link(page).click();
  await field(page).pressSequentially('bike courier munich');
  await expect(options(page).first()).toContainText('Bike courier');
  await expect(options(page).first()).toContainText('in Munich');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/munich\/[a-z-]+$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the key / opens the search, but not while something is typed or a dialog is open', async ({ page }) => {
  await page.goto('/more-jobs?city=');
  // The code that listens loads after the page.
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  const keyword = page.getByLabel('Job title or keyword');
  await keyword.press('/');
  await expect(keyword).toHaveValue('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is typed before the field is there is in the field', async ({ page, context }) => {
  await context.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((later) => setTimeout(later, 400));
    await route.continue();
  });
  await page.goto('/about');
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('/');
    await page.keyboard.type('berl');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('in');
  await expect(field(page)).toHaveValue('berlin');
});

test.describe('a visitor who allows preferences', () => {
  test.use({ isUndecided: true });

  test('Enter opens all results, which a recent search offers again with consent', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['cookieConsent'] = JSON.stringify({ preferences: true, chosenAt: Date.now() });
    });
    await page.goto('/berlin');
    await link(page).click();
    await field(page).fill('swiftbite');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=swiftbite&near=berlin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “swiftbite”');
    await page.getByRole('link', { name: /^Gigs \(\d+\)$/ }).click();
    await expect(page).toHaveURL('/search?q=swiftbite&in=gigs&near=berlin');
    await expect(page.getByRole('link', { name: /^Bike courier Swiftbite in Berlin/ })).toBeVisible();
    await page.goto('/about');
    await link(page).click();
    await expect(options(page).first()).toContainText('swiftbite');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/search\?q=swiftbite(?:&near=[a-z-]+)?$/);
  });
});

test('without script the search is a page with a form', async ({ serverPage: page }) => {
  await page.goto('/berlin');
  await link(page).click();
  await expect(page).toHaveURL('/search');
  await field(page).fill('courier berlin');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=courier+berlin');
  await expect(
    page
      .getByRole('region', { name: 'Gigs' })
      .getByRole('link', { name: /Bike courier/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See all gigs in Berlin' }).click();
  await expect(page).toHaveURL('/berlin');
});
