import { page } from '../../routing/page.tsx';

export const policyRoutes = [
  page({ path: 'policy', load: () => import('./PolicyPage.tsx').then((m) => m.PolicyPage) }),
];
