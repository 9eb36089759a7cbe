import type { ManagedAccount } from './identityAdmin.ts';

/** One of the accounts that have the same address. */
export interface AccountWithAddress extends ManagedAccount {
  isVerified: boolean;
  /** Whether an external provider signs it in, so that it has no password. */
  isExternal: boolean;
  /** Whether it waits for the code or link of its sign-up. */
  isUnconfirmed: boolean;
}

const found = (account: AccountWithAddress | undefined): ManagedAccount | null =>
  account === undefined
    ? null
    : { id: account.id, email: account.email, passwordState: account.passwordState };

export const accountWithPassword = (accounts: readonly AccountWithAddress[]): ManagedAccount | null =>
  found(accounts.find(({ isExternal }) => !isExternal));

/**
 * The account to verify: that of the user who asks, if somebody is signed in. Otherwise the one of an external provider first,
 * and none that waits for its sign-up: whoever chose its password may not own the address, and a link must not confirm it.
 */
export const unverifiedAccount = (
  accounts: readonly AccountWithAddress[],
  userId: string | null,
): ManagedAccount | null => {
  const unverified = accounts.filter(({ isVerified }) => !isVerified);
  if (userId !== null) return found(unverified.find(({ id }) => id === userId));
  const open = unverified.filter(({ isUnconfirmed }) => !isUnconfirmed);
  return found(open.find(({ isExternal }) => isExternal) ?? open[0]);
};
