import type { Match } from 'found';
import type { MoreJobsPageQuery } from '../../__generated__/MoreJobsPageQuery.graphql.ts';
import { isDefaultPending } from '../../features/more-jobs/search/isDefaultPending.ts';
import {
  cursorFromQuery,
  moreJobsParameters,
  moreJobsTo,
  searchFromQuery,
  searchInQuery,
} from '../../features/more-jobs/search/moreJobSearch.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { MoreJobsSkeleton } from './MoreJobsSkeleton.tsx';
import { MoreJobsPage, query } from './MoreJobsPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

/** The greatest page number that the service accepts. */
const maxPage = 10_000;

export const moreJobsPageOptions: PageOptions<MoreJobsPageQuery> = {
  Component: MoreJobsPage,
  query,
  main: 'moreJobOffers',
  readQuery: moreJobsParameters,
  prepareVariables: ({ page: segment }, match: Match) => {
    const query = match.location.query ?? {};
    const after = cursorFromQuery(query);
    return {
      ...searchInQuery(searchFromQuery(query)),
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
};
