import { loadLateTexts } from '../../i18n/lateTexts.ts';
import { page } from '../../routing/page.tsx';

export const policyRoutes = [
  page({
    path: 'policy',
    load: () =>
      import('./PolicyPage.tsx').then(async (m) => {
        await loadLateTexts();
        return m.PolicyPage;
      }),
  }),
];
