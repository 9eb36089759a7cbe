import { graphql } from 'react-relay';
import type { redirectMoreJobsRoutes_RedirectMoreJobsPageQuery } from '../../__generated__/redirectMoreJobsRoutes_RedirectMoreJobsPageQuery.graphql.ts';
import { RedirectError } from '../../features/redirect-page/RedirectError.tsx';
import { RedirectLoading } from '../../features/redirect-page/RedirectLoading.tsx';
import { page } from '../../routing/page.tsx';
import { feedId, slug, uuid } from '../../paths/segments.ts';

/** The redirect page from a full-time offer to the company's own site. */
export const redirectMoreJobsRoutes = [
  page<redirectMoreJobsRoutes_RedirectMoreJobsPageQuery>({
    path: `redirect/more-jobs/:citySlug(${slug})/:partnerSlug(${slug})/:feed(${slug})/:id(${uuid}|${feedId})`,
    load: () => import('./RedirectMoreJobsPage.tsx').then((m) => m.RedirectMoreJobsPage),
    subject: 'moreJobOffer',
    query: graphql`
      query redirectMoreJobsRoutes_RedirectMoreJobsPageQuery(
        $citySlug: String!
        $partnerSlug: String!
        $feed: String!
        $id: ID!
      ) {
        moreJobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, feed: $feed, id: $id) {
          ...RedirectMoreJobsPage_offer
        }
      }
    `,
    prepareVariables: ({ citySlug = '', partnerSlug = '', feed = '', id = '' }) => ({
      citySlug,
      partnerSlug,
      feed,
      id,
    }),
    loading: <RedirectLoading />,
    failed: <RedirectError />,
    shell: { header: 'hidden' },
  }),
];
