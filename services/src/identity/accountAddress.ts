import type { SignedInUser } from './idToken.ts';

/** The address of an account, which a token may have outlived. */
export type AccountAddress = Pick<SignedInUser, 'email' | 'emailVerified' | 'emailToldAt'>;

/** The address of an account that is gone, which proves no mailbox. */
export const noAddress = (): AccountAddress => ({
  email: null,
  emailVerified: false,
  emailToldAt: Date.now() / 1000,
});

export const isSameAddress = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();
