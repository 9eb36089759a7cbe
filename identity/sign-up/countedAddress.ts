import type { IdentityDeps } from '../deps.ts';
import { unknownId } from '../passwords/unknownAccount.ts';
import type { Account } from '../users/findAccount.ts';

/**
 * Under what the tries of codes of a sign-up are counted: the hash of its address, because every further sign-up with the
 * address has another id. The same as the made-up id of an address without an account.
 */
export const countedAccount = (deps: Pick<IdentityDeps, 'secrets'>, { id, user }: Account) => ({
  id: unknownId(deps, user?.attributes['email'] ?? id),
});
