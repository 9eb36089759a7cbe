import type { AuthStep, LoginReason } from '../account/authStep.ts';

/** Whose sign-up or sign-in it is. The password is in memory only: a page that was loaded again does not have it. */
interface Known {
  readonly email: string;
  readonly password: string | null;
}

/** What waits for the visitor to prove that the address is theirs. */
interface Waiting extends Known {
  /** Whether a mail went out on this page. */
  readonly sent: boolean;
}

/** What the service asks for after the password. */
export type SecondStep = Extract<
  AuthStep,
  { readonly step: 'customChallenge' | 'smsCode' | 'emailCode' | 'totpCode' | 'setUpTotp' | 'chooseMfa' }
>;
export type NewPassword = Extract<AuthStep, { readonly step: 'newPassword' }>;

/** A state in which the site waits for the visitor. */
export type Resting =
  | { readonly name: 'guest' | 'sessionEnded' | 'atProvider' | 'signedIn' }
  | (Waiting & { readonly name: 'codeWanted' })
  | (Waiting & { readonly name: 'linkWanted'; readonly until: number })
  | (Known & { readonly name: 'secondStep'; readonly step: SecondStep })
  | (Known & { readonly name: 'newPassword'; readonly step: NewPassword })
  | { readonly name: 'addressWaits'; readonly address: string; readonly sent: boolean }
  | { readonly name: 'loginWanted'; readonly email: string; readonly why: LoginReason }
  /** `isRequired`: the service asks for it, and not the visitor. */
  | { readonly name: 'resetWanted'; readonly email: string; readonly isRequired: boolean }
  | { readonly name: 'resetSent' | 'resetOpened' | 'resetSpent'; readonly email: string };

/** A state in which the visitor waits for the service; `before` is where a refusal leads. */
export type Busy =
  | (Known & {
      readonly name: 'signingUp' | 'signingIn' | 'confirming' | 'answering';
      readonly before: Resting;
    })
  | { readonly name: 'returning'; readonly exchange: AbortController }
  | { readonly name: 'loggingIn'; readonly done: Promise<void> };

/** The state of the visitor's account in this tab. */
export type Account = { readonly name: 'closed' } | Resting | Busy;

export type AccountName = Account['name'];
