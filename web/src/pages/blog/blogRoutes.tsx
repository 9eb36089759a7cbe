import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { pageSegment } from '../../paths/segments.ts';

/** The posts of the blog, newest first, page by page. */
export const blogRoutes: RouteObject[] = [
  page({
    path: `blog/:page(${pageSegment})?`,
    load: () => import('./blogPageOptions.tsx').then((m) => m.blogPageOptions),
  }),
];
