import { readFileSync } from 'node:fs';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { expect, test } from '../harness/test.ts';
import { languageCodes } from './languageCodes.ts';

const pages = ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about', '/contact', '/404'];

const ids = Object.keys(
  JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8')) as object,
);

/** The texts and text attributes of a page as the server sends it. */
const wordsOf = (html: string): ReadonlySet<string> =>
  new Set(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ').split(/[\s"'()|–:,<>=]+/));

/** Every third page, so that three languages in a row have all of them. */
const pagesIn = (languageIndex: number): readonly string[] =>
  pages.filter((_, index) => isWholeMatrix || index % 3 === languageIndex % 3);

for (const [index, language] of languageCodes.entries())
  test(
    `no page in ${language} shows a message id instead of a text`,
    { tag: ['@R7.54'] },
    async ({ request }) => {
      for (const path of pagesIn(index)) {
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
