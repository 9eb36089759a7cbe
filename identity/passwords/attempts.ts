import { and, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../../services/src/db/database.ts';
import { identityLockouts } from '../../services/src/db/schema/identity/attempt.ts';
import type { Visitor } from '../limits/visitor.ts';
import { IdentityError } from '../rpc/identityError.ts';

/** Who tried, and what. */
export interface Attempt {
  /** The id of an account, or the made-up id of a name without one. */
  readonly id: string;
  readonly visitor: Pick<Visitor, 'key' | 'isUsual'>;
  /** Whether the password came before: then whoever is not usual here is counted with all others who are not. */
  readonly isSecondStep?: boolean;
}

/** After this many wrong attempts in a row a visitor is locked out: for 1 s, then twice as long each time, up to 15 minutes. */
const freeAttempts = 5;
const maxLockSeconds = 900;

const elsewhere = 'elsewhere';

/** Under what an attempt is counted. */
const callersOf = ({ visitor, isSecondStep = false }: Attempt): string[] =>
  isSecondStep && !visitor.isUsual ? [visitor.key, elsewhere] : [visitor.key];

const isOf = (attempt: Attempt) =>
  and(eq(identityLockouts.accountId, attempt.id), inArray(identityLockouts.caller, callersOf(attempt)));

/** Throws while the visitor is locked out of the account. */
export const requireUnlocked = async ({ orm }: Database, attempt: Attempt): Promise<void> => {
  const [locked] = await orm
    .select({ until: max(identityLockouts.lockedUntil) })
    .from(identityLockouts)
    .where(and(isOf(attempt), gt(identityLockouts.lockedUntil, sql`now()`)));
  if (locked === undefined || locked.until === null) return;
  const seconds = Math.max(1, Math.ceil((locked.until.getTime() - Date.now()) / 1_000));
  throw new IdentityError('NotAuthorizedException', 'Password attempts exceeded', seconds);
};

/** Counts a wrong password or code, exactly even under concurrency. Forgets failures older than a day. */
export const countFailure = async ({ orm }: Database, attempt: Attempt): Promise<void> => {
  const failures = sql`${identityLockouts.failures} + 1`;
  await orm.delete(identityLockouts).where(lt(identityLockouts.lastFailureAt, sql`now() - interval '1 day'`));
  await orm
    .insert(identityLockouts)
    .values(
      callersOf(attempt).map((caller) => ({
        accountId: attempt.id,
        caller,
        failures: 1,
        lastFailureAt: sql`now()`,
      })),
    )
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

/** Forgets the failures of a visitor who got in. */
export const clearFailuresOf = async ({ orm }: Pick<Database, 'orm'>, attempt: Attempt): Promise<void> => {
  await orm.delete(identityLockouts).where(isOf(attempt));
};

/** Forgets the failures of everybody. */
export const clearFailures = async (
  { orm }: Pick<Database, 'orm'>,
  { id }: { readonly id: string },
): Promise<void> => {
  await orm.delete(identityLockouts).where(eq(identityLockouts.accountId, id));
};
