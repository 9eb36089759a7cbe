import type { RouteObject } from 'found';
import { page } from '../../routing/page.tsx';

/** The home page; with `?city=` it shows the results of a search without script. */
export const homeRoutes: RouteObject[] = [
  page({
    load: () => import('./homePageOptions.tsx').then((m) => m.homePageOptions),
    shell: { header: 'over' },
  }),
];
