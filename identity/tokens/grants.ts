import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { identityGrants } from '../../services/src/db/schema/identity/signIn.ts';
import { hashOf } from '../../services/src/text/secrets.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { endHostedSessions } from '../hosted/server/hostedSessions.ts';
import { limitRefreshesBy, limitRefreshesOf } from '../limits/limits.ts';
import { notAuthorised } from '../rpc/identityError.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import { whileUnchanged } from '../users/accountState.ts';
import { usableUser } from '../users/usableUser.ts';
import { changeUser, findById, type IdentityUser } from '../users/users.ts';
import { signTokens } from './signTokens.ts';

/** The scope of a sign-in through the operations: everything that users may do with their own account. */
export const ownAccountScope = 'aws.cognito.signin.user.admin';

const lifetimeMs = 30 * 24 * 3_600_000;

interface GrantOptions {
  readonly id?: string;
  readonly scope?: string;
  readonly deviceKey?: string | null;
  readonly nonce?: string | undefined;
  /** Whether the tokens will be discarded, so that this does not count as a login. */
  readonly isDiscarded?: boolean;
}

/**
 * Signs the user in: returns tokens and stores the sign-in. Throws if the password or a second factor has changed since the
 * user was read. Deletes expired sign-ins.
 */
export const grantTokens = async (
  deps: IdentityDeps,
  user: IdentityUser,
  {
    id = randomUUID(),
    scope = ownAccountScope,
    deviceKey = null,
    nonce,
    isDiscarded = false,
  }: GrantOptions = {},
) => {
  const now = new Date();
  const refreshToken = randomBytes(48).toString('base64url');
  const grant = { id, scope, deviceKey, signedInAt: now };
  await deps.database.orm.delete(identityGrants).where(lt(identityGrants.expiresAt, now));
  // The tokens of the first sign-in do not say that the user has registered before.
  const loginDate = now.toISOString().slice(0, 10);
  const signedIn = { ...user, attributes: { ...user.attributes, loginDate } };
  const tokens = await signTokens(deps, signedIn, grant, nonce);
  await whileUnchanged(deps.database, user, async (orm) => {
    await orm.insert(identityGrants).values({
      ...grant,
      userId: user.id,
      refreshHash: hashOf(refreshToken),
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    if (!isDiscarded)
      await changeUser({ orm }, user, {
        attributes: withAttributes({ loginDate, registered_before: 'true' }),
        // A sign-in changes nothing of the account.
        modifiedAt: sql`modified_at`,
      });
  });
  return { ...tokens, RefreshToken: refreshToken };
};

/** New tokens of an existing sign-in. */
export const refreshTokens = async (
  deps: IdentityDeps,
  refreshToken: string,
  caller: Pick<Caller, 'address'>,
) => {
  await limitRefreshesBy(deps, caller);
  const [grant] = await deps.database.orm
    .select()
    .from(identityGrants)
    .where(eq(identityGrants.refreshHash, hashOf(refreshToken)));
  if (grant === undefined || grant.revokedAt !== null) throw notAuthorised('Refresh Token has been revoked');
  if (grant.expiresAt.getTime() < Date.now()) throw notAuthorised('Refresh Token has expired');
  await limitRefreshesOf(deps, grant.id);
  return signTokens(deps, usableUser(await findById(deps.database, grant.userId)), grant);
};

/** Ends one sign-in: its tokens stop working. An unknown token is no error. */
export const revokeRefreshToken = async (
  { database: { orm } }: IdentityDeps,
  refreshToken: string,
): Promise<void> => {
  await orm
    .update(identityGrants)
    .set({ revokedAt: new Date() })
    .where(eq(identityGrants.refreshHash, hashOf(refreshToken)));
};

/** Whether the user has a sign-in with this id that has not ended. */
export const isSignInActive = async ({ orm }: Database, userId: string, id: string): Promise<boolean> => {
  const [grant] = await orm
    .select({ revokedAt: identityGrants.revokedAt })
    .from(identityGrants)
    .where(and(eq(identityGrants.id, id), eq(identityGrants.userId, userId)));
  return grant?.revokedAt === null;
};

/** Ends the sign-in with this id, if there is one. */
export const revokeSignIn = async ({ orm }: Pick<Database, 'orm'>, id: string): Promise<void> => {
  await orm.update(identityGrants).set({ revokedAt: new Date() }).where(eq(identityGrants.id, id));
};

/** Ends the sign-ins of a user, including those at the hosted page; `retainedId` names one that goes on. */
export const revokeSignIns = async (
  database: Pick<Database, 'orm'>,
  userId: string,
  retainedId?: string,
): Promise<void> => {
  const isOther = retainedId === undefined ? undefined : ne(identityGrants.id, retainedId);
  await database.orm
    .update(identityGrants)
    .set({ revokedAt: new Date() })
    .where(and(eq(identityGrants.userId, userId), isNull(identityGrants.revokedAt), isOther));
  await endHostedSessions(database, userId);
};
