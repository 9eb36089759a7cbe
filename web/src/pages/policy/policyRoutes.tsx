import { loadLateTexts } from '../../i18n/lateTexts.ts';
import { page } from '../../routing/page.tsx';

export const policyRoutes = [
  page({
    path: 'policy',
    // The build reads the file's name from `load: () => import(`, so `withLateTexts` cannot be used here.
    load: () =>
      import('./PolicyPage.tsx').then(async (m) => {
        await loadLateTexts();
        return { Component: m.PolicyPage };
      }),
  }),
];
