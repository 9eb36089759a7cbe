import { page } from '../../routing/page.tsx';

export const compareRoutes = [
  page({
    path: 'compare',
    load: () => import('./comparePageOptions.tsx').then((m) => m.comparePageOptions),
    shell: { comparing: true },
  }),
];
