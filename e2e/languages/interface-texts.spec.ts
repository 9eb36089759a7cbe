import { readFileSync } from 'node:fs';
import { expect, test } from '../harness/test.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'] as const;
const pages = ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about', '/contact', '/404'];

const ids = Object.keys(
  JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8')) as object,
);

for (const language of languages)
  test(`R7.54 no page in ${language} shows the id of a text in its place`, async ({ page, guards }) => {
    guards.allow(/status of 404/, 'one of the pages does not exist');
    for (const path of pages) {
      await page.goto((language === 'en' ? '' : `/${language}`) + path || '/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const words = await page.evaluate(() => {
        const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'content'];
        const elements = [...document.querySelectorAll('body *, meta')];
        return [
          document.title,
          ...document.body.innerText.split('\n'),
          ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
        ];
      });
      const shown = new Set(words.flatMap((text) => text.split(/[\s"'()|–:,]+/)));
      expect(
        ids.filter((id) => shown.has(id)),
        path,
      ).toEqual([]);
    }
  });
