import pages from '../../../../schema/pages.json' with { type: 'json' };

/** First words of the site's paths, which no city may have as its slug. */
export const firstWords: ReadonlySet<string> = new Set(Object.values(pages).flatMap(Object.keys));

const atTheWord = Object.entries({ ...pages.ofWords, ...pages.withData });

/** First words that are the path of a page, the same in every language. */
export const wordsWithPage: ReadonlySet<string> = new Set(atTheWord.map(([word]) => word));

/** Those whose page is a list, which continues at `/page-2`. */
export const wordsWithList: ReadonlySet<string> = new Set(
  atTheWord.filter(([, facts]) => 'isPaged' in facts).map(([word]) => word),
);
