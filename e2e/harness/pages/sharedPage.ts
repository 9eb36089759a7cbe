import type { Browser, Page, WorkerInfo } from '@playwright/test';
import { chooseCookies } from './chooseCookies.ts';
import { runningProduct, type WorkerAddresses } from '../../config/environment.ts';

/** The default user agent says that the browser is headless, so the site would treat it as a bot. */
export const userAgentOf = (browser: Browser): string => {
  const [major] = browser.version().split('.');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
};

/** The addresses of the copy of the site that belongs to this worker. */
export const stackOf = (worker: number): WorkerAddresses => {
  const stack = runningProduct().stacks[worker];
  if (stack === undefined) throw new Error(`No product was started for worker ${worker}`);
  return stack;
};

/** Opens a page that the tests of a worker share, with the window of their project. */
export const openSharedPage = async (
  browser: Browser,
  { parallelIndex, project }: WorkerInfo,
  { javaScriptEnabled }: { readonly javaScriptEnabled: boolean },
): Promise<Page> => {
  const { viewport = null, locale = 'en', timezoneId = 'UTC' } = project.use;
  const context = await browser.newContext({
    viewport,
    locale,
    timezoneId,
    baseURL: stackOf(parallelIndex).web,
    userAgent: userAgentOf(browser),
    javaScriptEnabled,
  });
  await chooseCookies(context, false);
  return context.newPage();
};

/** Leaves the page of the site and deletes what it stored, so that the next test starts like a new visitor's. */
export const leavePage = async (page: Page, { project }: WorkerInfo): Promise<void> => {
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  if (project.use.viewport) await page.setViewportSize(project.use.viewport);
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  // A file of the site, unlike a blank page, keeps the process of the browser and with it the compiled scripts.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};
