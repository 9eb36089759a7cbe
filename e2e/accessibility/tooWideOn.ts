import type { Page } from '@playwright/test';

/** The elements that are wider than a window of 320 px or cut off by it. */
export const tooWideOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.documentElement.scrollWidth > 320
      ? [`the page: ${document.documentElement.scrollWidth} px`]
      : []),
    // Text clipped by a parent does not scroll, so it cannot be read either.
    ...[...document.querySelectorAll('h1, h2, h3, p, a, button, summary, label, input')]
      .filter((element) => element.checkVisibility())
      // A wide table may scroll in its own region, if that is focusable by keyboard.
      .filter((element) => element.closest('[role="region"][tabindex="0"][aria-label]') === null)
      // Of a row to be swept, each entry fits in the window, and has links that bring it there.
      .filter((element) => element.closest('[data-row]') === null)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  ]);
