import { confirmDevice } from '../devices/confirmDevice.ts';
import { forgetDevice } from '../devices/forgetDevice.ts';
import { listDevices } from '../devices/listDevices.ts';
import { updateDeviceStatus } from '../devices/updateDeviceStatus.ts';
import { getCredentialsForIdentity } from '../identity-pool/getCredentialsForIdentity.ts';
import { getId } from '../identity-pool/getId.ts';
import { associateSoftwareToken } from '../mfa/associateSoftwareToken.ts';
import { setUserMfaPreference } from '../mfa/setUserMfaPreference.ts';
import { verifySoftwareToken } from '../mfa/verifySoftwareToken.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { confirmForgotPassword } from '../passwords/confirmForgotPassword.ts';
import { forgotPassword } from '../passwords/forgotPassword.ts';
import { deleteUser } from '../profile/deleteUser.ts';
import { deleteUserAttributes } from '../profile/deleteUserAttributes.ts';
import { getUser } from '../profile/getUser.ts';
import { getUserAttributeVerificationCode } from '../profile/getUserAttributeVerificationCode.ts';
import { updateUserAttributes } from '../profile/updateUserAttributes.ts';
import { verifyUserAttribute } from '../profile/verifyUserAttribute.ts';
import { initiateAuth } from '../sign-in/initiateAuth.ts';
import { respondToAuthChallenge } from '../sign-in/respondToAuthChallenge.ts';
import { confirmSignUp } from '../sign-up/confirmSignUp.ts';
import { resendConfirmationCode } from '../sign-up/resendConfirmationCode.ts';
import { signUp } from '../sign-up/signUp.ts';
import { getTokensFromRefreshToken } from '../tokens/getTokensFromRefreshToken.ts';
import { globalSignOut } from '../tokens/globalSignOut.ts';
import { revokeToken } from '../tokens/revokeToken.ts';
import type { Operation } from './operation.ts';

const byName = (operations: readonly Operation[]): ReadonlyMap<string, Operation> =>
  new Map(operations.map((operation) => [operation.name, operation]));

/** The operations of the user pool and of the identity pool, by the services that Amazon's clients call. */
export const operations: ReadonlyMap<string, ReadonlyMap<string, Operation>> = new Map([
  [
    'AWSCognitoIdentityProviderService',
    byName([
      signUp,
      confirmSignUp,
      resendConfirmationCode,
      initiateAuth,
      respondToAuthChallenge,
      getTokensFromRefreshToken,
      revokeToken,
      globalSignOut,
      forgotPassword,
      confirmForgotPassword,
      changePassword,
      getUser,
      updateUserAttributes,
      deleteUserAttributes,
      getUserAttributeVerificationCode,
      verifyUserAttribute,
      deleteUser,
      associateSoftwareToken,
      verifySoftwareToken,
      setUserMfaPreference,
      confirmDevice,
      listDevices,
      updateDeviceStatus,
      forgetDevice,
    ]),
  ],
  ['AWSCognitoIdentityService', byName([getId, getCredentialsForIdentity])],
]);
