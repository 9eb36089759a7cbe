import type { FoundAccount } from './identityAdmin.ts';

/** One of the accounts that have the same address. */
export interface AccountWithAddress extends FoundAccount {
  isVerified: boolean;
  /** Whether an external provider signs it in, so that it has no password. */
  isExternal: boolean;
}

const found = (account: AccountWithAddress | undefined): FoundAccount | null =>
  account === undefined ? null : { id: account.id, email: account.email };

export const accountWithPassword = (accounts: readonly AccountWithAddress[]): FoundAccount | null =>
  found(accounts.find(({ isExternal }) => !isExternal));

/**
 * The account to verify. One with a password is verified when it signs up: unless it was, whoever chose the password may
 * not own the address, so the link must not confirm it instead of the account that asked for the link.
 */
export const unverifiedAccount = (accounts: readonly AccountWithAddress[]): FoundAccount | null => {
  const unverified = accounts.filter(({ isVerified }) => !isVerified);
  return found(unverified.find(({ isExternal }) => isExternal) ?? unverified[0]);
};
