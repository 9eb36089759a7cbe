import type { RedirectMoreJobsPageQuery } from '../../__generated__/RedirectMoreJobsPageQuery.graphql.ts';
import { RedirectError } from '../../features/redirect-page/RedirectError.tsx';
import { RedirectLoading } from '../../features/redirect-page/RedirectLoading.tsx';
import { RedirectMoreJobsPage, query } from './RedirectMoreJobsPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const redirectMoreJobsPageOptions: PageOptions<RedirectMoreJobsPageQuery> = {
  Component: RedirectMoreJobsPage,
  query,
  subject: 'moreJobOffer',
  prepareVariables: ({ citySlug = '', partnerSlug = '', feed = '', id = '' }) => ({
    citySlug,
    partnerSlug,
    feed,
    id,
  }),
  loading: <RedirectLoading />,
  failed: <RedirectError />,
};
