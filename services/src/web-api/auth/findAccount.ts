import { asc, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/user.ts';
import type { IdentityAdmin } from '../../identity/identityAdmin.ts';

/** Trims an email address and lower-cases it, so that spellings of one address compare as equal. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

interface Account {
  id: string;
  email: string;
  /** Null without an identity service. */
  passwordState: string | null;
}

export const hasAddress = (email: string): SQL => sql`lower(${users.email}) = ${email}`;

/** Returns the oldest account that meets a condition, among those that have signed in here. */
export const findOldestAccount = async (
  { orm }: Database,
  condition: SQL | undefined,
): Promise<Account | null> => {
  const [user] = await orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(condition)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return user?.email ? { id: user.id, email: user.email, passwordState: null } : null;
};

/**
 * Returns the account with an email address, from the identity service if one is configured. Mail goes to the account's
 * address, never to the entered one, because two addresses can look alike and still differ.
 */
export const findAccount = async (
  database: Database,
  identity: IdentityAdmin | null,
  email: string,
): Promise<Account | null> =>
  identity === null ? findOldestAccount(database, hasAddress(email)) : identity.findByEmail(email);
