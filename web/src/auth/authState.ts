import { storedFields } from '../browser/storage/storedJson.ts';
import type { MessageId } from '../i18n/messageId.ts';
import { isSitePath } from '../paths/isSitePath.ts';
import type { AuthProfile, IdentityProvider } from './profile.ts';

/** What the visitor did to sign in. */
export type AuthTrigger = 'signUp' | 'signIn';

/** What the browser stores about the visitor's account. */
export interface AuthState {
  readonly accessToken: string | null;
  /** The bearer token of authorised calls; null for guests. */
  readonly idToken: string | null;
  /** Milliseconds since 1970 by the server's clock; null for guests. */
  readonly expiresAt: number | null;
  /** When the tokens were received, in milliseconds since 1970 by the browser's clock. */
  readonly lastRenewedAt: number | null;
  readonly profile: AuthProfile | null;
  readonly identityProvider: IdentityProvider | null;
  /** Where a tab has last asked to go after the next login; each keeps its own path (`returnAfterLogin.ts`). */
  readonly redirectPath: string;
  /** The step of signing up or in that the visitor has reached, such as `totpCode`; null outside of it. */
  readonly stepName: string | null;
  /** What the visitor signs up for: `AddReview`. */
  readonly registerSource: string | null;
  /** The code of the link in a verification mail. */
  readonly verificationCode: string | null;
  readonly authTrigger: AuthTrigger | null;
  /** Whether the next login still has to be processed. */
  readonly shouldPostProcess: boolean;
  /** Whether a login is in progress. */
  readonly isProcessing: boolean;
  /** Whether the visitor agreed to emails when signing up. */
  readonly emailConsent: boolean;
  /** Whether the next login saves the user with the consent to emails. */
  readonly isReadyToSaveUser: boolean;
  /** The address, in lower case, of the sign-up whose login is to come; null if it began at a provider. */
  readonly signUpEmail: string | null;
  /** The id of the account that this sign-up created. */
  readonly signUpId: string | null;
  /** The address that the user wants instead of theirs, while its code is waited for. */
  readonly newAddress: string | null;
  /** The user whose answers from before the sign-up could not be saved yet. */
  readonly unsavedAnswersOf: string | null;
  /** The text to show where one signs in, such as why an address could not be verified. */
  readonly authErrorMessage: MessageId | null;
}

export const guest: AuthState = {
  accessToken: null,
  idToken: null,
  expiresAt: null,
  lastRenewedAt: null,
  profile: null,
  identityProvider: null,
  redirectPath: '/',
  stepName: null,
  registerSource: null,
  verificationCode: null,
  authTrigger: null,
  shouldPostProcess: false,
  isProcessing: false,
  emailConsent: false,
  isReadyToSaveUser: false,
  signUpEmail: null,
  signUpId: null,
  newAddress: null,
  unsavedAnswersOf: null,
  authErrorMessage: null,
};

/** Whether there is an id token that has not expired; `now` is the server's time. */
export const isSignedIn = (
  { idToken, expiresAt }: Pick<AuthState, 'idToken' | 'expiresAt'>,
  now: number,
): boolean => Boolean(idToken) && expiresAt !== null && expiresAt > now;

/** Whether a stored value has the type of its field. Unknown fields may have any. */
const fits = ([name, value]: readonly [string, unknown]): boolean => {
  if (name === 'redirectPath') return typeof value === 'string' && isSitePath(value);
  const initial = guest[name as keyof AuthState];
  if (initial === undefined || value === initial) return true;
  if (initial !== null) return typeof value === typeof initial;
  if (name === 'profile') return typeof value === 'object';
  return name.endsWith('At') ? typeof value === 'number' : typeof value === 'string' && value !== '';
};

/** Parses the stored state. Keeps fields that it does not know; invalid fields get their initial value. */
export const authStateFrom = (text: string | null): AuthState => ({
  ...guest,
  ...Object.fromEntries(Object.entries(storedFields(text)).filter(fits)),
});
