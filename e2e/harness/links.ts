import type { Locator, Page } from '@playwright/test';

/** The section of a page under the heading `name`. */
export const regionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Targets of the visible links within a section, without language or origin. */
export const linksIn = (part: Locator): Promise<string[]> =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The offers in a list, as the paths of their cards' titles. */
export const offersIn = (list: Locator): Promise<string[]> =>
  list
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
