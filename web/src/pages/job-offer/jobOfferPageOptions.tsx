import type { JobOfferPageQuery } from '../../__generated__/JobOfferPageQuery.graphql.ts';
import { lastReviewsPath, reviewsPageOf, reviewsParameter } from '../../features/reviews/reviewsPage.ts';
import { weekParameters } from '../../features/net-earnings/weekFields.ts';
import { offerPath } from '../../paths/paths.ts';
import { JobOfferSkeleton } from './JobOfferSkeleton.tsx';
import { JobOfferPage, query } from './JobOfferPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

const sameSlug = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

export const jobOfferPageOptions: PageOptions<JobOfferPageQuery> = {
  Component: JobOfferPage,
  query,
  subject: 'jobOffer',
  readQuery: (query) => ({
    reviews: reviewsParameter(query),
    ...weekParameters(query),
    utm_source: query['utm_source'],
  }),
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
};
