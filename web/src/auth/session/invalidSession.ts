/** What the identity service says about a session that has ended. */
const messages: ReadonlySet<string> = new Set([
  'Access Token has been revoked',
  'Refresh Token has been revoked',
  'Refresh Token has expired',
  'User is disabled.',
  'User does not exist.',
]);

/** Errors that end a session whatever their message. */
const names: ReadonlySet<string> = new Set([
  'UserNotFoundException',
  'TokenRevokedException',
  'RefreshTokenReuseException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserUnAuthenticatedException',
]);

/** Whether an error of the identity service means that the visitor is no longer signed in. */
export const endsSession = (error: unknown): boolean =>
  error instanceof Error && (names.has(error.name) || messages.has(error.message.trim()));
