import type { Page } from '@playwright/test';

/** Replaces each text by one in two elements, now and whenever the page changes, as a browser's translator does. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untouched =
      'script, style, noscript, template, option, textarea, svg, code, font, [translate="no"]';
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
        const inner = document.createElement('font');
        inner.append(text.data);
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
