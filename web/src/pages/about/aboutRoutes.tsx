import { page } from '../../routing/page.tsx';

export const aboutRoutes = [
  page({ path: 'about', load: () => import('./AboutPage.tsx').then((m) => ({ Component: m.AboutPage })) }),
];
