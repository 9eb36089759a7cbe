import { graphql, useFragment } from 'react-relay';
import { widePost } from '../../../../schema/pictureSizes.json';
import type { WidePost_post$key } from '../../__generated__/WidePost_post.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { postPath } from '../../paths/paths.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import classes from './WidePost.module.css';

/** A single post as wide as the page. */
export function WidePost({ post }: { readonly post: WidePost_post$key }) {
  const { excerpt, picture, slug, title } = useFragment(
    graphql`
      fragment WidePost_post on Post {
        excerpt
        picture {
          path
        }
        slug
        title
      }
    `,
    post,
  );
  return (
    <article className={classes['post']}>
      {picture && (
        <Picture
          alt=""
          className={classes['picture']}
          path={picture.path}
          sizes="(min-width: 48em) 480px, 100vw"
          {...widePost}
        />
      )}
      <div className={classes['words']}>
        <h3 className={classes['title']}>
          <LocalLink className={classes['link']} to={postPath(slug)}>
            {title}
          </LocalLink>
        </h3>
        {excerpt && <p className={classes['excerpt']}>{excerpt}</p>}
      </div>
    </article>
  );
}
