import { graphql } from 'react-relay';
import type { compareRoutes_ComparePageQuery } from '../../__generated__/compareRoutes_ComparePageQuery.graphql.ts';
import { comparedPlaces } from '../../features/comparison/comparePath.ts';
import { page } from '../../routing/page.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';

export const compareRoutes = [
  page<compareRoutes_ComparePageQuery>({
    path: 'compare',
    needed: ['jobOffersByPlaces'],
    awaited: ['jobOffersByPlaces.jobOffer'],
    load: () => import('./ComparePage.tsx').then((m) => m.ComparePage),
    query: graphql`
      query compareRoutes_ComparePageQuery($places: [JobOfferPlaceInput!]!) {
        jobOffersByPlaces(places: $places) {
          jobOffer @catch(to: RESULT) {
            id
            ...ComparePage_offers
          }
        }
      }
    `,
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
    shell: { comparing: true },
  }),
];
