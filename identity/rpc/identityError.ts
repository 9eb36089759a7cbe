/** The names of errors that aws-amplify and the AWS SDK know. */
export type IdentityErrorName =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'PasswordResetRequiredException'
  | 'ResourceNotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** Throw this to answer 400 with an error that the client knows by its name. */
export class IdentityError extends Error {
  override readonly name: IdentityErrorName;
  /** When to try again, if the error passes. Cognito has no field for it, so it is the header Retry-After. */
  readonly retryAfterSeconds: number | null;

  constructor(name: IdentityErrorName, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = name;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const notAuthorised = (message: string) => new IdentityError('NotAuthorizedException', message);

/** The same for an unknown account and for a wrong password, so that nobody learns which accounts exist. */
export const wrongCredentials = () => notAuthorised('Incorrect username or password.');

export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message);
