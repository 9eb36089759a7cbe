import type { Locator, Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';

interface Opener {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** The element that opens the panel. */
  readonly opener: (page: Page) => Locator;
}

/** Every dialog that a visitor without an account can open from a button or link. */
const dialogs: readonly Opener[] = firstCases(1, [
  {
    name: 'reviewDetails',
    path: '/berlin/swiftbite?reviews=2',
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Read full review' }).first(),
  },
  {
    name: 'offer-tile-reviews',
    path: '/berlin',
    opener: (page) => page.locator('main a[href$="#reviews"]').first(),
  },
  {
    name: 'DirectApply',
    path: '/berlin/nestkin',
    opener: (page) => page.getByRole('button', { name: 'Apply now' }).first(),
  },
  {
    name: 'UnverifiedApply',
    path: '/berlin/lumen-labs',
    opener: (page) => page.locator('main a[href*="/redirect/berlin/lumen-labs"]:visible').first(),
  },
  {
    name: 'filtersModal',
    path: '/berlin',
    width: 360,
    opener: (page) => page.getByRole('button', { name: 'Filter', exact: true }),
  },
  {
    name: 'partnerIndexFiltersModal',
    path: '/companies',
    width: 360,
    opener: (page) => page.locator('main button.mantine-Button-root[aria-haspopup="dialog"]'),
  },
]);

/** Every menu and list that drops down, except those of the search and the language selector. */
const panels: readonly Opener[] = firstCases(1, [
  { name: 'the user menu', path: '/berlin', opener: (page) => page.getByLabel('Settings and account') },
  {
    name: 'the language list',
    path: '/berlin',
    opener: (page) => page.getByRole('banner').getByLabel('Language: English'),
  },
  {
    name: 'the mobile menu',
    path: '/berlin',
    width: 360,
    opener: (page) => page.getByRole('banner').getByLabel('Open menu'),
  },
  {
    name: 'the categories of a city',
    path: '/berlin',
    opener: (page) => page.locator('main summary').first(),
  },
  {
    name: 'the categories of the companies',
    path: '/companies',
    opener: (page) => page.locator('main summary').first(),
  },
]);

for (const { name, path, width = 1280, opener } of dialogs)
  test.describe(`${name} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`${name} opens with Enter, traps the focus, and returns it on Escape`, async ({ page }) => {
      await page.goto(path);
      const button = opener(page);
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isInside).toBe(true);
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        expect(await isInside(), key).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });

test('requestCityConfirm opens from the search with the keyboard, and returns the focus on Escape', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'What or where' });
  await search.focus();
  await page.keyboard.type('Qwxzy');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Qwxzy');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(search).toBeFocused();
});

for (const { name, path, width = 1280, opener } of panels)
  test.describe(`${name} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`${name} opens with Enter, is navigated with the arrow keys, and closes with Escape and Tab`, async ({
      page,
    }) => {
      await page.goto(path);
      const button = opener(page);
      const panel = page.locator('details[open] > :not(summary)');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      const inPanel = page.locator('details[open] :focus:not(summary)');
      await page.keyboard.press('ArrowDown');
      await expect(inPanel).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await expect(inPanel).toHaveCount(1);
      for (let stop = 0; stop < 40 && (await panel.count()) > 0; stop += 1) await page.keyboard.press('Tab');
      await expect(panel).toHaveCount(0);
    });
  });
