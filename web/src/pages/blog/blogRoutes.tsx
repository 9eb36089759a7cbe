import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { blogRoutes_BlogPageQuery } from '../../__generated__/blogRoutes_BlogPageQuery.graphql.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { page } from '../../routing/page.tsx';
import { blogPath } from '../../paths/paths.ts';
import { pageSegment } from '../../paths/segments.ts';
import { BlogPageSkeleton } from './BlogPageSkeleton.tsx';

/** The posts of the blog, newest first, page by page. */
export const blogRoutes: RouteObject[] = [
  page<blogRoutes_BlogPageQuery>({
    path: `blog/:page(${pageSegment})?`,
    load: () => import('./BlogPage.tsx').then((m) => m.BlogPage),
    main: 'posts',
    query: graphql`
      query blogRoutes_BlogPageQuery($page: Int!) {
        posts(page: $page, first: 12) {
          pageCount
          ...BlogPage_posts
        }
      }
    `,
    prepareVariables: (params) => ({ page: listPage(params['page']) }),
    outcome: ({ posts }, { params, location }) =>
      listOutcome({
        segment: params['page'],
        search: location.search,
        moved: false,
        pageCount: posts?.pageCount,
        pathTo: blogPath,
      }),
    loading: <BlogPageSkeleton />,
  }),
];
