import type { Locator, Page } from '@playwright/test';

/** The part of a page under the heading of that name. */
export const regionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Where the visible links within a part of a page lead, without language or origin. */
export const linksIn = (part: Locator): Promise<string[]> =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The offers that a list shows, as the paths of their cards' titles. */
export const offersIn = (list: Locator): Promise<string[]> =>
  list
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
