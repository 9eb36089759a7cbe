import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { newCredentials } from './account.ts';
import { adminCredentials } from './poolSettings.ts';

const UserPoolId = 'us-east-1_Embedded1';

const administrator = (identity: string) =>
  new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: identity,
    credentials: adminCredentials,
  });

const commands = {
  disable: AdminDisableUserCommand,
  enable: AdminEnableUserCommand,
  delete: AdminDeleteUserCommand,
};

/** Administers an account at the identity service: disables, enables or deletes it. */
export const administer = async (
  identity: string,
  Username: string,
  action: keyof typeof commands,
): Promise<void> => {
  await administrator(identity).send(new commands[action]({ UserPoolId, Username }));
};

/** An account as an administrator creates it: with a temporary password, and a second factor that has yet to be set up. */
export const createByAdmin = async ({
  identity,
  control,
}: {
  readonly identity: string;
  readonly control: string;
}) => {
  const credentials = newCredentials();
  await administrator(identity).send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: credentials.email,
      TemporaryPassword: credentials.password,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      MessageAction: 'SUPPRESS',
    }),
  );
  const body = JSON.stringify(credentials.email);
  const answer = await fetch(`${control}/second-factors`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return credentials;
};
