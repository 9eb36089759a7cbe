import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { leads } from '../db/schema/lead.ts';
import { users } from '../db/schema/user.ts';
import { isSameAddress } from '../identity/accountAddress.ts';
import type { Deps } from '../server/deps.ts';

/** The accounts that had the address, confirmed, when the services last heard of them. */
const knownAccounts = async ({ orm }: Pick<Database, 'orm'>, address: string): Promise<readonly string[]> => {
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${address})`, isNotNull(users.emailVerifiedAt)));
  return found.map(({ id }) => id);
};

/**
 * Notes whose account a new application is of: the only one that has its address, as the identity service says now. An account can have
 * got another address there without any request to the services; what the next owner of its former mailbox sends is not its own.
 */
export const nameLeadAccount = async (
  { database, identityAdmin }: Pick<Deps, 'database' | 'identityAdmin'>,
  leadId: string,
  address: string,
): Promise<void> => {
  const hasAddress = async (id: string): Promise<boolean> =>
    identityAdmin === null || isSameAddress(await identityAdmin.confirmedAddress(id), address);
  const known = await knownAccounts(database, address);
  const answers = await Promise.all(known.map(hasAddress));
  const [account, another] = known.filter((_id, index) => answers[index]);
  if (account === undefined || another !== undefined) return;
  await database.orm.update(leads).set({ accountId: account }).where(eq(leads.id, leadId));
};
