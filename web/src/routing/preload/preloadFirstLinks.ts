import type { Match } from 'found';
import { isOnScreen } from '../../browser/isOnScreen.ts';
import { isFast } from './connection.ts';
import { preloadCode } from './preloadPage.ts';

const firstLinks = 3;

/** Runs something once the browser has nothing else to do. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
};

/**
 * Loads the code of the pages that the first links on the screen lead to, where fingers give no notice before they press. The
 * pages of a list have the same code, so this is one page or two; their data would be different each time.
 */
export const preloadFirstLinks = (shown: () => Match | undefined): void => {
  if (!window.matchMedia('(hover: none)').matches || !isFast()) return;
  whenIdle(() => {
    const router = shown()?.router;
    if (!router) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter(isOnScreen);
    for (const { pathname } of links.slice(0, firstLinks)) preloadCode(router, pathname);
  });
};
