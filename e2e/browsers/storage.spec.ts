import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { pressAll } from './pressAll.ts';

test.use({ isUndecided: true, allowsAnalytics: true });

/** Lets nothing be stored: the storage is full, or the browser refuses it altogether. */
const breakStorage = (page: Page, kind: string) =>
  page.addInitScript((isBlocked) => {
    const refuse = (name: string) => {
      throw new DOMException('Refused by this test.', name);
    };
    if (isBlocked)
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: () => refuse('SecurityError') });
    else Storage.prototype.setItem = () => refuse('QuotaExceededError');
  }, kind === 'blocked');

for (const kind of ['full', 'blocked'])
  for (const path of ['/berlin', '/berlin/nestkin', '/my-desk/saved'])
    test(`every button of ${path} works while the storage of the browser is ${kind}`, async ({
      page,
      guards,
    }) => {
      test.slow();
      guards.allow(/status of 4/, 'Forms are sent empty.');
      await breakStorage(page, kind);
      expect(await pressAll(page, async () => void (await page.goto(path)))).toBeGreaterThan(3);
      await expect(page.getByText(/didn’t load/)).toHaveCount(0);
    });
