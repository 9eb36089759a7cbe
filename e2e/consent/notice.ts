import type { Locator, Page } from '@playwright/test';

/** The cookie notice of a page in English. */
export const noticeOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your choice about cookies' });
