import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { slug } from '../../paths/segments.ts';

/** One post of the blog. */
export const blogPostRoutes: RouteObject[] = [
  page({
    path: `blog/:postSlug(${slug})`,
    load: () => import('./blogPostPageOptions.tsx').then((m) => m.blogPostPageOptions),
    shell: { localized: true },
  }),
];
