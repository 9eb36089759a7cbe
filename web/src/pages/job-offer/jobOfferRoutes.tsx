import { page } from '../../routing/page.tsx';
import { slug } from '../../paths/segments.ts';

export const jobOfferRoutes = [
  page({
    path: `:citySlug(${slug})/:partnerSlug(${slug})`,
    load: () => import('./jobOfferPageOptions.tsx').then((m) => m.jobOfferPageOptions),
    shell: { redesigned: true, localized: true },
  }),
];
