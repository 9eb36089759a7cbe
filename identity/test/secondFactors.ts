import { createVerifier } from '../srp/verifier.ts';
import { call } from './call.ts';
import { totpCode } from './conformance/totpCodes.ts';
import { password, createSignedInUser } from './testUsers.ts';
import type { TestIdentity } from './startTestIdentity.ts';

/** Makes an authenticator app the second factor; returns its secret and the code that was used. */
export const setUpApp = async (identity: TestIdentity, AccessToken: string) => {
  const associated = await call(identity, 'AssociateSoftwareToken', { AccessToken });
  const secret = String(associated.body['SecretCode']);
  const usedCode = totpCode(secret);
  await call(identity, 'VerifySoftwareToken', { AccessToken, UserCode: usedCode });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await call(identity, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  return { secret, usedCode };
};

/** An account that has signed in with a device; `confirm` stores a verifier of the device. */
export const createUserWithDevice = async (identity: TestIdentity) => {
  const { email, AccessToken, NewDeviceMetadata } = await createSignedInUser(identity);
  const { DeviceKey = '', DeviceGroupKey = '' } = NewDeviceMetadata ?? {};
  const { salt, verifier } = createVerifier({ group: DeviceGroupKey, id: DeviceKey }, password);
  const base64 = (hex: string) =>
    Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64');
  const confirm = (PasswordVerifier: string) =>
    call(identity, 'ConfirmDevice', {
      AccessToken,
      DeviceKey,
      DeviceSecretVerifierConfig: { Salt: base64(salt), PasswordVerifier },
    });
  return { email, AccessToken, DeviceKey, DeviceGroupKey, confirm, verifier: base64(verifier) };
};

/** The same, with a device that is remembered. */
export const createUserWithRememberedDevice = async (identity: TestIdentity) => {
  const user = await createUserWithDevice(identity);
  const { AccessToken, DeviceKey } = user;
  await user.confirm(user.verifier);
  const DeviceRememberedStatus = 'remembered';
  await call(identity, 'UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus });
  return user;
};
