import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SimilarPosts_post$key } from '../../__generated__/SimilarPosts_post.graphql.ts';
import { PostList } from '../../features/posts/PostList.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

/** Similar posts; omitted when there are none. */
export function SimilarPosts({ post: key }: { readonly post: SimilarPosts_post$key }) {
  const { similar } = useFragment(
    graphql`
      fragment SimilarPosts_post on Post {
        similar {
          ...PostList_posts
        }
      }
    `,
    key,
  );
  if (similar?.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="post.similar" />}>
      {similar ? <PostList posts={similar} heading="h3" /> : <SectionError />}
    </Section>
  );
}
