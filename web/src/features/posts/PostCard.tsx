import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { postCard } from '../../../../schema/pictureSizes.json';
import type { PostCard_post$key } from '../../__generated__/PostCard_post.graphql.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { postPath } from '../../paths/paths.ts';
import card from '../../ui/card/card.module.css';
import { WrittenDate } from '../../ui/date/WrittenDate.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import classes from './PostCard.module.css';

interface PostCardProps {
  readonly post: PostCard_post$key;
  /** The heading level of the title. */
  readonly heading: 'h2' | 'h3';
  /** True above the fold. */
  readonly priority?: boolean;
}

/** A post in a list: its picture, date, city and excerpt. */
export function PostCard({ post: key, heading: Heading, priority = false }: PostCardProps) {
  const { city, excerpt, picture, publishedAt, slug, title } = useFragment(
    graphql`
      fragment PostCard_post on Post
      @argumentDefinitions(withCity: { type: "Boolean!", defaultValue: false }) {
        excerpt
        picture {
          path
        }
        publishedAt
        slug
        title
        city @include(if: $withCity) {
          name
        }
      }
    `,
    key,
  );
  return (
    <article className={`${card['card']} ${classes['card']}`}>
      {picture && (
        <Picture
          alt=""
          className={classes['picture']}
          path={picture.path}
          priority={priority}
          sizes="(min-width: 75em) 364px, (min-width: 48em) 50vw, 100vw"
          {...postCard}
        />
      )}
      <div className={classes['words']}>
        <p className={classes['meta']}>
          <WrittenDate instant={publishedAt} length="long" />
          {city && <span className={classes['city']}>{city.name}</span>}
        </p>
        <Heading className={classes['title']}>
          <LocalLink className={card['link']} to={postPath(slug)}>
            {title}
          </LocalLink>
        </Heading>
        {excerpt && <p className={classes['excerpt']}>{excerpt}</p>}
        <p className={classes['more']} aria-hidden="true">
          <FormattedMessage id="post.read" />
        </p>
      </div>
    </article>
  );
}
