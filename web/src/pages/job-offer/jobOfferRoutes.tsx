import { graphql } from 'react-relay';
import type { jobOfferRoutes_JobOfferPageQuery } from '../../__generated__/jobOfferRoutes_JobOfferPageQuery.graphql.ts';
import { lastReviewsPath, reviewsPageOf } from '../../features/reviews/reviewsPage.ts';
import { page } from '../../routing/page.tsx';
import { offerPath } from '../../paths/paths.ts';
import { slug } from '../../paths/segments.ts';
import { JobOfferSkeleton } from './JobOfferSkeleton.tsx';

const sameSlug = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

export const jobOfferRoutes = [
  page<jobOfferRoutes_JobOfferPageQuery>({
    path: `:citySlug(${slug})/:partnerSlug(${slug})`,
    load: () => import('./JobOfferPage.tsx').then((m) => m.JobOfferPage),
    subject: 'jobOffer',
    query: graphql`
      query jobOfferRoutes_JobOfferPageQuery(
        $uri: String!
        $citySlug: String!
        $partnerSlug: String!
        $utmSource: String
        $reviewsPage: Int!
      ) {
        redirectLinks(uri: $uri) {
          locale
          uri
        }
        jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, utmSource: $utmSource) {
          city {
            slug
            ...NearbyCities_city
          }
          partner {
            slug
          }
          reviews(first: 12, page: $reviewsPage, withText: true) {
            pageCount
          }
          ...JobOfferPage_offer
        }
      }
    `,
    prepareVariables: ({ citySlug = '', partnerSlug = '' }, { location }) => {
      const utmSource: unknown = location.query?.['utm_source'];
      return {
        citySlug,
        partnerSlug,
        utmSource: typeof utmSource === 'string' ? utmSource.slice(0, 255) : null,
        reviewsPage: reviewsPageOf(location.query),
      };
    },
    // The address may contain an old slug of the city, or one of another language.
    outcome: ({ jobOffer }, { params, location }) => {
      if (!jobOffer?.city || !jobOffer.partner) return null;
      const { city, partner, reviews } = jobOffer;
      const isCanonical =
        sameSlug(params['citySlug'], city.slug) && sameSlug(params['partnerSlug'], partner.slug);
      const path = offerPath(city.slug, partner.slug);
      if (!isCanonical) return { to: path + location.search };
      const last = lastReviewsPath(path, reviewsPageOf(location.query), reviews?.pageCount);
      return last === null ? null : { to: last, status: 302 };
    },
    loading: <JobOfferSkeleton />,
    cityOf: ({ jobOffer }) => jobOffer?.city,
    shell: { redesigned: true, localized: true },
  }),
];
