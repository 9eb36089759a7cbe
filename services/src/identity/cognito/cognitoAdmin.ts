import type { IdentityAdminSettings } from '../../config/settings.ts';
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { HttpProblem, notFound, unprocessable } from '../../rest/httpProblem.ts';
import { accountWithPassword, unverifiedAccount, type AccountWithAddress } from '../accountsOfAddress.ts';
import { noAddress } from '../accountAddress.ts';
import type { IdentityAdmin, ManagedAccount, SignIn, SignInState } from '../identityAdmin.ts';
import { identityUnavailable } from '../identityUnavailable.ts';
import { checkPool } from './checkPool.ts';
import { endSignIns, hasEnded } from './endedSignIns.ts';
import { isPasswordUnchanged, passwordStateOf } from './passwordState.ts';
import { signInStates } from '../signInStates.ts';

const timeoutMs = 10_000;

const AccessClaims = z.object({ sub: z.string() });

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof CognitoIdentityProviderServiceException && error.name === name;

interface PoolUser {
  readonly UserPoolId: string;
  readonly Username: string;
}

const attributeIn = (attributes: UserType['Attributes'], name: string): string | undefined =>
  attributes?.find(({ Name }) => Name === name)?.Value;

/** An account with the attributes that the services need; null if it lacks one. */
const managedAccount = (user: UserType | undefined): ManagedAccount | null => {
  const [id, email] = ['sub', 'email'].map((name) => attributeIn(user?.Attributes, name));
  if (user === undefined || id === undefined || email === undefined) return null;
  return { id, email, passwordState: passwordStateOf(user) };
};

/** The id of the user in an access token, which only the pool can verify; null if there is none. */
const userIn = (accessToken: string): string | null => {
  try {
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    return AccessClaims.parse(JSON.parse(payload)).sub;
  } catch {
    return null;
  }
};

/** Manages accounts in a user pool. */
export const cognitoAdmin = (
  {
    poolId: UserPoolId,
    clientId: ClientId,
    checkPoolId,
    endpoint,
    credentials,
    stateAgeMs,
    tellsFormerAddress,
    endsOtherSignIns,
  }: IdentityAdminSettings,
  database: Database,
): IdentityAdmin => {
  const client = new CognitoIdentityProviderClient({
    region: UserPoolId.slice(0, UserPoolId.indexOf('_')),
    maxAttempts: 2,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== undefined && { credentials }),
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
        const isVerified = attributeIn(user.Attributes, 'email_verified') === 'true';
        const isExternal = user.UserStatus === 'EXTERNAL_PROVIDER';
        const isUnconfirmed = user.UserStatus === 'UNCONFIRMED';
        return [{ ...account, isVerified, isExternal, isUnconfirmed }];
      });
    } catch (error) {
      throw identityUnavailable(error);
    }
  };

  const hasEndedAtPool = checkPoolId === null ? async () => false : checkPool({ checkPoolId, endpoint });

  const readState = async (signIn: SignIn): Promise<SignInState> => {
    const { id, username } = signIn;
    const emailToldAt = Date.now() / 1000;
    const gone: SignInState = { status: 'gone', address: noAddress() };
    const ended = hasEndedAtPool(signIn);
    // It does not matter for an account that is gone or disabled.
    ended.catch(() => undefined);
    try {
      const { Enabled, UserAttributes } = await client.send(
        new AdminGetUserCommand({ UserPoolId, Username: username ?? id }),
      );
      // Somebody else may have got the name after the account was deleted.
      if (attributeIn(UserAttributes, 'sub') !== id) return gone;
      const address = {
        email: attributeIn(UserAttributes, 'email') ?? null,
        emailVerified: attributeIn(UserAttributes, 'email_verified') === 'true',
        emailToldAt,
      };
      if (Enabled !== true) return { status: 'disabled', address };
      return { status: (await ended) ? 'ended' : 'active', address };
    } catch (error) {
      if (isNamed(error, 'UserNotFoundException')) return gone;
      throw identityUnavailable(error);
    }
  };
  const states = signInStates(readState, stateAgeMs);
  const asksEachTime = stateAgeMs === 0 && checkPoolId !== null;

  /** Returns false for an unknown account. Throws a 422 for an invalid password, which `field` names. */
  const change = async (
    userId: string,
    work: (user: PoolUser, status: UserType['UserStatus']) => Promise<unknown>,
    field = 'password',
  ): Promise<boolean> => {
    try {
      // The user name differs from the id for accounts of external providers.
      const [{ Username, UserStatus } = {}] = await find('sub', userId);
      if (Username === undefined) return false;
      await work({ UserPoolId, Username }, UserStatus);
      states.forget();
      return true;
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      if (isNamed(error, 'UserNotFoundException')) return false;
      if (isNamed(error, 'InvalidPasswordException'))
        throw unprocessable({ field, code: 'too_weak', message: (error as Error).message });
      if (isNamed(error, 'PasswordHistoryPolicyViolationException'))
        throw unprocessable({ field, code: 'unchanged', message: (error as Error).message });
      throw identityUnavailable(error);
    }
  };

  /** Throws a 422 when the pool answers that the password is wrong. */
  const withPassword = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!isNamed(error, 'NotAuthorizedException')) throw error;
      throw unprocessable({ field: 'old_password', code: 'wrong', message: 'The password is wrong.' });
    }
  };

  /** An account that needs a second factor answers with a challenge. */
  const requirePassword = (USERNAME: string, PASSWORD: string): Promise<void> =>
    withPassword(
      client.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      ),
    );

  const signOut = async (userId: string, user: PoolUser): Promise<void> => {
    await endSignIns(database, userId);
    await client.send(new AdminUserGlobalSignOutCommand(user));
  };

  /** Returns how to set a password and end all sign-ins: Amazon cannot keep one of them. */
  const passwordOf = (userId: string, Password: string) => async (user: PoolUser) => {
    await client.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
    await signOut(userId, user);
  };

  return {
    tellsFormerAddress,
    findByEmail: async (email) => accountWithPassword(await accountsWith(email)),
    findUnverified: async (email, userId) => unverifiedAccount(await accountsWith(email), userId),
    findById: async (userId) => {
      try {
        return managedAccount((await find('sub', userId))[0]);
      } catch (error) {
        throw identityUnavailable(error);
      }
    },
    confirmedAddress: async (userId) => {
      try {
        const [user] = await find('sub', userId);
        const isConfirmed = attributeIn(user?.Attributes, 'email_verified') === 'true';
        return user?.Enabled === true && isConfirmed ? (managedAccount(user)?.email ?? null) : null;
      } catch (error) {
        throw identityUnavailable(error);
      }
    },
    isPasswordUnchanged,
    signInState: async (signIn) =>
      !asksEachTime && (await hasEnded(database, signIn))
        ? { status: 'ended', address: noAddress() }
        : states.stateOf(signIn),
    setPassword: (userId, password) => change(userId, passwordOf(userId, password)),
    changePassword: (userId, { oldPassword, newPassword, accessToken }) =>
      change(
        userId,
        async (user, status) => {
          if (status === 'EXTERNAL_PROVIDER') throw notFound('account');
          if (endsOtherSignIns && accessToken !== null && userIn(accessToken) === userId)
            return withPassword(
              client.send(
                new ChangePasswordCommand({
                  AccessToken: accessToken,
                  PreviousPassword: oldPassword,
                  ProposedPassword: newPassword,
                }),
              ),
            );
          await requirePassword(user.Username, oldPassword);
          return passwordOf(userId, newPassword)(user);
        },
        'new_password',
      ),
    confirmEmail: (userId) =>
      change(userId, async (user) => {
        const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
        await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
      }),
    setEnabled: (userId, enabled) =>
      change(userId, async (user) => {
        if (!enabled) await endSignIns(database, userId);
        await client.send(enabled ? new AdminEnableUserCommand(user) : new AdminDisableUserCommand(user));
      }),
    signOutEverywhere: (userId) => change(userId, (user) => signOut(userId, user)),
    deleteUser: (userId) => change(userId, (user) => client.send(new AdminDeleteUserCommand(user))),
  };
};
