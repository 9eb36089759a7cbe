import { AccountEntrances } from '../features/auth/box/AccountEntrances.tsx';
import { CompareBarHost } from '../features/comparison/CompareBarHost.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import type { ShellSlots } from '../shell/AppShell.tsx';

const ConsentNotice = lazyComponent(() =>
  import('../features/consent/ConsentNotice.tsx').then((m) => m.ConsentNotice),
);

/** What the features show around every page. */
export const shellSlots: ShellSlots = {
  account: <AccountEntrances />,
  comparison: <CompareBarHost />,
  notice: <ConsentNotice />,
};
