import type { Match } from 'found';
import { graphql } from 'relay-runtime';
import type { moreJobsRoutes_MoreJobsPageQuery } from '../../__generated__/moreJobsRoutes_MoreJobsPageQuery.graphql.ts';
import { isDefaultPending } from '../../features/more-jobs/search/isDefaultPending.ts';
import {
  cursorFromQuery,
  moreJobsTo,
  searchFromQuery,
} from '../../features/more-jobs/search/moreJobSearch.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { page } from '../../routing/page.tsx';
import { pageSegment } from '../../paths/segments.ts';
import { MoreJobsSkeleton } from './MoreJobsSkeleton.tsx';

/** The greatest page number that the service accepts. */
const maxPage = 10_000;

/** Full-time offers, filtered by words and place, page by page. */
export const moreJobsRoutes = [
  page<moreJobsRoutes_MoreJobsPageQuery>({
    path: `more-jobs/:page(${pageSegment})?`,
    load: () => import('./MoreJobsPage.tsx').then((m) => m.MoreJobsPage),
    main: 'moreJobOffers',
    query: graphql`
      query moreJobsRoutes_MoreJobsPageQuery(
        $city: String
        $state: String
        $countryCode: String
        $keyword: String
        $page: Int
        $after: String
        $listed: Boolean!
      ) {
        moreJobOffers(
          citySlug: $city
          state: $state
          countryCode: $countryCode
          keyword: $keyword
          page: $page
          after: $after
          first: 20
        ) @include(if: $listed) {
          pageCount
          totalIsExact
          ...MoreJobsPage_offers
        }
        moreJobFacets(citySlug: $city, state: $state, countryCode: $countryCode, keyword: $keyword)
          @include(if: $listed) {
          ...MoreJobsPage_facets
        }
      }
    `,
    prepareVariables: ({ page: segment }, match: Match) => {
      const query = match.location.query ?? {};
      const { chosen: _chosen, ...search } = searchFromQuery(query);
      const after = cursorFromQuery(query);
      return {
        ...search,
        after,
        page: after === null ? Math.min(listPage(segment), maxPage) : null,
        listed: !isDefaultPending(match),
      };
    },
    outcome: ({ moreJobOffers: offers }, { params, location }) => {
      const search = searchFromQuery(location.query ?? {});
      // The list continues after the last numbered page, which the page itself handles.
      const isBounded = offers?.totalIsExact === true && cursorFromQuery(location.query ?? {}) === null;
      return listOutcome({
        segment: params['page'],
        search: '',
        moved: false,
        pageCount: isBounded ? offers.pageCount : null,
        pathTo: (number) => moreJobsTo(search, number),
      });
    },
    loading: <MoreJobsSkeleton />,
  }),
];
