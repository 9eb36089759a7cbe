import pages from '../../schema/pages.json' with { type: 'json' };

/** The first path segments of the pages that need no data, such as `about`, in the order of `schema/pages.json`. */
export const staticPages = Object.keys(pages.staticPages) as (keyof typeof pages.staticPages)[];
