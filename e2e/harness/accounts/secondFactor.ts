import { identityCall } from './account.ts';
import { totpCode } from './totp.ts';

/** Registers an authenticator app, which is not asked for yet. Returns its secret. */
const registerTotp = async (identity: string, AccessToken: string): Promise<string> => {
  const { SecretCode: secret } = (await identityCall(identity, 'AssociateSoftwareToken', {
    AccessToken,
  })) as { readonly SecretCode: string };
  await identityCall(identity, 'VerifySoftwareToken', { AccessToken, UserCode: totpCode(secret) });
  return secret;
};

/** Makes an authenticator app the second factor of a user, with its first code. Returns its secret. */
export const setUpTotp = async (
  { identity }: { readonly identity: string },
  AccessToken: string,
): Promise<string> => {
  const secret = await registerTotp(identity, AccessToken);
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await identityCall(identity, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  return secret;
};

/** Sets up an authenticator app next to the text messages of a user, who then chooses at each sign-in. Returns its secret. */
export const addTotp = async (
  { identity }: { readonly identity: string },
  AccessToken: string,
): Promise<string> => {
  const secret = await registerTotp(identity, AccessToken);
  await identityCall(identity, 'SetUserMFAPreference', {
    AccessToken,
    SMSMfaSettings: { Enabled: true, PreferredMfa: false },
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false },
  });
  return secret;
};
