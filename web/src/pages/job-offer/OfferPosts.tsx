import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferPosts_offer$key } from '../../__generated__/OfferPosts_offer.graphql.ts';
import { Picture } from '../../ui/image/Picture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './OfferPosts.module.css';

/** What our blog says about this company; left out when it says nothing. */
export function OfferPosts({ offer: key }: { readonly offer: OfferPosts_offer$key }) {
  const { posts } = useFragment(
    graphql`
      fragment OfferPosts_offer on JobOffer {
        posts {
          id
          excerpt
          image
          title
        }
      }
    `,
    key,
  );
  if (posts?.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="offer.posts" />}>
      {posts ? (
        <ul className={classes['posts']}>
          {posts.map(({ id, excerpt, image, title }) => (
            <li key={id} className={classes['post']}>
              {image && (
                <Picture
                  alt=""
                  className={classes['picture']}
                  height={180}
                  path={`posts/${image}`}
                  width={320}
                />
              )}
              <h3 className={classes['title']}>{title}</h3>
              {excerpt && <p className={classes['excerpt']}>{excerpt}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <SectionError />
      )}
    </Section>
  );
}
