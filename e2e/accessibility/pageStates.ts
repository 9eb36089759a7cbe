import { expect, type Page } from '@playwright/test';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { firstCases } from '../config/firstCases.ts';
import { everyRoute } from './everyRoute.ts';

/** A page in one state, such as with an open modal. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Set if the state exists at one width only. */
  readonly width?: 360 | 1280;
  /** Brings the loaded page into the state. */
  readonly open?: (page: Page) => Promise<void>;
  /** Set if another state shows the same parts; then it is only checked with `npm run test:full`. */
  readonly isVariation?: true;
  /** Set if the page has no script, so that there is no hydration to wait for. */
  readonly isScriptless?: boolean;
}

const dialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Clicks the element and waits for the dialog that it opens. */
const dialogOf =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).click();
    await dialog(page);
  };

const filters = dialogOf('main button.mantine-Button-root[aria-haspopup="dialog"]');
const directApply = dialogOf('main button[data-block]:visible >> nth=0');

/** In a card the button that saves the gig is round. */
const compareButton = 'main article button[aria-pressed]:first-child';

/** Pages with the same parts as another one. */
const variedRoutes = new Set([
  '/berlin/delivery-c',
  '/company/swiftbite/germany',
  '/company/swiftbite/germany/berlin',
  '/terms',
  // Guests are asked to log in, as on /profile/user/edit.
  '/profile/user',
  '/profile/employers',
]);

/** Elements are found by role and position, because their texts differ by language. */
const everyState: readonly PageState[] = [
  ...everyRoute.map((path) => ({
    name: path,
    path,
    ...(variedRoutes.has(path) && { isVariation: true as const }),
  })),
  {
    name: 'the list of the search',
    path: '/',
    open: async (page) => {
      await page.getByRole('combobox').fill('Berl');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'requestCityConfirm',
    path: '/',
    open: async (page) => {
      await page.getByRole('combobox').fill('Qwxzy');
      await page.getByRole('option').click();
      await dialog(page);
    },
  },
  {
    name: 'filtersModal',
    path: '/berlin',
    width: 360,
    open: filters,
  },
  {
    name: 'the categories of the filter',
    isVariation: true,
    path: '/berlin?categories=delivery',
    width: 1280,
    open: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'DirectApply',
    isVariation: true,
    path: '/berlin/nestkin',
    open: directApply,
  },
  {
    name: 'DirectApply with its errors',
    path: '/berlin/nestkin',
    open: async (page) => {
      await directApply(page);
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  ...firstCases(1, ['customerAvailability', 'signup-length-offer']).map((name, at) => ({
    name,
    path: '/berlin/glowclean',
    open: dialogOf(`main button[aria-haspopup="dialog"][aria-labelledby] >> nth=${1 - at}`),
  })),
  {
    name: 'the form for what one earns',
    path: '/berlin/glowclean',
    open: async (page) => {
      await page.locator('main button[aria-expanded][aria-labelledby]').first().click();
      await page.locator('main form:not([method]) button[type="submit"]').click();
      await expect(page.locator('main form:not([method]) [aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'the bar of chosen offers',
    isVariation: true,
    path: '/berlin',
    open: async (page) => {
      for (const index of [0, 1]) await page.locator(compareButton).nth(index).click();
      await expect(page.locator('a[href*="/compare?offers="]')).toBeVisible();
    },
  },
  {
    name: 'the chosen offers on a phone',
    path: '/berlin',
    width: 360,
    open: async (page) => {
      await page.locator(compareButton).first().click();
      await page.locator('button[aria-controls="compare-chosen"]').click();
      await expect(page.locator('#compare-chosen')).toBeVisible();
    },
  },
  {
    name: 'UnverifiedApply',
    isVariation: true,
    path: '/berlin/lumen-labs',
    open: dialogOf('main a[href*="/redirect/berlin/lumen-labs"]:visible >> nth=0'),
  },
  {
    name: 'reviewDetails',
    isVariation: true,
    path: '/berlin/swiftbite?reviews=2',
    open: dialogOf('main article button[aria-haspopup="dialog"] >> nth=0'),
  },
  {
    name: 'offer-tile-reviews',
    path: '/berlin',
    open: async (page) => {
      await page.locator('main a[href$="#reviews"]').first().click();
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'the categories of the companies',
    isVariation: true,
    path: '/companies',
    width: 1280,
    open: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'partnerIndexFiltersModal',
    isVariation: true,
    path: '/companies?category=delivery',
    width: 360,
    open: filters,
  },
  { name: 'the 400 page', path: '/%E0%A4%A', isScriptless: true },
  { name: 'a company without ratings', path: '/company/zwawy-kurier/germany/berlin', isVariation: true },
  {
    name: 'the mobile menu',
    path: '/berlin',
    width: 360,
    open: (page) => page.locator('header summary:visible').last().click(),
  },
  {
    name: 'the language selector',
    isVariation: true,
    path: '/about',
    width: 1280,
    open: (page) => page.locator('header summary:visible').first().click(),
  },
  {
    name: 'the user menu',
    path: '/about',
    open: async (page) => {
      await page.locator('header summary:visible').nth(1).click();
      await expect(page.locator('header details[open]')).toBeVisible();
    },
  },
];

/** Everything that axe checks. */
export const pageStates: readonly PageState[] = everyState.filter(
  ({ isVariation }) => isWholeMatrix || !isVariation,
);
