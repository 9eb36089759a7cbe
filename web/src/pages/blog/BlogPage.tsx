import { IconNews } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BlogPage_posts$key } from '../../__generated__/BlogPage_posts.graphql.ts';
import type { BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { PostList } from '../../features/posts/PostList.tsx';
import { usePagedText } from '../../i18n/usePagedText.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { blogPath } from '../../paths/paths.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Pager } from '../../ui/page/Pager.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { BlogFrame } from './BlogFrame.tsx';

export const query = graphql`
  query BlogPageQuery($page: Int!) {
    posts(page: $page, first: 12) {
      pageCount
      ...BlogPage_posts
    }
  }
`;

/** The blog: its posts, newest first. */
export function BlogPage({ data, match }: PageProps<BlogPageQuery>) {
  const { formatMessage } = useIntl();
  const posts = useFragment<BlogPage_posts$key>(
    graphql`
      fragment BlogPage_posts on PostConnection {
        pageCount
        edges {
          node {
            ...PostList_posts @arguments(withCity: true)
          }
        }
      }
    `,
    data.posts ?? null,
  );
  const page = listPage(match.params['page']);
  const paged = usePagedText(page);
  const nodes = posts?.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  return (
    <BlogFrame>
      <PageHead
        title={paged(formatMessage({ id: 'blog.title' }))}
        description={paged(formatMessage({ id: 'blog.lead' }))}
        feed={`${blogPath()}/feed.xml`}
      />
      {nodes === undefined ? (
        <SectionError message={formatMessage({ id: 'blog.failed' })} />
      ) : nodes.length === 0 ? (
        <EmptyState
          icon={<IconNews size={32} stroke={1.5} aria-hidden />}
          text={<FormattedMessage id="blog.empty" />}
        />
      ) : (
        <PostList posts={nodes} heading="h2" first />
      )}
      {posts && (
        <Pager
          page={page}
          pageCount={posts.pageCount}
          pageTo={blogPath}
          Link={LocalLink}
          label={formatMessage({ id: 'blog.pagination' })}
        />
      )}
    </BlogFrame>
  );
}
