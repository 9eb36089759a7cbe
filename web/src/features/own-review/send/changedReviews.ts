import type { Match } from 'found';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { companyPath, withoutLanguage } from '../../../paths/paths.ts';
import { reviewsPageOf } from '../../reviews/reviewsPage.ts';

// What shows the reviews of an offer, as it is after one of them was written or deleted.
void graphql`
  fragment changedReviews_offer on JobOffer {
    city {
      slug
      country {
        slug
      }
    }
    partner {
      ...changedReviews_partner @include(if: $isOnCompany) @alias(as: "open")
    }
    review {
      ...RatingHistogram_review
    }
    reviewPartnerCountry {
      rating
      ratingCount
    }
    reviews(first: 12, page: $reviewsPage, withText: true) {
      totalCount
      pageCount
      edges {
        node {
          ratingCountsFrom
        }
      }
    }
    ...OfferReviewList_offer
  }
`;

// The same of the company in the place of the page that is open.
void graphql`
  fragment changedReviews_partner on Partner {
    place(countrySlug: $countrySlug, citySlug: $citySlug) {
      reviews(first: 12, page: $reviewsPage, withText: true) {
        totalCount
        pageCount
        ratings {
          ...RatingHistogram_review
        }
        edges {
          node {
            ratingCountsFrom
          }
        }
      }
    }
    ...CompanyReviewList_partner
  }
`;

// What shows the user's own reviews: the pages that list reviews, and the desk.
void graphql`
  fragment changedReviews_viewer on User {
    ...DeskContent_offers
    ...useMyReviews_viewer
  }
`;

/** The page that is open, as the variables of these fragments. */
export interface OpenPage {
  /** The page of the reviews that it shows. */
  readonly reviewsPage: number;
  /** Whether it is a company's, in the place of these slugs. */
  readonly isOnCompany: boolean;
  readonly countrySlug: string | null;
  readonly citySlug: string | null;
}

/** The page that is open: of the company in a place, or any other. */
export const openPage = ({ location, params }: Pick<Match, 'location' | 'params'>): OpenPage => {
  const isOnCompany = withoutLanguage(location.pathname).startsWith(companyPath(''));
  const { countrySlug = null, citySlug = null } = isOnCompany ? params : {};
  return { reviewsPage: reviewsPageOf(location.query), isOnCompany, countrySlug, citySlug };
};

/**
 * Marks what lists the reviews of an offer as outdated: its own page and those of the company, with all pages of reviews. They are
 * requested again when they are opened; the page that is open shows the answer.
 */
export const markOutdated = (store: RecordSourceSelectorProxy, field: string, offerId: string): void => {
  store.get(offerId)?.getLinkedRecord('review')?.invalidateRecord();
  const offer = store.getRootField(field)?.getLinkedRecord('jobOffer');
  const city = offer?.getLinkedRecord('city');
  const countrySlug = city?.getLinkedRecord('country')?.getValue('slug') ?? null;
  const places = [
    { countrySlug: null, citySlug: null },
    { countrySlug, citySlug: null },
    { countrySlug, citySlug: city?.getValue('slug') ?? null },
  ];
  const partner = offer?.getLinkedRecord('partner');
  for (const place of places) partner?.getLinkedRecord('place', place)?.invalidateRecord();
};
