import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { companyRoutes_CompanyPageQuery } from '../../__generated__/companyRoutes_CompanyPageQuery.graphql.ts';
import { lastReviewsPath, reviewsPageOf } from '../../features/reviews/reviewsPage.ts';
import { page } from '../../routing/page.tsx';
import { companyPath, withoutLanguage } from '../../paths/paths.ts';
import { slug } from '../../paths/segments.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { companyPlace, companySteps, type CompanySteps } from './companySteps.ts';

/**
 * Whether the company has no page for the city: the city is unknown, in another country, or the company has no offer
 * there.
 */
const isElsewhere = (
  { city, offers }: Partial<companyRoutes_CompanyPageQuery['response']>,
  countryCode: string | null,
): boolean => city?.countryCode.toLowerCase() !== countryCode || (offers != null && offers.totalCount === 0);

/** A company everywhere, in a country, and in a city. */
export const companyRoutes: RouteObject[] = [
  page<companyRoutes_CompanyPageQuery, CompanySteps>({
    path: `company/:partnerSlug(${slug})/:countrySlug(${slug})?/:citySlug(${slug})?`,
    load: () => import('./CompanyPage.tsx').then((m) => m.CompanyPage),
    subject: 'partner',
    needed: ['city'],
    steps: companySteps,
    query: graphql`
      query companyRoutes_CompanyPageQuery(
        $partnerId: ID!
        $partnerSlug: String!
        $countryCode: String
        $citySlug: String
        $inCity: Boolean!
        $withOffers: Boolean!
        $citySlugGiven: String!
        $reviewsPage: Int!
      ) {
        city(slug: $citySlugGiven) @include(if: $inCity) {
          slug
          countryCode
          isRedirection
          ...CompanyPage_city
        }
        offers: jobOffers(partnerSlug: $partnerSlug, citySlug: $citySlug, first: 12)
          @include(if: $withOffers) {
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
      }
    `,
    prepareVariables: (params, { location }, before) => {
      const place = companyPlace(params, before);
      if (place === null) return null;
      const { countrySlug, citySlug } = params;
      return {
        ...place,
        partnerSlug: before.partner?.slug ?? '',
        citySlug: citySlug ?? null,
        citySlugGiven: citySlug ?? '',
        inCity: citySlug !== undefined,
        // The page of a country shows cities instead.
        withOffers: countrySlug === undefined || citySlug !== undefined,
        reviewsPage: reviewsPageOf(location.query),
      };
    },
    outcome: (data, { params, location }) => {
      const { partner, city, partnerReviews } = data;
      const place = companyPlace(params, data);
      if (!partner || !place) {
        const [known] = data.elsewhere ?? [];
        if (!known) return { status: 404 };
        return { to: withoutLanguage(known.uri) + location.search };
      }
      const { countrySlug, citySlug } = params;
      if (citySlug !== undefined && isElsewhere(data, place.countryCode)) return { status: 404 };
      const moved = partner.slug !== params['partnerSlug'] || city?.isRedirection === true;
      const path = companyPath(partner.slug, countrySlug, city?.slug ?? citySlug);
      if (moved) return { to: path + location.search };
      const last = lastReviewsPath(path, reviewsPageOf(location.query), partnerReviews?.pageCount);
      return last === null ? null : { to: last, status: 302 };
    },
    loading: <CompanySkeleton />,
    shell: { redesigned: true, localized: true },
  }),
];
