import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { blogPath } from '../../paths/paths.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { BlogPosts } from './BlogPosts.tsx';

export const query = graphql`
  query BlogPageQuery($page: Int!) {
    posts(page: $page, first: 12) {
      pageCount
    }
    ...BlogPosts_query
  }
`;

/** The blog: its posts, newest first. */
export function BlogPage({ data, match }: PageProps<BlogPageQuery>) {
  const { formatMessage } = useIntl();
  const page = listPage(match.params['page']);
  const paged = usePagedText(page);
  return (
    <BlogFrame>
      <PageHead
        title={paged(formatMessage({ id: 'blog.title' }))}
        description={paged(formatMessage({ id: 'blog.lead' }))}
        feed={`${blogPath()}/feed.xml`}
      />
      <BlogPosts query={data} page={page} />
    </BlogFrame>
  );
}
