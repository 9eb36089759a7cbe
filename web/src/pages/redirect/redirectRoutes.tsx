import { page } from '../../routing/page.tsx';
import { slug } from '../../paths/segments.ts';

export const redirectRoutes = [
  page({
    path: `redirect/:citySlug(${slug})/:partnerSlug(${slug})`,
    load: () => import('./redirectPageOptions.tsx').then((m) => m.redirectPageOptions),
    shell: { header: 'hidden' },
  }),
];
