import { lazyComponent } from '../routing/lazyComponent.tsx';
import { useSignedIn } from './useSignedIn.ts';

const AccountRouting = lazyComponent(
  () => import('./AccountRouting.tsx').then((m) => m.AccountRouting),
  null,
);

/** Connects the account of a signed-in user with the router; guests have none. */
export function AuthRouting() {
  return useSignedIn() ? <AccountRouting /> : null;
}
