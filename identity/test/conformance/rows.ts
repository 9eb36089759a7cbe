/** What can be called: an operation, with its flow or challenge where it has one. */
export interface Call {
  readonly operation: string;
  readonly detail: string | null;
}

export const rowOf = ({ operation, detail }: Call): string =>
  detail === null ? operation : `${operation} ${detail}`;

const userPool = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth USER_SRP_AUTH',
  'InitiateAuth USER_PASSWORD_AUTH',
  'InitiateAuth USER_AUTH',
  'InitiateAuth CUSTOM_AUTH',
  'RespondToAuthChallenge PASSWORD_VERIFIER',
  'RespondToAuthChallenge SMS_MFA',
  'RespondToAuthChallenge SOFTWARE_TOKEN_MFA',
  'RespondToAuthChallenge SELECT_MFA_TYPE',
  'RespondToAuthChallenge MFA_SETUP',
  'RespondToAuthChallenge NEW_PASSWORD_REQUIRED',
  'RespondToAuthChallenge CUSTOM_CHALLENGE',
  'RespondToAuthChallenge DEVICE_SRP_AUTH',
  'RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER',
  'GetTokensFromRefreshToken',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ChangePassword',
  'GetUser',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
  'DeleteUser',
  'GlobalSignOut',
  'RevokeToken',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
  'SetUserMFAPreference',
  'ConfirmDevice',
  'ListDevices',
  'UpdateDeviceStatus',
  'ForgetDevice',
];

/** What aws-amplify calls. */
export const amplifyRows = [...userPool, 'GetId', 'GetCredentialsForIdentity'];

/** What the AWS SDK calls; its client of identity pools is another package. */
export const sdkRows = [...userPool, 'InitiateAuth REFRESH_TOKEN_AUTH'];

export const allRows = [...new Set([...amplifyRows, ...sdkRows])];
