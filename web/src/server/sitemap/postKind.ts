import pLimit from 'p-limit';
import type { sitemapQueries_PostsQuery } from '../../__generated__/sitemapQueries_PostsQuery.graphql.ts';
import { languages } from '../../i18n/languages.ts';
import { postPath } from '../../paths/paths.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { atOnce } from './pages.ts';
import { entryOf } from './sitemapEntry.ts';
import { pagesOf, type SitemapKind } from './sitemapKinds.ts';

/** Posts, each in the languages in which it exists. */
export const posts: SitemapKind = {
  name: 'posts',
  pageCount: (counts) => pagesOf(counts.posts, 100),
  pagesPerFile: 50,
  entries: async (page, { ask, queries }) => {
    const answers = await pLimit(atOnce).map(languages, async ({ code }) => {
      const answer = await ask<sitemapQueries_PostsQuery>(queries.posts, code, { page });
      return [code, new Map(nodesOf(answer.posts).map((post) => [post.id, post]))] as const;
    });
    const inLanguage = new Map(answers);
    const published = new Map(
      answers.flatMap(([, rows]) =>
        [...rows.values()].map(({ id, publishedAt }) => [id, publishedAt] as const),
      ),
    );
    return [...published].map(([id, publishedAt]) =>
      entryOf((language) => {
        const slug = inLanguage.get(language)?.get(id)?.slug;
        return slug === undefined ? undefined : postPath(slug);
      }, publishedAt),
    );
  },
};
