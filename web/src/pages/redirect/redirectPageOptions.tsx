import type { RedirectPageQuery } from '../../__generated__/RedirectPageQuery.graphql.ts';
import { RedirectError } from '../../features/redirect-page/RedirectError.tsx';
import { RedirectLoading } from '../../features/redirect-page/RedirectLoading.tsx';
import { RedirectPage, query } from './RedirectPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const redirectPageOptions: PageOptions<RedirectPageQuery> = {
  Component: RedirectPage,
  query,
  subject: 'jobOffer',
  prepareVariables: ({ citySlug = '', partnerSlug = '' }) => ({ citySlug, partnerSlug }),
  loading: <RedirectLoading />,
  failed: <RedirectError />,
};
