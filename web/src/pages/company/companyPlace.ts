import { graphql } from 'relay-runtime';
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import type { Refetch } from '../../relay/operationRole.ts';

// What differs between the pages of a company. They read it unmasked, because status and redirects depend on it.
void graphql`
  fragment companyPlace_partner on Partner {
    place(countrySlug: $countrySlug, citySlug: $citySlug) {
      city {
        slug
        ...NearbyCities_city
        ...CompanyPage_city
      }
      jobOffers(first: 1, utmSource: $utmSource) @include(if: $inCity) {
        totalCount
        ...CompanyOffers_offers
      }
      reviews(first: 12, page: $reviewsPage, withText: true) {
        pageCount
        ratings {
          ...CompanyHead_ratings
          ...CompanyHero_ratings
        }
        ...CompanyReviews_reviews
      }
      ...CompanyPay_place @include(if: $everywhere) @alias(as: "everywhere")
    }
    ...CompanyReviewList_partner
    inCountry: place(countrySlug: $countrySlug) @include(if: $inCountry) {
      cities(first: 100) {
        ...CompanyCities_cities
      }
      ...CompanyPay_place
    }
    placeLink(countrySlug: $countrySlug, citySlug: $citySlug) {
      uri
    }
  }
`;

void graphql`
  fragment companyPlace_offers on Query {
    jobOffers(partnerSlug: $partnerSlug, countryCode: $countryCode, first: 6, utmSource: $utmSource)
      @include(if: $everywhere) {
      ...CompanyOffers_offers
    }
  }
`;

const query = graphql`
  query companyPlace_CompanyPlaceQuery(
    $id: ID!
    $uri: String!
    $countrySlug: String
    $citySlug: String
    $inCountry: Boolean!
    $inCity: Boolean!
    $everywhere: Boolean!
    $partnerSlug: String!
    $countryCode: String!
    $reviewsPage: Int!
    $utmSource: String
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    node(id: $id) {
      ...companyPlace_partner @alias
    }
    ...companyPlace_offers
  }
`;

/** What the page needs of a company that the store holds: its place, with the cities of a country that are not there yet. */
export const companyPlace = (
  { partner }: Partial<CompanyPageQuery['response']>,
  { inCountry, ...variables }: CompanyPageQuery['variables'],
): Refetch | null =>
  partner?.countries
    ? {
        query,
        variables: { ...variables, id: partner.id, inCountry: inCountry && !partner.inCountry?.cities },
        needed: ['node.place.city', 'node.placeLink'],
      }
    : null;
