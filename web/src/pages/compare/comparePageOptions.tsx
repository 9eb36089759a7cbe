import type { ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts';
import { comparedPlaces } from '../../features/comparison/comparePath.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { ComparePage, query } from './ComparePage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const comparePageOptions: PageOptions<ComparePageQuery> = {
  Component: ComparePage,
  query,
  needed: ['jobOffersByPlaces'],
  awaited: ['jobOffersByPlaces.jobOffer'],
  readQuery: (query) => ({
    offers: comparedPlaces(query['offers']).join(',') || undefined,
    utm_source: query['utm_source'],
  }),
  prepareVariables: (_params, { location }) => ({
    places: comparedPlaces(location.query?.['offers']).map((place) => {
      const [citySlug = '', partnerSlug = ''] = place.split('/');
      return { citySlug, partnerSlug };
    }),
  }),
  // The page shows the offers that loaded; when none did, it fails with 503.
  outcome: ({ jobOffersByPlaces: places = [] }) =>
    places.length > 0 && places.every(({ jobOffer }) => !jobOffer.ok) ? { status: 503 } : null,
  loading: <CompareSkeleton />,
};
