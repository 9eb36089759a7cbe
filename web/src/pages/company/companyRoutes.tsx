import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { companyRoutes_CompanyPageQuery } from '../../__generated__/companyRoutes_CompanyPageQuery.graphql.ts';
import { lastReviewsPath, reviewsPageOf } from '../../features/reviews/reviewsPage.ts';
import { page } from '../../routing/page.tsx';
import { companyPath, withoutLanguage } from '../../paths/paths.ts';
import { slug } from '../../paths/segments.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';

/** A company everywhere, in a country, and in a city. */
export const companyRoutes: RouteObject[] = [
  page<companyRoutes_CompanyPageQuery>({
    path: `company/:partnerSlug(${slug})/:countrySlug(${slug})?/:citySlug(${slug})?`,
    load: () => import('./CompanyPage.tsx').then((m) => m.CompanyPage),
    subject: 'partner',
    needed: ['partner.place.city', 'partner.placeLink'],
    query: graphql`
      query companyRoutes_CompanyPageQuery(
        $uri: String!
        $partnerSlug: String!
        $countrySlug: String
        $citySlug: String
        $inCountry: Boolean!
        $withOffers: Boolean!
        $reviewsPage: Int!
        $utmSource: String
      ) {
        redirectLinks(uri: $uri) {
          locale
          uri
        }
        partner(slug: $partnerSlug) {
          id
          slug
          name
          countries {
            countryCode
            name
            slug
          }
          ...CompanyHead_partner
          ...CompanyHero_partner
          ...CompanyCountries_partner
          place(countrySlug: $countrySlug, citySlug: $citySlug) {
            city {
              slug
              isRedirection
              ...NearbyCities_city
              ...CompanyPage_city
            }
            jobOffers(first: 12, utmSource: $utmSource) @include(if: $withOffers) {
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
          }
          inCountry: place(countrySlug: $countrySlug) @include(if: $inCountry) {
            cities(first: 100) {
              ...CompanyCities_cities
            }
          }
          placeLink(countrySlug: $countrySlug, citySlug: $citySlug) {
            uri
          }
        }
      }
    `,
    prepareVariables: ({ partnerSlug = '', countrySlug, citySlug }, { location, context }) => ({
      partnerSlug,
      countrySlug: countrySlug ?? null,
      citySlug: citySlug ?? null,
      inCountry: countrySlug !== undefined,
      // The page of a country shows cities instead.
      withOffers: countrySlug === undefined || citySlug !== undefined,
      reviewsPage: reviewsPageOf(location.query),
      utmSource: context.utmSource,
    }),
    // Loaded only for visitors who go from one place of a company to another.
    findRemainder: (stored, variables) =>
      stored.partner?.countries
        ? import('./companyRemainder.ts').then(
            (m) => m.companyRemainder(stored, variables),
            () => null,
          )
        : null,
    outcome: ({ partner }, { params, location }) => {
      if (!partner) return null;
      const { place, placeLink } = partner;
      // The address may name the country in another language.
      if (!place)
        return placeLink ? { to: withoutLanguage(placeLink.uri) + location.search } : { status: 404 };
      const { countrySlug, citySlug } = params;
      const { city, jobOffers, reviews } = place;
      if (citySlug !== undefined && (!city || jobOffers?.totalCount === 0)) return { status: 404 };
      const moved = partner.slug !== params['partnerSlug'] || city?.isRedirection === true;
      const path = companyPath(partner.slug, countrySlug, city?.slug);
      if (moved) return { to: path + location.search };
      const last = lastReviewsPath(path, reviewsPageOf(location.query), reviews?.pageCount);
      return last === null ? null : { to: last, status: 302 };
    },
    loading: <CompanySkeleton />,
    cityOf: ({ partner }) => partner?.place?.city,
    shell: { redesigned: true, localized: true },
  }),
];
