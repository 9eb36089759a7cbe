import { page } from '../../routing/page.tsx';

export const contactRoutes = [
  page({
    path: 'contact',
    load: () => import('./ContactPage.tsx').then((m) => ({ Component: m.ContactPage })),
  }),
];
