import { graphql } from 'react-relay';
import type { redirectRoutes_RedirectPageQuery } from '../../__generated__/redirectRoutes_RedirectPageQuery.graphql.ts';
import { RedirectError } from '../../features/redirect-page/RedirectError.tsx';
import { RedirectLoading } from '../../features/redirect-page/RedirectLoading.tsx';
import { page } from '../../routing/page.tsx';
import { slug } from '../../paths/segments.ts';

export const redirectRoutes = [
  page<redirectRoutes_RedirectPageQuery>({
    path: `redirect/:citySlug(${slug})/:partnerSlug(${slug})`,
    load: () => import('./RedirectPage.tsx').then((m) => m.RedirectPage),
    subject: 'jobOffer',
    query: graphql`
      query redirectRoutes_RedirectPageQuery($citySlug: String!, $partnerSlug: String!) {
        jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug) {
          ...RedirectPage_offer
        }
      }
    `,
    prepareVariables: ({ citySlug = '', partnerSlug = '' }) => ({ citySlug, partnerSlug }),
    loading: <RedirectLoading />,
    failed: <RedirectError />,
    shell: { header: 'hidden' },
  }),
];
