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

  constructor(name: IdentityErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

export const notAuthorised = (message: string) => new IdentityError('NotAuthorizedException', message);

/** The same for an unknown account and for a wrong password, so that nobody learns which accounts exist. */
export const wrongCredentials = () => notAuthorised('Incorrect username or password.');

export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message);
