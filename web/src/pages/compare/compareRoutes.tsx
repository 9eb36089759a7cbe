import { graphql } from 'react-relay';
import type { compareRoutes_ComparePageQuery } from '../../__generated__/compareRoutes_ComparePageQuery.graphql.ts';
import { comparedPlaces } from '../../features/comparison/comparePath.ts';
import { page } from '../../routing/page.tsx';
import { answersOf } from './rows/comparedAnswers.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';

const partsOf = (place: string | undefined) => {
  const [citySlug = '', partnerSlug = ''] = (place ?? '').split('/');
  return { citySlug, partnerSlug, asked: place !== undefined };
};

export const compareRoutes = [
  page<compareRoutes_ComparePageQuery>({
    path: 'compare',
    awaited: ['offer1', 'offer2', 'offer3', 'offer4'],
    load: () => import('./ComparePage.tsx').then((m) => m.ComparePage),
    query: graphql`
      query compareRoutes_ComparePageQuery(
        $city1: String!
        $city2: String!
        $city3: String!
        $city4: String!
        $partner1: String!
        $partner2: String!
        $partner3: String!
        $partner4: String!
        $asked1: Boolean!
        $asked2: Boolean!
        $asked3: Boolean!
        $asked4: Boolean!
      ) {
        offer1: jobOffer(citySlug: $city1, partnerSlug: $partner1) @include(if: $asked1) @catch(to: RESULT) {
          id
          ...ComparePage_offers
        }
        offer2: jobOffer(citySlug: $city2, partnerSlug: $partner2) @include(if: $asked2) @catch(to: RESULT) {
          id
          ...ComparePage_offers
        }
        offer3: jobOffer(citySlug: $city3, partnerSlug: $partner3) @include(if: $asked3) @catch(to: RESULT) {
          id
          ...ComparePage_offers
        }
        offer4: jobOffer(citySlug: $city4, partnerSlug: $partner4) @include(if: $asked4) @catch(to: RESULT) {
          id
          ...ComparePage_offers
        }
      }
    `,
    prepareVariables: (_params, { location }) => {
      const [one, two, three, four] = comparedPlaces(location.query?.['offers']);
      const [first, second, third, fourth] = [partsOf(one), partsOf(two), partsOf(three), partsOf(four)];
      return {
        city1: first.citySlug,
        city2: second.citySlug,
        city3: third.citySlug,
        city4: fourth.citySlug,
        partner1: first.partnerSlug,
        partner2: second.partnerSlug,
        partner3: third.partnerSlug,
        partner4: fourth.partnerSlug,
        asked1: first.asked,
        asked2: second.asked,
        asked3: third.asked,
        asked4: fourth.asked,
      };
    },
    // Some failed offers leave a page of the others; when all fail there is no page.
    outcome: (data) => {
      const answers = answersOf(data);
      return answers.length > 0 && answers.every(({ ok }) => !ok) ? { status: 503 } : null;
    },
    loading: <CompareSkeleton />,
    shell: { comparing: true },
  }),
];
