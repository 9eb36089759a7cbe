import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { waitForHydration } from '../hydration.ts';
import { undoable } from './undoable.ts';

/** The options that a context keeps; those of a window and its media are set for each test. */
export type LastingOptions = Required<
  Pick<BrowserContextOptions, 'baseURL' | 'javaScriptEnabled' | 'locale' | 'timezoneId' | 'userAgent'>
>;

/** A context with one page, which the tests of a worker use one after the other. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whether the next test can use it. */
  readonly canReturn: () => boolean;
  /** Makes it like a new visitor's: nothing stored, no history, no routes, no scripts or listeners of the last test. */
  readonly leave: () => Promise<void>;
}

/** The events of a page that tests listen to; Playwright itself listens to its end. */
const events = ['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup', 'request'].concat([
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
]);

const emptyContext = async (context: BrowserContext, page: Page): Promise<void> => {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ]);
};

const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';

const emptyPage = async (page: Page, session: CDPSession, origins: readonly string[]): Promise<void> => {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  await page.mouse.move(0, 0);
  // A file of the site, unlike a blank page, keeps the process of the browser and with it the compiled scripts.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  await session.send('Page.resetNavigationHistory');
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
};

/** @param origins where pages of the product store something */
export const openVisitor = async (
  browser: Browser,
  options: LastingOptions,
  origins: readonly string[],
): Promise<Visitor> => {
  const context = await browser.newContext(options);
  // Also the pages that a test opens itself.
  if (options.javaScriptEnabled) context.on('page', waitForHydration);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const undo = undoable(page);
  let hasOtherClock = false;
  const { clock } = context;
  const install = clock.install.bind(clock);
  // Playwright cannot uninstall it.
  clock.install = (time) => {
    hasOtherClock = true;
    return install(time);
  };
  return {
    context,
    page,
    canReturn: () => !hasOtherClock && !page.isClosed(),
    leave: async () => {
      await undo();
      await emptyContext(context, page);
      await emptyPage(page, session, origins);
    },
  };
};
