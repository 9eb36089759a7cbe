import { AccountEntrances } from '../features/auth/box/AccountEntrances.tsx';
import { CompareBarHost } from '../features/comparison/CompareBarHost.tsx';
import { ConsentNotice } from '../features/consent/ConsentNotice.tsx';
import type { ShellSlots } from '../shell/AppShell.tsx';

/** What the features show around every page. */
export const shellSlots: ShellSlots = {
  account: <AccountEntrances />,
  comparison: <CompareBarHost />,
  notice: <ConsentNotice />,
};
