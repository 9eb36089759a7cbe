import { page } from '../../routing/page.tsx';
import { uuid } from '../../paths/segments.ts';

export const directRoutes = [
  page({
    path: `direct/:leadId(${uuid})`,
    load: () => import('./DirectPage.tsx').then((m) => ({ Component: m.DirectPage })),
  }),
];
