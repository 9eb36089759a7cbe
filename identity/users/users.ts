import { randomUUID } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../services/src/db/database.ts';
import { networkHash } from '../../services/src/identity/knownNetworks.ts';
import { identityCodes } from '../../services/src/db/schema/identity/attempt.ts';
import { identityUsers } from '../../services/src/db/schema/identity/user.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { hasPassword, passwordColumns } from '../passwords/passwordColumns.ts';
import { IdentityError } from '../rpc/identityError.ts';

export type IdentityUser = typeof identityUsers.$inferSelect;

/** Returns the user with an id. */
export const findById = async ({ orm }: Database, id: string): Promise<IdentityUser | null> =>
  (await orm.select().from(identityUsers).where(eq(identityUsers.id, id)))[0] ?? null;

/** Returns the user with an id or, in any case, a user name, as clients send either. */
export const findByName = async ({ orm }: Database, name: string): Promise<IdentityUser | null> => {
  const isNamed = or(eq(identityUsers.id, name), eq(identityUsers.username, name.toLowerCase()));
  return (await orm.select().from(identityUsers).where(isNamed))[0] ?? null;
};

export const changeUser = async (
  { orm }: Pick<Database, 'orm'>,
  { id }: Pick<IdentityUser, 'id'>,
  change: PgUpdateSetSource<typeof identityUsers>,
): Promise<void> => {
  await orm.update(identityUsers).set(change).where(eq(identityUsers.id, id));
};

/** A condition for an account that nobody has confirmed: whoever proves that the address is theirs takes its place. */
export const isUnconfirmedSignUp = (email: string) =>
  and(
    eq(identityUsers.username, email.toLowerCase()),
    eq(identityUsers.status, 'UNCONFIRMED'),
    eq(identityUsers.enabled, true),
  );

/** More than the limits of mails allow while a code works. */
const maxReplaced = 100;

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  /** Who signs up; null if somebody else creates the account. */
  readonly caller?: Pick<Caller, 'address'> | null;
}

/**
 * Creates an account. Its user name is the email address. Replaces an account that nobody has confirmed: the
 * password of somebody who does not own the address must not outlast the owner's sign-up.
 */
export const createUser = async (
  deps: IdentityDeps,
  { email, password, attributes, status, caller = null }: NewUser,
): Promise<IdentityUser> => {
  const id = randomUUID();
  const username = email.toLowerCase();
  const columns = await passwordColumns(deps, id, password);
  const signedUpFrom = caller === null ? null : networkHash(username, caller.address);
  const [created] = await deps.database.orm.transaction(async (transaction) => {
    const [former] = await transaction.delete(identityUsers).where(isUnconfirmedSignUp(email)).returning();
    // What was mailed to the address proves it as well for this sign-up, which may get no further mail.
    if (former !== undefined)
      await transaction
        .update(identityCodes)
        .set({ userId: id })
        .where(and(eq(identityCodes.userId, former.id), eq(identityCodes.purpose, 'sign_up')));
    const isRepeated = former?.signedUpFrom === signedUpFrom && (await hasPassword(deps, former, password));
    const isContested = former !== undefined && (former.isContested || !isRepeated);
    return transaction
      .insert(identityUsers)
      .values({
        id,
        username,
        status,
        signedUpFrom,
        isContested,
        replacedIds: former === undefined ? [] : [former.id, ...former.replacedIds].slice(0, maxReplaced),
        attributes: { ...attributes, email, 'custom:appjobs_user_id': `cognito|${id}` },
        ...columns,
      })
      .onConflictDoNothing()
      .returning();
  });
  if (created === undefined)
    throw new IdentityError('UsernameExistsException', 'An account with the given email already exists.');
  return created;
};
