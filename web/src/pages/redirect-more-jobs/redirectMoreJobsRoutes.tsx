import { page } from '../../routing/page.tsx';
import { feedId, slug, uuid } from '../../paths/segments.ts';

/** The redirect page from a full-time offer to the company's own site. */
export const redirectMoreJobsRoutes = [
  page({
    path: `redirect/more-jobs/:citySlug(${slug})/:partnerSlug(${slug})/:feed(${slug})/:id(${uuid}|${feedId})`,
    load: () => import('./redirectMoreJobsPageOptions.tsx').then((m) => m.redirectMoreJobsPageOptions),
    shell: { header: 'hidden' },
  }),
];
