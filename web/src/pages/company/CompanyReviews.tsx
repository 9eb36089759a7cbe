import { IconMessage2Off } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyRatings_partner$key } from '../../__generated__/CompanyRatings_partner.graphql.ts';
import type { CompanyReviews_reviews$key } from '../../__generated__/CompanyReviews_reviews.graphql.ts';
import { ReviewList } from '../../features/reviews/ReviewList.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { companyPath } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CompanyLinks.module.css';
import { CompanyRatings } from './CompanyRatings.tsx';
import { reviewsPath } from './reviewsPage.ts';

interface CompanyReviewsProps {
  /** Null when the reviews did not load. */
  readonly reviews: CompanyReviews_reviews$key | null | undefined;
  readonly partner: CompanyRatings_partner$key & { readonly name: string };
  readonly country: { readonly name: string } | null;
  readonly place: Parameters<typeof companyPath>;
  readonly page: number;
}

/** How the company is rated, and what people say of it, in the country or everywhere, page by page. */
export function CompanyReviews({ reviews: key, partner, country, place, page }: CompanyReviewsProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment CompanyReviews_reviews on ReviewConnection {
        pageCount
        edges {
          node {
            ...ReviewList_reviews
          }
        }
      }
    `,
    key ?? null,
  );
  const reviews = data?.edges.flatMap((edge) => (edge?.node ? [edge.node] : [])) ?? [];
  const names = { partner: partner.name, country: country?.name };
  return (
    <div id="reviews" className={classes['anchor']}>
      <Section
        title={
          <FormattedMessage id={country ? 'company.reviews.country' : 'company.reviews'} values={names} />
        }
      >
        <CompanyRatings partner={partner} inPlace={country !== null} />
        {!data ? (
          <SectionError />
        ) : reviews.length === 0 ? (
          <EmptyState
            icon={<IconMessage2Off size={32} stroke={1.5} aria-hidden />}
            text={<FormattedMessage id="company.reviews.none" values={names} />}
          />
        ) : (
          <>
            <ReviewList reviews={reviews} />
            <Pager
              page={page}
              pageCount={data.pageCount}
              pageTo={(number) => reviewsPath(place, number)}
              Link={LocalLink}
              label={formatMessage({ id: 'company.reviews.pagination' })}
            />
          </>
        )}
      </Section>
    </div>
  );
}
