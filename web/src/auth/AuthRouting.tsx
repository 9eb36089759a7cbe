import { useRouter } from 'found';
import { useEffect } from 'react';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { onAccountLeft } from './accountChange.ts';
import { useSignedIn } from './useSignedIn.ts';

const AccountRouting = lazyComponent(
  () => import('./AccountRouting.tsx').then((m) => m.AccountRouting),
  null,
);

/** Connects the account with the router: the way back after the login, and fresh data after leaving. */
export function AuthRouting() {
  const { router, match } = useRouter();
  const { location } = match;
  // The page's data were those of the account, or guest, that was left.
  useEffect(() => onAccountLeft(() => router.replace(location)), [router, location]);
  return useSignedIn() ? <AccountRouting /> : null;
}
