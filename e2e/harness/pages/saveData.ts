import type { BrowserContext, Disposable } from '@playwright/test';

/** To be run in a page: makes the visitor ask for little data. */
export const askForLittleData = (): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
};

/** Makes the visitor ask for little data, so that the site preloads no page: journeys count the calls of the pages they open. */
export const saveData = (context: BrowserContext): Promise<Disposable> =>
  context.addInitScript(askForLittleData);
