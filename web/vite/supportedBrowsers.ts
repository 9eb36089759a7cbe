/**
 * The oldest browsers in which the site's scripts run, all of March 2022. The build lowers the syntax to theirs; `tsconfig.browser.json`
 * and `scripts/house/newerThanBrowsers.mjs` find what they lack. Older ones get the page that works without script.
 */
export const supportedBrowsers = ['chrome99', 'edge99', 'firefox98', 'safari15.4', 'ios15.4'] as const;
