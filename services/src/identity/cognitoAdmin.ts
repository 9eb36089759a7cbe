import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { HttpProblem, unprocessable } from '../rest/httpProblem.ts';
import { accountWithPassword, unverifiedAccount, type AccountWithAddress } from './accountsOfAddress.ts';
import type { IdentityAdmin, IdentityAdminSettings, ManagedAccount } from './identityAdmin.ts';
import { identityUnavailable } from './identityUnavailable.ts';

const timeoutMs = 10_000;

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof CognitoIdentityProviderServiceException && error.name === name;

const attributeOf = (user: UserType | undefined, name: string): string | undefined =>
  user?.Attributes?.find(({ Name }) => Name === name)?.Value;

/** An account with the attributes that the services need; null if it lacks one. */
const managedAccount = (user: UserType | undefined): ManagedAccount | null => {
  const [id, email] = [attributeOf(user, 'sub'), attributeOf(user, 'email')];
  if (id === undefined || email === undefined) return null;
  return { id, email, passwordState: user?.UserLastModifiedDate?.toISOString() ?? '' };
};

/** Manages accounts in a user pool at Amazon. The credentials are those of the environment, as AWS tools find them. */
export const cognitoAdmin = ({
  poolId: UserPoolId,
  clientId: ClientId,
  endpoint,
}: Omit<Extract<IdentityAdminSettings, { kind: 'cognito' }>, 'kind'>): IdentityAdmin => {
  const client = new CognitoIdentityProviderClient({
    region: UserPoolId.slice(0, UserPoolId.indexOf('_')),
    maxAttempts: 2,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
    ...(endpoint !== undefined && { endpoint }),
  });

  const find = async (attribute: 'sub' | 'email', value: string): Promise<UserType[]> =>
    (
      await client.send(
        new ListUsersCommand({
          UserPoolId,
          Filter: `${attribute} = ${JSON.stringify(value)}`,
          Limit: 10,
        }),
      )
    ).Users ?? [];

  const accountsWith = async (address: string): Promise<AccountWithAddress[]> => {
    try {
      return (await find('email', address)).flatMap((user) => {
        const account = managedAccount(user);
        if (account?.email.toLowerCase() !== address) return [];
        const isVerified = attributeOf(user, 'email_verified') === 'true';
        return [{ ...account, isVerified, isExternal: user.UserStatus === 'EXTERNAL_PROVIDER' }];
      });
    } catch (error) {
      throw identityUnavailable(error);
    }
  };

  /** Returns false for an unknown account. Throws a 422 for an invalid password, which `field` names. */
  const change = async (
    userId: string,
    work: (user: { UserPoolId: string; Username: string }) => Promise<unknown>,
    field = 'password',
  ): Promise<boolean> => {
    try {
      // The user name differs from the id for accounts of external providers.
      const Username = (await find('sub', userId))[0]?.Username;
      if (Username === undefined) return false;
      await work({ UserPoolId, Username });
      return true;
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      if (isNamed(error, 'UserNotFoundException')) return false;
      if (isNamed(error, 'InvalidPasswordException'))
        throw unprocessable({ field, code: 'too_weak', message: (error as Error).message });
      throw identityUnavailable(error);
    }
  };

  /** Throws a 422 when the password is wrong. An account that needs a second factor answers with a challenge. */
  const requirePassword = async (USERNAME: string, PASSWORD: string): Promise<void> => {
    try {
      await client.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      );
    } catch (error) {
      if (!isNamed(error, 'NotAuthorizedException')) throw error;
      throw unprocessable({ field: 'old_password', code: 'wrong', message: 'The password is wrong.' });
    }
  };

  /** Sets a password and ends all sign-ins: Amazon cannot keep one of them. */
  const setPassword = async (user: { UserPoolId: string; Username: string }, Password: string) => {
    await client.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
    await client.send(new AdminUserGlobalSignOutCommand(user));
  };

  return {
    findByEmail: async (email) => accountWithPassword(await accountsWith(email)),
    findUnverified: async (email, userId) => unverifiedAccount(await accountsWith(email), userId),
    findById: async (userId) => {
      try {
        return managedAccount((await find('sub', userId))[0]);
      } catch (error) {
        throw identityUnavailable(error);
      }
    },
    signInState: async ({ userId }) => {
      try {
        const [user] = await find('sub', userId);
        if (user === undefined) return 'gone';
        return user.Enabled === true ? 'active' : 'disabled';
      } catch (error) {
        throw identityUnavailable(error);
      }
    },
    setPassword: (userId, password) => change(userId, (user) => setPassword(user, password)),
    changePassword: (userId, { oldPassword, newPassword }) =>
      change(
        userId,
        async (user) => {
          await requirePassword(user.Username, oldPassword);
          await setPassword(user, newPassword);
        },
        'new_password',
      ),
    confirmEmail: (userId) =>
      change(userId, async (user) => {
        const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
        await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
      }),
    setEnabled: (userId, enabled) =>
      change(userId, (user) =>
        enabled
          ? client.send(new AdminEnableUserCommand(user))
          : client.send(new AdminDisableUserCommand(user)),
      ),
    signOutEverywhere: (userId) =>
      change(userId, (user) => client.send(new AdminUserGlobalSignOutCommand(user))),
    deleteUser: (userId) => change(userId, (user) => client.send(new AdminDeleteUserCommand(user))),
  };
};
