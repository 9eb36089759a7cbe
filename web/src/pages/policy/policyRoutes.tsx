import { loadAccountTexts } from '../../i18n/accountTexts.ts';
import { page } from '../../routing/page.tsx';

export const policyRoutes = [
  page({
    path: 'policy',
    load: () =>
      import('./PolicyPage.tsx').then(async (m) => {
        await loadAccountTexts();
        return m.PolicyPage;
      }),
  }),
];
