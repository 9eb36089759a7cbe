import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferPosts_offer$key } from '../../../__generated__/OfferPosts_offer.graphql.ts';
import { Section } from '../../../ui/section/Section.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import { OfferPostRow } from './OfferPostRow.tsx';
import classes from './OfferPosts.module.css';

/** Blog posts about this company; omitted when there are none. */
export function OfferPosts({ offer: key }: { readonly offer: OfferPosts_offer$key }) {
  const { posts } = useFragment(
    graphql`
      fragment OfferPosts_offer on JobOffer {
        posts {
          id
          ...OfferPostRow_post
        }
      }
    `,
    key,
  );
  return (
    <div>
      {posts?.length === 0 ? null : (
        <Section title={<FormattedMessage id="offer.posts" />}>
          {posts ? (
            <ul className={classes['rows']}>
              {posts.map((post) => (
                <OfferPostRow key={post.id} post={post} />
              ))}
            </ul>
          ) : (
            <SectionError />
          )}
        </Section>
      )}
    </div>
  );
}
