import { graphql, useFragment } from 'react-relay';
import { postCard } from '../../../../../schema/pictureSizes.json';
import type { OfferPostRow_post$key } from '../../../__generated__/OfferPostRow_post.graphql.ts';
import { postPath } from '../../../paths/paths.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { WrittenDate } from '../../../ui/date/WrittenDate.tsx';
import { Picture } from '../../../ui/image/Picture.tsx';
import classes from './OfferPosts.module.css';

/** A post as a row: a small picture, its title and its date. */
export function OfferPostRow({ post }: { readonly post: OfferPostRow_post$key }) {
  const { picture, publishedAt, slug, title } = useFragment(
    graphql`
      fragment OfferPostRow_post on Post {
        picture {
          path
        }
        publishedAt
        slug
        title
      }
    `,
    post,
  );
  return (
    <li className={classes['row']}>
      {picture && (
        <Picture alt="" className={classes['picture']} path={picture.path} sizes="96px" {...postCard} />
      )}
      <div>
        <h3 className={classes['title']}>
          <LocalLink to={postPath(slug)}>{title}</LocalLink>
        </h3>
        <WrittenDate className={classes['date']} instant={publishedAt} length="long" />
      </div>
    </li>
  );
}
