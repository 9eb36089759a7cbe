import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element is focused; fails after the last tab stop of the page. */
export const tabTo = async (page: Page, what: Locator): Promise<void> => {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(what).toBeFocused();
};
