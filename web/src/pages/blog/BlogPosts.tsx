import { IconNews } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BlogPosts_query$key } from '../../__generated__/BlogPosts_query.graphql.ts';
import { ShowMore } from '../../features/list-page/ShowMore.tsx';
import { useShowMore } from '../../features/list-page/useShowMore.ts';
import { PostList } from '../../features/posts/PostList.tsx';
import { blogPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Pager } from '../../ui/page/Pager.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

const pageSize = 12;

/** The posts from the page of the address on. */
const fragment = graphql`
  fragment BlogPosts_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
  @refetchable(queryName: "BlogPostsPaginationQuery") {
    posts(page: $page, first: $count, after: $cursor) @connection(key: "BlogPosts_posts") {
      totalCount
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          ...PostList_posts @arguments(withCity: true)
        }
      }
    }
  }
`;

interface BlogPostsProps {
  readonly query: BlogPosts_query$key;
  readonly page: number;
}

/** The posts, newest first; further pages are added in place, and each has its own link. */
export function BlogPosts({ query, page }: BlogPostsProps) {
  const { formatMessage } = useIntl();
  const { posts } = useFragment(fragment, query);
  const more = useShowMore(posts, { page, pageSize });
  if (!posts) return <SectionError message={formatMessage({ id: 'blog.failed' })} />;
  const { nodes } = more;
  return (
    <>
      {nodes.length === 0 ? (
        <EmptyState
          icon={<IconNews size={32} stroke={1.5} aria-hidden />}
          text={<FormattedMessage id="blog.empty" />}
        />
      ) : (
        <PostList posts={nodes} heading="h2" first marked={more.firstAdded} />
      )}
      <ShowMore
        more={more}
        paginated={{ fragment, key: query }}
        pageTo={blogPath}
        label={<FormattedMessage id="blog.showMore" values={{ count: more.nextCount }} />}
      />
      <Pager
        {...more.pager}
        pageTo={blogPath}
        Link={LocalLink}
        label={formatMessage({ id: 'blog.pagination' })}
      />
    </>
  );
}
