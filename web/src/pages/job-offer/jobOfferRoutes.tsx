import { graphql } from 'react-relay';
import type { jobOfferRoutes_JobOfferPageQuery } from '../../__generated__/jobOfferRoutes_JobOfferPageQuery.graphql.ts';
import { page } from '../../routing/page.tsx';
import { offerPath } from '../../routing/paths.ts';
import { SLUG } from '../../routing/segments.ts';
import { JobOfferSkeleton } from './JobOfferSkeleton.tsx';

const sameSlug = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

export const jobOfferRoutes = [
  page<jobOfferRoutes_JobOfferPageQuery>({
    path: `:citySlug(${SLUG})/:partnerSlug(${SLUG})`,
    load: () => import('./JobOfferPage.tsx').then((m) => m.JobOfferPage),
    subject: 'jobOffer',
    query: graphql`
      query jobOfferRoutes_JobOfferPageQuery($citySlug: String!, $partnerSlug: String!, $utmSource: String) {
        jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, utmSource: $utmSource) {
          city {
            slug
          }
          partner {
            slug
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
      };
    },
    // The city may have been asked for by its name in another language or by an old one.
    redirect: ({ jobOffer }, { params, location }) => {
      if (!jobOffer?.city || !jobOffer.partner) return null;
      const { city, partner } = jobOffer;
      const right = sameSlug(params['citySlug'], city.slug) && sameSlug(params['partnerSlug'], partner.slug);
      return right ? null : { to: offerPath(city.slug, partner.slug) + location.search };
    },
    loading: <JobOfferSkeleton />,
    shell: { redesigned: true, localized: true },
  }),
];
