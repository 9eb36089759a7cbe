import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityPost_city$key } from '../../__generated__/CityPost_city.graphql.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './CityPost.module.css';

/** The newest post about the city, if there is one. */
export function CityPost({ city }: { readonly city: CityPost_city$key }) {
  const { post } = useFragment(
    graphql`
      fragment CityPost_city on City {
        post {
          title
          excerpt
          image
        }
      }
    `,
    city,
  );
  if (!post) return null;
  return (
    <Section title={<FormattedMessage id="city.post" />}>
      <article className={classes['post']}>
        {post.image && (
          <Picture
            alt=""
            className={classes['picture']}
            path={`posts/${post.image}`}
            width={480}
            height={270}
            sizes="(min-width: 48em) 480px, 100vw"
            widths={[360, 480, 960]}
          />
        )}
        <div className={classes['words']}>
          <h3 className={classes['title']}>{post.title}</h3>
          {post.excerpt && <p className={classes['excerpt']}>{post.excerpt}</p>}
        </div>
      </article>
    </Section>
  );
}
