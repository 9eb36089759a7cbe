import { page } from '../../routing/page.tsx';
import { pageSegment } from '../../paths/segments.ts';

/** Full-time offers, filtered by words and place, page by page. */
export const moreJobsRoutes = [
  page({
    path: `more-jobs/:page(${pageSegment})?`,
    load: () => import('./moreJobsPageOptions.tsx').then((m) => m.moreJobsPageOptions),
  }),
];
