import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';
import { slug } from '../../paths/segments.ts';

/** A company everywhere, in a country, and in a city. */
export const companyRoutes: RouteObject[] = [
  page({
    path: `company/:partnerSlug(${slug})/:countrySlug(${slug})?/:citySlug(${slug})?`,
    load: () => import('./companyPageOptions.tsx').then((m) => m.companyPageOptions),
    shell: { redesigned: true, localized: true },
  }),
];
