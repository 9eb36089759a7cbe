import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { pageSegment } from '../../paths/segments.ts';

/** The companies that offer gigs, page by page. */
export const companiesRoutes: RouteObject[] = [
  page({
    path: `companies/:page(${pageSegment})?`,
    load: () => import('./companiesPageOptions.tsx').then((m) => m.companiesPageOptions),
  }),
];
