import type { Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PostList_posts$key } from '../../__generated__/PostList_posts.graphql.ts';
import { PostCard } from './PostCard.tsx';
import classes from './PostList.module.css';

interface PostListProps {
  readonly posts: PostList_posts$key;
  readonly heading: 'h2' | 'h3';
  /** True where the list is at the top of its page. */
  readonly first?: boolean;
  /** The position of a post whose list item the reference gets. */
  readonly marked?: { readonly at: number | undefined; readonly ref: Ref<HTMLLIElement> };
}

/** Posts as a grid of cards, in their original order. */
export function PostList({ posts: key, heading, first = false, marked }: PostListProps) {
  const posts = useFragment(
    graphql`
      fragment PostList_posts on Post
      @relay(plural: true)
      @argumentDefinitions(withCity: { type: "Boolean!", defaultValue: false }) {
        id
        ...PostCard_post @arguments(withCity: $withCity)
      }
    `,
    key,
  );
  return (
    <ul className={classes['grid']} data-three={posts.length === 3 || undefined}>
      {posts.map((post, index) => (
        <li key={post.id} ref={index === marked?.at ? marked.ref : undefined} className={classes['entry']}>
          <PostCard post={post} heading={heading} priority={first && index < 1} />
        </li>
      ))}
    </ul>
  );
}
