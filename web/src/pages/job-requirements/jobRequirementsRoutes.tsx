import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';

/** The requirements of a country's companies. Must precede the routes of cities, whose pattern its path matches. */
export const jobRequirementsRoutes: RouteObject[] = [
  page({
    path: 'job-requirements-:countryCode([a-z]{2})',
    load: () => import('./jobRequirementsPageOptions.tsx').then((m) => m.jobRequirementsPageOptions),
  }),
];
