import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/user.ts';
import type { IdentityAdmin } from '../../identity/identityAdmin.ts';

/** An address as it is compared: people write it in any case. */
export const comparable = (email: string): string => email.trim().toLowerCase();

interface Account {
  id: string;
  email: string;
}

/**
 * Who signs in with an address; the identity service knows best, where it can be asked. Mails go to the address of
 * the account, never to the one that was typed: two that look alike need not be the same.
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
