import type { AuthFault } from '../faults/faults.ts';

/** A method of the second factor. */
export type MfaMethod = 'SMS' | 'TOTP' | 'EMAIL';

/** Why the visitor is asked to log in. */
export type LoginReason = 'confirmed' | 'passwordChanged' | 'stepOver' | 'answerLost' | 'tooManyLinks';

/** What signing up or in needs next. */
export type AuthStep =
  | { readonly step: 'done' }
  | { readonly step: 'confirmSignUp'; readonly email: string; readonly sent: boolean }
  | { readonly step: 'waitForLink'; readonly email: string; readonly sent: boolean }
  | { readonly step: 'logIn'; readonly email: string; readonly why: LoginReason }
  | { readonly step: 'customChallenge'; readonly parameters: Readonly<Record<string, string>> }
  | { readonly step: 'smsCode'; readonly destination: string | null }
  | { readonly step: 'emailCode'; readonly destination: string | null }
  | { readonly step: 'totpCode' }
  | { readonly step: 'setUpTotp'; readonly secret: string; readonly uri: string }
  | { readonly step: 'enterPhone' }
  | { readonly step: 'chooseMfa'; readonly methods: readonly MfaMethod[] }
  | { readonly step: 'newPassword'; readonly missingAttributes: readonly string[] }
  | { readonly step: 'resetPassword'; readonly email: string }
  | { readonly step: 'failed'; readonly fault: AuthFault };
