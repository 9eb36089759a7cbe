import type { AccountAddress } from './accountAddress.ts';
import type { SignedInUser } from './idToken.ts';

/** A new password, with the current one. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** An access token of the sign-in that goes on, if the pool can keep one; all others end. */
  readonly accessToken: string | null;
}

/** An account of the identity service. */
export interface ManagedAccount {
  readonly id: string;
  readonly email: string;
  /** What `isPasswordUnchanged` compares, so that older links to reset the password can be refused. */
  readonly passwordState: string;
}

/** What became of a sign-in and its account. */
export type SignInStatus = 'active' | 'ended' | 'disabled' | 'gone';

export interface SignInState {
  readonly status: SignInStatus;
  readonly address: AccountAddress;
}

/** A sign-in, as its tokens name it. */
export interface SignIn extends Pick<SignedInUser, 'id' | 'username' | 'signInId' | 'signedInAt'> {
  readonly idToken: string;
}

/** Operations on accounts of the identity service. */
export interface IdentityAdmin {
  /** Whether the service itself mails the former address when a user changes theirs. */
  tellsFormerAddress: boolean;
  /** Returns the account with a password that has an email address, or null. */
  findByEmail: (email: string) => Promise<ManagedAccount | null>;
  /**
   * Returns the account of a user if it has an email address that is not verified, or null. Without a user, any such account
   * that does not wait for its sign-up, one of an external provider first.
   */
  findUnverified: (email: string, userId: string | null) => Promise<ManagedAccount | null>;
  findById: (userId: string) => Promise<ManagedAccount | null>;
  /** Returns the address of an account if it is confirmed and the account enabled; otherwise null. */
  confirmedAddress: (userId: string) => Promise<string | null>;
  /** Whether the password was not changed between two states. Some changes cannot be recognised. */
  isPasswordUnchanged: (before: string, now: string) => boolean;
  /** Ends all sign-ins. Returns false for an unknown account. Throws a 422 if the service rejects the password. */
  setPassword: (userId: string, password: string) => Promise<boolean>;
  /** Like `setPassword`, but requires the current password; throws a 422 if that is wrong. */
  changePassword: (userId: string, change: PasswordChange) => Promise<boolean>;
  confirmEmail: (userId: string) => Promise<boolean>;
  /**
   * The state of a sign-in and of its account, with the address of the account. Changes are noticed within the age that a
   * state may have; without a pool that checks sign-ins, only those that these services ended are known to have ended.
   */
  signInState: (signIn: SignIn) => Promise<SignInState>;
  /** Disables or enables the account. Tokens of a disabled one stop working. */
  setEnabled: (userId: string, enabled: boolean) => Promise<boolean>;
  /** Ends all sign-ins of the account. */
  signOutEverywhere: (userId: string) => Promise<boolean>;
  /** Returns false if the account does not exist. */
  deleteUser: (userId: string) => Promise<boolean>;
}
