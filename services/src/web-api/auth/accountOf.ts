import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/user.ts';
import type { IdentityAdmin } from '../../identity/identityAdmin.ts';

/** Normalises an address for comparison, because people write it in any case. */
export const comparable = (email: string): string => email.trim().toLowerCase();

interface Account {
  id: string;
  email: string;
}

/**
 * Returns the account with an address, from the identity service where it is configured. Mails go to the address of
 * the account, never to the entered one: addresses that look alike can differ.
 */
export const accountOf = async (
  { orm }: Database,
  identity: IdentityAdmin | null,
  email: string,
): Promise<Account | null> => {
  if (identity !== null) return identity.findByEmail(email);
  const [user] = await orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return user?.email ? { id: user.id, email: user.email } : null;
};
