import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { pageSegment, slug } from '../../paths/segments.ts';

/** A city and its offers, page by page. */
export const cityRoutes: RouteObject[] = [
  page({
    path: `:citySlug(${slug})/:page(${pageSegment})?`,
    load: () => import('./cityPageOptions.tsx').then((m) => m.cityPageOptions),
    shell: { header: 'over', redesigned: true, localized: true },
  }),
];
