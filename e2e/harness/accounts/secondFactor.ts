import { identityCall, newCredentials } from './account.ts';
import { identityAdminKey } from './poolSettings.ts';
import { totpCode } from './totp.ts';

/** Calls the admin interface of the identity service. */
const adminCall = async (identity: string, method: string, path: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${identity}/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${identityAdminKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
};

/** An account as an administrator creates it: with a temporary password, and a second factor that has yet to be set up. */
export const createByAdmin = async ({ identity }: { readonly identity: string }) => {
  const credentials = newCredentials();
  const { id } = (await adminCall(identity, 'POST', '/users', credentials)) as { readonly id: string };
  await adminCall(identity, 'PATCH', `/users/${id}/mfa`, { required: true });
  return credentials;
};

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
