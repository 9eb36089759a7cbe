import { graphql, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import type { Remainder } from '../../relay/remainder.ts';
import { countryOf } from './companyNames.ts';

type Page = CompanyPageQuery;

const query = graphql`
  query companyRemainder_CompanyPlaceQuery(
    $uri: String!
    $partnerId: ID!
    $partnerSlug: String!
    $countryCode: String
    $citySlug: String
    $slug: String!
    $inCity: Boolean!
    $withOffers: Boolean!
    $withCities: Boolean!
    $reviewsPage: Int!
    $utmSource: String
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    city(slug: $slug) @include(if: $inCity) {
      slug
      countryCode
      isRedirection
      ...NearbyCities_city
      ...CompanyPage_city
    }
    jobOffers(
      partnerSlug: $partnerSlug
      countryCode: $countryCode
      citySlug: $citySlug
      first: 12
      utmSource: $utmSource
    ) @include(if: $withOffers) {
      totalCount
      ...CompanyOffers_offers
    }
    partnerReviews(
      partnerId: $partnerId
      countryCode: $countryCode
      citySlug: $citySlug
      first: 12
      page: $reviewsPage
      withText: true
    ) {
      pageCount
      ratings {
        ...CompanyHead_ratings
        ...CompanyHero_ratings
      }
      ...CompanyReviews_reviews
    }
    cities(partnerId: $partnerId, countryCode: $countryCode, first: 100) @include(if: $withCities) {
      ...CompanyCities_cities
    }
  }
`;

const setLink = (
  record: RecordProxy,
  field: string,
  args: Record<string, unknown>,
  target: RecordProxy | null | undefined,
): void => {
  if (target) record.setLinkedRecord(target, field, args);
  else if (target === null) record.setValue(null, field, args);
};

/**
 * The remainder of a page when the store holds the company: navigating between its places requests neither the company
 * nor the cities of its country again.
 */
export const companyRemainder = (
  { partner }: Partial<Page['response']>,
  {
    uri,
    partnerSlug,
    countrySlug,
    citySlug,
    inCountry,
    withOffers,
    reviewsPage,
    utmSource,
  }: Page['variables'],
): Remainder | null => {
  if (!partner?.countries) return null;
  const country = countrySlug ? countryOf(partner, countrySlug) : null;
  if (inCountry && country === null) return null;
  const partnerId = partner.id;
  const countryCode = country?.countryCode.toLowerCase() ?? null;
  const withCities = inCountry && !partner.inCountry?.cities;
  const slug = citySlug ?? '';
  const inCity = slug !== '';
  const placeArgs = { countryCode, citySlug };
  const offersPage = { first: 12, utmSource };
  const reviewPage = { first: 12, page: reviewsPage, withText: true };

  const link = (store: RecordSourceProxy) => {
    const root = store.getRoot();
    const company = store.get(partnerId);
    if (!company) return;
    const placeAt = (args: Record<string, unknown>) =>
      company.getOrCreateLinkedRecord('place', 'PartnerPlace', args);
    const place = placeAt({ countrySlug, citySlug });
    const city = inCity ? root.getLinkedRecord('city', { slug }) : null;
    const isInOtherCountry = city != null && city.getValue('countryCode') !== country?.countryCode;
    setLink(place, 'city', {}, isInOtherCountry ? null : city);
    if (withOffers)
      setLink(
        place,
        'jobOffers',
        offersPage,
        root.getLinkedRecord('jobOffers', { partnerSlug, ...placeArgs, ...offersPage }),
      );
    setLink(
      place,
      'reviews',
      reviewPage,
      root.getLinkedRecord('partnerReviews', { partnerId, ...placeArgs, ...reviewPage }),
    );
    if (withCities)
      setLink(
        placeAt({ countrySlug }),
        'cities',
        { first: 100 },
        root.getLinkedRecord('cities', { partnerId, countryCode, first: 100 }),
      );
    setLink(company, 'placeLink', { countrySlug, citySlug }, null);
  };
  return {
    query,
    variables: {
      uri,
      partnerId,
      partnerSlug,
      ...placeArgs,
      slug,
      inCity,
      withOffers,
      withCities,
      reviewsPage,
      utmSource,
    },
    needed: ['city'],
    link,
  };
};
