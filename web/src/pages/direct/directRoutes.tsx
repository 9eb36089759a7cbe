import { page } from '../../routing/page.tsx';
import { UUID } from '../../routing/segments.ts';

export const directRoutes = [
  page({
    path: `direct/:leadId(${UUID})`,
    load: () => import('./DirectPage.tsx').then((m) => m.DirectPage),
  }),
];
