import type { Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';

test('the header stays at the top of every page', { tag: ['@R1.31'] }, async ({ page }) => {
  test.slow();
  for (const path of ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect.soft(header, path).toHaveCSS('position', 'fixed');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect.soft(await page.evaluate(() => window.scrollY), path).toBeGreaterThan(0);
    await expect.soft(header, path).toBeInViewport({ ratio: 1 });
    expect.soft(await header.evaluate((element) => element.getBoundingClientRect().top), path).toBe(0);
  }
});

for (const [path, home] of firstCases(1, [
  ['/de/berlin/swiftbite', '/de'],
  ['/berlin/swiftbite', '/'],
]))
  test(`the logo on ${path} leads to ${home}`, { tag: ['@R2.133'] }, async ({ page }) => {
    await page.goto(path);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Citygigs' });
    await expect(logo).toHaveAttribute('href', home);
    await logo.click();
    await expect(page).toHaveURL(home);
  });

test(
  'on a desktop the header has tabs for gigs, companies and my desk',
  { tag: ['@R2.134'] },
  async ({ page }) => {
    await page.goto('/about');
    const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(tabs).toHaveText(['Gigs', 'Companies', 'My desk']);
    await expect(tabs.nth(0)).toHaveAttribute('href', '/');
    await tabs.nth(1).click();
    await expect(page).toHaveURL('/companies');
    await tabs.nth(2).click();
    await expect(page).toHaveURL('/my-desk/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My desk');
    // A guest is asked to log in, and may decline.
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await tabs.nth(0).click();
    await expect(page).toHaveURL('/');
  },
);

for (const [path, current] of [
  ['/berlin/swiftbite', ['Gigs']],
  ['/company/swiftbite/germany/berlin', ['Companies']],
  ['/more-jobs/berlin/hammerhare/jobrill/elektroniker-mwd-23', []],
] as const)
  test(`${current.length === 0 ? 'no tab' : current[0]} is marked on ${path}`, async ({
    serverPage: page,
  }) => {
    await page.goto(path);
    const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(tabs).toHaveCount(3);
    await expect(tabs.and(page.locator('[data-current]'))).toHaveText([...current]);
  });

test('the gigs tab leads to the gigs of the page’s city', { tag: ['@R2.134'] }, async ({ page }) => {
  await page.goto('/de/berlin/swiftbite');
  const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(tabs).toHaveText(['Jobs', 'Unternehmen', 'Mein Bereich']);
  await expect(tabs.nth(1)).toHaveAttribute('href', '/de/companies');
  await expect(tabs.nth(2)).toHaveAttribute('href', '/de/my-desk/jobs');
  await tabs.nth(0).click();
  await expect(page).toHaveURL('/de/berlin');
});

for (const [from, to, heading] of firstCases(1, [
  ['/berlin/delivery-c?type=weekend', '/de/berlin/lieferung-c?type=weekend', 'Lieferjobs in Berlin'],
  ['/berlin', '/de/berlin', 'Nebenjobs in Berlin'],
  ['/cologne', '/de/koeln', 'Teilzeit- und Nebenjobs in Köln'],
]))
  test(`the language link Deutsch on ${from} leads to ${to}`, { tag: ['@R2.136'] }, async ({ page }) => {
    await page.goto(from);
    await page.getByLabel('Language: English').click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).locator('visible=true').click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByLabel('Sprache: Deutsch')).toBeVisible();
  });

test('the button of the user menu opens it', { tag: ['@R2.137'] }, async ({ page }) => {
  await page.goto('/berlin');
  const choice = page.getByRole('group', { name: 'Appearance' });
  await expect(choice).toBeHidden();
  await page.getByRole('banner').getByLabel('Settings and account').click();
  await expect(choice).toBeVisible();
  await expect(choice.getByRole('radio')).toHaveCount(3);
});

test('a redirect page has no header while it redirects', { tag: ['@R2.138'] }, async ({ page, upstream }) => {
  await upstream.fault({ method: 'POST', path: /\/lead$/ }, { kind: 'delay', ms: 2500 });
  await page.goto('/redirect/berlin/swiftbite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taking you to Swiftbite');
  // Checks once, without retries, because the partner's page has no header either.
  const shown = await page
    .locator('#app')
    .evaluate((app) => [app.querySelector('h1')?.textContent, app.querySelector('header')]);
  expect(shown).toEqual(['Taking you to Swiftbite', null]);
});

for (const path of ['/redirect/berlin/parcelpath', '/de/redirect/berlin/parcelpath'])
  test(`${path} does not redirect and has no header`, { tag: ['@R2.138'] }, async ({ serverPage: page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

test.describe('at 1000 pixels', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('the header has no tabs, and the menu works', { tag: ['@R2.135'] }, async ({ page }) => {
    await page.goto('/berlin');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation')).toBeHidden();
    await expect(header.getByText('Companies').locator('visible=true')).toHaveCount(0);
    await header.getByLabel('Open menu').click();
    const tabs = header.getByRole('navigation').getByRole('link');
    await expect(tabs).toHaveText(['Gigs', 'Companies', 'My desk']);
    await tabs.nth(1).click();
    await expect(page).toHaveURL('/companies');
    await expect(header.getByRole('navigation')).toBeHidden();
  });
});

test(
  'a width below 768 pixels is mobile and one from 1200 pixels on a desktop',
  { tag: ['@R2.156', '@R2.157'] },
  async ({ page }) => {
    await page.goto('/berlin');
    const header = page.getByRole('banner');
    const language = header.getByLabel('Language: English').getByText('English', { exact: true });
    for (const [width, hasLanguage, hasTabs] of [
      [767, false, false],
      [768, true, false],
      [1199, true, false],
      [1200, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(language, `${width}`).toBeVisible({ visible: hasLanguage });
      await expect(header.getByRole('navigation'), `${width}`).toBeVisible({ visible: hasTabs });
      await expect(header.getByLabel('Open menu'), `${width}`).toBeVisible({ visible: !hasTabs });
    }
  },
);

const logoColour = (page: Page): Promise<string> =>
  page
    .getByRole('banner')
    .getByText('Citygigs', { exact: true })
    .evaluate((name) => getComputedStyle(name).color);
const dark = 'rgb(9, 15, 19)';
const white = 'rgb(255, 255, 255)';

for (const colorScheme of firstCases(1, ['light', 'dark']))
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test(
      'the logo on home and city pages is dark until they are scrolled by 30 pixels, then white',
      { tag: ['@R2.139'] },
      async ({ page }) => {
        test.slow();
        for (const path of ['/', '/berlin', '/berlin/page-2']) {
          await page.goto(path);
          await expect.poll(() => logoColour(page), path).toBe(dark);
          await page.evaluate(() => window.scrollTo(0, 30));
          await page.evaluate(() => new Promise(requestAnimationFrame));
          expect(await logoColour(page), path).toBe(dark);
          await page.evaluate(() => window.scrollTo(0, 31));
          await expect.poll(() => logoColour(page), path).toBe(white);
          await page.evaluate(() => window.scrollTo(0, 0));
          await expect.poll(() => logoColour(page), path).toBe(dark);
        }
      },
    );

    test('the logo on /terms does not change its colour', { tag: ['@R2.139'] }, async ({ page }) => {
      await page.goto('/terms');
      const before = await logoColour(page);
      await page.evaluate(async () => {
        const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
        window.scrollTo(0, 200);
        await scrolled;
        await new Promise(requestAnimationFrame);
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      });
      expect(await logoColour(page)).toBe(before);
    });
  });

const menu = (page: Page) => page.getByRole('banner').getByLabel('Settings and account');
const menuPanel = (page: Page) => page.getByRole('group', { name: 'Appearance' });

test('a second click on its button closes the user menu', { tag: ['@R2.154'] }, async ({ page }) => {
  await page.goto('/berlin');
  await menu(page).click();
  await expect(menuPanel(page)).toBeVisible();
  await menu(page).click();
  await expect(menuPanel(page)).toBeHidden();
});

test(
  'a click on the page or Escape closes the user menu, and Escape returns the focus',
  { tag: ['@R2.155'] },
  async ({ page }) => {
    await page.goto('/berlin');
    await menu(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menuPanel(page)).toBeHidden();
    await menu(page).click();
    await expect(menuPanel(page)).toBeVisible();
    // A click here does not move the focus.
    await page.getByRole('banner').click({ position: { x: 4, y: 4 } });
    await expect(menuPanel(page)).toBeHidden();
    await menu(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menuPanel(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  },
);
