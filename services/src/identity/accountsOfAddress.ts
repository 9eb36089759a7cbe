import type { ManagedAccount } from './identityAdmin.ts';

/** One of the accounts that have the same address. */
export interface AccountWithAddress extends ManagedAccount {
  isVerified: boolean;
  /** Whether an external provider signs it in, so that it has no password. */
  isExternal: boolean;
}

const found = (account: AccountWithAddress | undefined): ManagedAccount | null =>
  account === undefined
    ? null
    : { id: account.id, email: account.email, passwordState: account.passwordState };

export const accountWithPassword = (accounts: readonly AccountWithAddress[]): ManagedAccount | null =>
  found(accounts.find(({ isExternal }) => !isExternal));

/**
 * The account to verify: that of the user who asks, if somebody is signed in. Otherwise one with a password is verified when it signs up: unless it was, whoever chose the password may
 * not own the address, so the link must not confirm it instead of the account that asked for the link.
 */
export const unverifiedAccount = (
  accounts: readonly AccountWithAddress[],
  userId: string | null,
): ManagedAccount | null => {
  const unverified = accounts.filter(({ isVerified }) => !isVerified);
  if (userId !== null) return found(unverified.find(({ id }) => id === userId));
  return found(unverified.find(({ isExternal }) => isExternal) ?? unverified[0]);
};
