import type { Match } from 'found';
import { graphql } from 'react-relay';
import { companyPath, withoutLanguage } from '../../../paths/paths.ts';
import { reviewsPageOf } from '../../reviews/reviewsPage.ts';

// What shows the reviews of an offer, as it is after one of them was written or deleted.
void graphql`
  fragment changedReviews_offer on JobOffer {
    partner {
      ...changedReviews_partner @include(if: $isOnCompany) @alias(as: "open")
    }
    reviews(first: 12, page: $reviewsPage, withText: true) {
      pageCount
    }
    ...OfferReviews_offer
  }
`;

// The same of the company in the place of the page that is open.
void graphql`
  fragment changedReviews_partner on Partner {
    place(countrySlug: $countrySlug, citySlug: $citySlug) {
      reviews(first: 12, page: $reviewsPage, withText: true) {
        pageCount
        ratings {
          ...CompanyHead_ratings
          ...CompanyHero_ratings
        }
        ...CompanyReviews_reviews
      }
    }
    ...CompanyHead_partner
    ...CompanyHero_partner
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
