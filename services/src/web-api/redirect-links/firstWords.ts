import pages from '../../../../schema/pages.json' with { type: 'json' };

/** First words of the site's paths, which no city may have as its slug. */
export const firstWords: ReadonlySet<string> = new Set(Object.values(pages).flatMap(Object.keys));

const pageEntries = Object.entries({ ...pages.staticPages, ...pages.withData });

/** First words that are the path of a page, the same in every language. */
export const wordsWithPage: ReadonlySet<string> = new Set(pageEntries.map(([word]) => word));

/** First words whose page is a list, which continues at `/page-2`. */
export const wordsWithList: ReadonlySet<string> = new Set(
  pageEntries.filter(([, facts]) => 'isPaged' in facts).map(([word]) => word),
);
