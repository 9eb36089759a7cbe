import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { identityLockouts } from '../../src/db/schema/identity/lockout.ts';
import { notAuthorised } from '../rpc/identityError.ts';

/** An account, or the made-up id of a name without one. */
interface Account {
  readonly id: string;
}

/** After this many wrong attempts in a row an account is locked: for 1 s, then twice as long each time, up to 15 minutes. */
const freeAttempts = 5;
const maxLockSeconds = 900;

/** Throws while the account is locked. */
export const requireUnlocked = async ({ orm }: Database, { id }: Account): Promise<void> => {
  const isLocked = and(eq(identityLockouts.accountId, id), gt(identityLockouts.lockedUntil, sql`now()`));
  const locked = await orm.select({ id: identityLockouts.accountId }).from(identityLockouts).where(isLocked);
  if (locked.length > 0) throw notAuthorised('Password attempts exceeded');
};

/** Counts a wrong password or code, exactly even under concurrency. Forgets failures older than a day. */
export const countFailure = async ({ orm }: Database, { id }: Account): Promise<void> => {
  const failures = sql`${identityLockouts.failures} + 1`;
  await orm.delete(identityLockouts).where(lt(identityLockouts.lastFailureAt, sql`now() - interval '1 day'`));
  await orm
    .insert(identityLockouts)
    .values({ accountId: id, failures: 1, lastFailureAt: sql`now()` })
    .onConflictDoUpdate({
      target: [identityLockouts.accountId, identityLockouts.caller],
      set: {
        failures,
        lastFailureAt: sql`now()`,
        lockedUntil: sql`case when ${failures} >= ${freeAttempts}
          then now() + interval '1 second' * least(power(2, least(${failures} - ${freeAttempts}, 20)), ${maxLockSeconds})
          else null end`,
      },
    });
};

export const clearFailures = async ({ orm }: Pick<Database, 'orm'>, { id }: Account): Promise<void> => {
  await orm.delete(identityLockouts).where(eq(identityLockouts.accountId, id));
};
