import { page } from '../../routing/page.tsx';

export const termsRoutes = [
  page({ path: 'terms', load: () => import('./TermsPage.tsx').then((m) => ({ Component: m.TermsPage })) }),
];
