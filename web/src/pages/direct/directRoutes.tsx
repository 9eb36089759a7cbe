import { page } from '../../routing/page.tsx';
import { UUID } from '../../paths/segments.ts';

export const directRoutes = [
  page({
    path: `direct/:leadId(${UUID})`,
    load: () => import('./DirectPage.tsx').then((m) => m.DirectPage),
  }),
];
