import type { MessageId } from '../../i18n/messageId.ts';

/** The field of a form that a fault belongs to. */
export type FaultField = 'email' | 'password' | 'code' | 'newPassword' | 'answer' | 'phone';

/** Why a step failed: the text to show, and its field if it has one. */
export interface AuthFault {
  readonly message: MessageId;
  readonly field: FaultField | null;
}

const fault = (message: MessageId, field: FaultField | null = null): AuthFault => ({ message, field });

const emptyEmail = fault('auth.error.emptyEmail', 'email');
const emptyPassword = fault('auth.error.emptyPassword', 'password');
const emptyNewPassword = fault('auth.error.emptyPassword', 'newPassword');
const emptyCode = fault('auth.error.emptyCode', 'code');
const wrongCode = fault('auth.error.wrongCode', 'code');
const wrongAppCode = fault('auth.error.wrongAppCode', 'code');
const wrongCredentials = fault('auth.error.wrongCredentials');
const noSession = fault('auth.error.noSession');
const sessionEnded = fault('auth.error.sessionEnded');
const noMfa = fault('auth.error.noMfa');
const unavailable = fault('auth.error.unavailable');
const tooMany = fault('auth.error.tooMany');

export const invalidPhone = fault('auth.error.invalidPhone', 'phone');

/** The kinds of errors that the specification of the identity client lists. */
export const faultKinds = {
  emptyUsername: emptyEmail,
  emptyPassword,
  emptyCode,
  invalidUsername: fault('auth.error.invalidEmail', 'email'),
  invalidMfa: fault('auth.error.invalidMfa', 'answer'),
  noMfa,
  noUserSession: noSession,
  emptyChallengeResponse: fault('auth.error.emptyAnswer', 'answer'),
  missingConfig: unavailable,
  noConfig: unavailable,
  signUpError: fault('auth.error.signUp'),
  autoSignInError: fault('auth.error.autoSignIn'),
} as const satisfies Readonly<Record<string, AuthFault>>;

/** The faults by the name of the error. */
const byName: Readonly<Record<string, AuthFault>> = {
  EmptySignInUsername: emptyEmail,
  EmptySignUpUsername: emptyEmail,
  EmptyConfirmSignUpUsername: emptyEmail,
  EmptyresendSignUpCodeUsername: emptyEmail,
  EmptyResetPasswordUsername: emptyEmail,
  EmptyConfirmResetPasswordUsername: emptyEmail,
  EmptySignInPassword: emptyPassword,
  EmptySignUpPassword: emptyPassword,
  EmptyUpdatePassword: emptyNewPassword,
  EmptyConfirmResetPasswordNewPassword: emptyNewPassword,
  EmptyConfirmSignUpCode: emptyCode,
  EmptyConfirmResetPasswordConfirmationCode: emptyCode,
  EmptyVerifyTOTPSetupCode: emptyCode,
  EmptyConfirmUserAttributeCode: emptyCode,
  EmptyChallengeResponse: faultKinds.emptyChallengeResponse,
  IncorrectMFAMethod: faultKinds.invalidMfa,
  MFAMethodNotFoundException: noMfa,
  SoftwareTokenMFANotFoundException: noMfa,
  UserUnAuthenticatedException: noSession,
  NoSessionFoundException: noSession,
  AuthTokenConfigException: unavailable,
  AuthUserPoolException: unavailable,
  OAuthNotConfigureException: unavailable,
  ResourceNotFoundException: unavailable,
  AutoSignInException: faultKinds.autoSignInError,
  NotAuthorizedException: wrongCredentials,
  UserNotFoundException: wrongCredentials,
  UsernameExistsException: fault('auth.error.emailTaken', 'email'),
  AliasExistsException: fault('auth.error.emailTaken', 'email'),
  InvalidPasswordException: fault('form.weakPassword', 'password'),
  PasswordHistoryPolicyViolationException: fault('form.unchangedPassword', 'newPassword'),
  CodeMismatchException: wrongCode,
  EnableSoftwareTokenMFAException: wrongCode,
  ExpiredCodeException: fault('auth.error.expiredCode', 'code'),
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  UserNotConfirmedException: fault('auth.error.notConfirmed'),
  NetworkError: fault('auth.error.network'),
  TimeoutError: fault('auth.error.timeout'),
  OAuthSignInException: fault('auth.error.hosted'),
};

/** Faults by a part of the error's text, where its name says too little. */
const byText: readonly (readonly [RegExp, AuthFault])[] = [
  [/^User is disabled/, fault('auth.error.disabled')],
  // A wrong password or code locks for a second, then longer, up to 15 minutes; what is limited otherwise is counted by the hour.
  [/^Password attempts exceeded/i, fault('auth.error.locked')],
  [/attempts exceeded|limit exceeded/i, tooMany],
  [/^(?:Access|Refresh) Token has|^Refresh token/i, sessionEnded],
  [/^Invalid session for the user/, fault('auth.error.stepOver')],
  [/^No current user|user is not authenticated/i, noSession],
  [/user pool.*does not exist|requires? .*user pool/i, unavailable],
  [/Pending sign-in attempt already in progress/, fault('auth.error.pending')],
  [/software token has already been used/, fault('auth.error.usedCode', 'code')],
  [/email (?:address )?format|username should be an email/i, faultKinds.invalidUsername],
  [/phone number format/i, invalidPhone],
  [/network ?error|failed to fetch/i, fault('auth.error.network')],
];

/** What to tell the visitor about an error; `otherwise` for one without a text of its own. */
export const faultOf = (error: unknown, otherwise: MessageId = 'auth.error.unknown'): AuthFault => {
  if (!(error instanceof Error)) return fault(otherwise);
  const [, known] = byText.find(([text]) => text.test(error.message)) ?? [];
  return known ?? byName[error.name] ?? fault(otherwise);
};

/** What to tell the visitor about the code of an authenticator app, of which there is only one at a time. */
export const faultOfApp = (error: unknown, otherwise?: MessageId): AuthFault => {
  const found = faultOf(error, otherwise);
  return found === wrongCode ? wrongAppCode : found;
};

/** What to tell the visitor about an error of a request that sends a code or link. */
export const faultOfSending = (error: unknown, otherwise?: MessageId): AuthFault => {
  const found = faultOf(error, otherwise);
  return found === tooMany ? fault('auth.error.tooManyMessages') : found;
};

/**
 * What to tell a signed-in user who changes their account. They have typed neither an email nor a password, so that a refusal
 * is that of their session.
 */
export const faultInSession = (error: unknown, faultOfError: typeof faultOf = faultOf): AuthFault => {
  const found = faultOfError(error);
  return found === wrongCredentials || found === noSession ? sessionEnded : found;
};

/** Whether an error says that a confirmed account needs a new password before somebody can log in. */
export const needsNewPassword = (error: unknown): boolean =>
  error instanceof Error && /current status is reset_required/i.test(error.message);

/** Whether an error says that an account is confirmed already: on another device, or by a request whose answer was lost. */
export const isConfirmedAlready = (error: unknown): boolean =>
  needsNewPassword(error) ||
  (error instanceof Error && /current status is confirmed|already confirmed/i.test(error.message));

/** Whether an error says that what the service asked for after the password is over: it took too long, or was tried too often. */
export const endsChallenge = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.startsWith('Invalid session for the user') || error.name === 'SignInException');

/** Whether the service may have accepted what was sent although it seems to have failed: no answer came, or the code is used up. */
export const mayBeAccepted = (error: unknown): boolean =>
  ['auth.error.network', 'auth.error.timeout', 'auth.error.usedCode'].includes(faultOf(error).message);
