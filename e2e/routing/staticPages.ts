import pages from '../../schema/pages.json' with { type: 'json' };

/** First words of the pages that need no data: `about` of `/about`, in the order of the registry. */
export const staticPages = Object.keys(pages.staticPages) as (keyof typeof pages.staticPages)[];
