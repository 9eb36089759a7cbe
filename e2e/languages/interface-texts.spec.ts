import { readFileSync } from 'node:fs';
import { expect, test } from '../harness/test.ts';
import { languageCodes } from './languageCodes.ts';

const pages = ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about', '/contact', '/404'];

const ids = Object.keys(
  JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8')) as object,
);

/** The texts and text attributes of a page as the server sends it. */
const wordsOf = (html: string): ReadonlySet<string> =>
  new Set(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ').split(/[\s"'()|–:,<>=]+/));

for (const language of languageCodes)
  test(
    `no page in ${language} shows a message id instead of a text`,
    { tag: ['@R7.54'] },
    async ({ request }) => {
      for (const path of pages) {
        const address = (language === 'en' ? '' : `/${language}`) + (path === '/' ? '' : path);
        const text = await (await request.get(address || '/')).text();
        expect.soft(text, path).toContain(`<html lang="${language}"`);
        const words = wordsOf(text);
        expect
          .soft(
            ids.filter((id) => words.has(id)),
            path,
          )
          .toEqual([]);
      }
    },
  );
