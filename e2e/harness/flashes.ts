import type { Page } from '@playwright/test';

/** Collects the flash messages shown from now on, including those of pages that the visitor leaves immediately. */
export const flashesOf = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = [];
  await page.exposeFunction('flashSeen', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const reported = new WeakSet<Element>();
    const look = () => {
      for (const card of document.querySelectorAll('section[aria-live] > [role]')) {
        if (reported.has(card)) continue;
        reported.add(card);
        void (window as unknown as { flashSeen: (text: string) => void }).flashSeen(card.textContent);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', look);
  });
  return seen;
};
