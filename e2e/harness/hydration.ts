import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page and the router runs; an earlier click would be lost. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    // The site did not render the page: it is a partner's page or a file.
    if (root === null) return true;
    const part = root.querySelector('h1') ?? root.firstElementChild;
    const isHydrated = part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
    // GraphiQL has no such attribute.
    return isHydrated && (document.documentElement.dataset['script'] ?? 'router') === 'router';
  });
};

/** Makes `goto` and `reload` resolve once the page is hydrated; with `waitUntil: 'commit'` they do not wait for it. */
export const waitForHydration = (page: Page): void => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return answer;
  };
};
