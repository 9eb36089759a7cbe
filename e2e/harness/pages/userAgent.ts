import type { Browser } from '@playwright/test';

/** The default user agent says that the browser is headless, so the site would treat it as a bot. */
export const userAgentOf = (browser: Browser): string => {
  const [major] = browser.version().split('.');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
};
