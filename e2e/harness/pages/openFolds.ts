import type { Page } from '@playwright/test';

/** Opens all that is folded in the content of a page. */
export const openFolds = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
