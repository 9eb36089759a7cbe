import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { postHeader } from '../../../../schema/pictureSizes.json';
import type { PostHeader_post$key } from '../../__generated__/PostHeader_post.graphql.ts';
import { WrittenDate } from '../../ui/date/WrittenDate.tsx';
import { HeaderPicture } from '../../ui/image/HeaderPicture.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import classes from './PostHeader.module.css';

/** Average reading speed. */
const wordsPerMinute = 220;

/** The time to read an HTML text, in whole minutes, at least one. */
export const minutesToRead = (html: string): number => {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
};

/** The title of a post with its date, its reading time and its picture. */
export function PostHeader({ post: key }: { readonly post: PostHeader_post$key }) {
  const { body, excerpt, picture, publishedAt, title } = useFragment(
    graphql`
      fragment PostHeader_post on Post {
        body
        excerpt
        picture {
          path
        }
        publishedAt
        title
      }
    `,
    key,
  );
  return (
    <header>
      <PageTitle gap="sm" isArticle>
        {title}
      </PageTitle>
      {excerpt && <p className={classes['excerpt']}>{excerpt}</p>}
      <p className={classes['meta']}>
        <WrittenDate instant={publishedAt} length="long" />
        {body && <FormattedMessage id="post.minutes" values={{ minutes: minutesToRead(body) }} />}
      </p>
      {picture && (
        <HeaderPicture
          alt=""
          className={classes['picture']}
          path={picture.path}
          sizes="(min-width: 48em) 736px, 100vw"
          shape={postHeader}
        />
      )}
    </header>
  );
}
