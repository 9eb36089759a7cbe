import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { pageSegment, slug } from '../../paths/segments.ts';

/** The routes of a category in a city and of its pages. */
export const cityCategoryRoutes: RouteObject[] = [
  page({
    path: `:citySlug(${slug})/:categorySlug(${slug})-c/:page(${pageSegment})?`,
    load: () => import('./cityCategoryPageOptions.tsx').then((m) => m.cityCategoryPageOptions),
    shell: { redesigned: true, localized: true },
  }),
];
