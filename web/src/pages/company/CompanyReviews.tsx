import { IconMessage2Off } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyReviewList_partner$key } from '../../__generated__/CompanyReviewList_partner.graphql.ts';
import type { CompanyReviews_reviews$key } from '../../__generated__/CompanyReviews_reviews.graphql.ts';
import { AddReview } from '../../features/own-review/AddReview.tsx';
import { RatingHistogram } from '../../features/reviews/RatingHistogram.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './CompanyLinks.module.css';
import { CompanyReviewList } from './CompanyReviewList.tsx';

interface CompanyReviewsProps {
  /** Null when the reviews did not load. */
  readonly reviews: CompanyReviews_reviews$key | null | undefined;
  readonly partner: CompanyReviewList_partner$key & {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
  };
  readonly country: { readonly name: string; readonly code: string; readonly slug: string } | null;
  readonly city: { readonly name: string; readonly slug: string } | null | undefined;
  /** The path of the page. */
  readonly path: string;
  /** The page of the reviews in the address. */
  readonly page: number;
}

/** The ratings and reviews of the company everywhere, in the country or in the city, page by page. */
export function CompanyReviews({ reviews: key, partner, country, city, path, page }: CompanyReviewsProps) {
  const data = useFragment(
    graphql`
      fragment CompanyReviews_reviews on ReviewConnection {
        totalCount
        ratings {
          ratingCount
          ...RatingHistogram_review
        }
        edges {
          node {
            ratingCountsFrom
          }
        }
      }
    `,
    key ?? null,
  );
  const place = city?.name ?? country?.name;
  const names = { partner: partner.name, place };
  return (
    <div id="reviews" className={classes['anchor']}>
      <Section
        title={<FormattedMessage id={place ? 'company.reviews.place' : 'company.reviews'} values={names} />}
      >
        {data?.ratings && (
          <RatingHistogram
            review={data.ratings}
            withTextCount={data.totalCount}
            countFrom={data.edges.map((edge) => edge?.node?.ratingCountsFrom)}
          />
        )}
        <AddReview
          target={{
            partnerId: partner.id,
            partnerSlug: partner.slug,
            partner: partner.name,
            countryCode: country?.code ?? null,
            place: { countrySlug: country?.slug ?? null, citySlug: city?.slug ?? null },
          }}
        />
        {!data ? (
          <SectionError />
        ) : data.totalCount === 0 ? (
          <EmptyState
            icon={<IconMessage2Off size={32} stroke={1.5} aria-hidden />}
            text={
              <FormattedMessage
                id={data.ratings?.ratingCount ? 'review.noneWritten' : 'company.reviews.none'}
                values={names}
              />
            }
          />
        ) : (
          <CompanyReviewList partner={partner} page={page} path={path} />
        )}
      </Section>
    </div>
  );
}
