import type { BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { blogPath } from '../../paths/paths.ts';
import { BlogPageSkeleton } from './BlogPageSkeleton.tsx';
import { BlogPage, query } from './BlogPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const blogPageOptions: PageOptions<BlogPageQuery> = {
  Component: BlogPage,
  query,
  main: 'posts',
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
};
