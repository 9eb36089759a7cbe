import { and, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import { leads } from '../db/schema/lead.ts';
import { isSameAddress } from '../identity/accountAddress.ts';
import type { SignedInUser } from '../identity/idToken.ts';
import type { Deps } from '../server/deps.ts';
import { releaseApplicant } from './releaseWaiting.ts';

type Tools = Pick<Deps, 'database' | 'identityAdmin'>;

/** The accounts to which applications with the address belong, beside that of the user. */
const otherAccounts = async (
  { orm }: Database,
  userId: string,
  isOfMailbox: SQL,
): Promise<readonly string[]> => {
  const found = await orm
    .selectDistinct({ id: leads.accountId })
    .from(leads)
    .where(and(isOfMailbox, ne(leads.accountId, userId)));
  return found.flatMap(({ id }) => id ?? []);
};

/**
 * Makes the applications with a user's address the user's: those of no account, of one that is gone, and of another account of the same
 * mailbox, as the identity service says now. What a former owner of the mailbox has sent stays theirs.
 */
const takeLeads = async (
  { database, identityAdmin }: Tools,
  userId: string,
  address: string,
): Promise<void> => {
  const isOfMailbox = sql`lower(${leads.email}) = lower(${address})`;
  const free: string[] = [];
  if (identityAdmin !== null)
    for (const id of await otherAccounts(database, userId, isOfMailbox)) {
      const account = await identityAdmin.findById(id);
      if (account === null || isSameAddress(account.email, address)) free.push(id);
    }
  await database.orm
    .update(leads)
    .set({ accountId: userId })
    .where(and(isOfMailbox, or(isNull(leads.accountId), inArray(leads.accountId, free))));
};

/**
 * Makes the applications that were sent with a user's address, in whatever spelling, applications of the user. The caller knows that the
 * address is confirmed. The user's answers about those gigs count from now on.
 */
export const adoptApplications = async (
  tools: Tools,
  { id: userId, email: address }: Pick<SignedInUser, 'id' | 'email'>,
): Promise<void> => {
  if (address === null) return;
  const { database } = tools;
  await takeLeads(tools, userId, address);
  const adopted = await database.rows(
    sql`insert into review_opportunities (user_id, job_offer_id, applied_at, created_at)
      select ${userId}, offer_id, min(created_at), min(created_at) from leads
      where account_id = ${userId} and offer_id is not null
      group by offer_id
      on conflict (user_id, job_offer_id) do update set applied_at = excluded.applied_at
        where review_opportunities.applied_at is null
      returning job_offer_id`,
    Type.Object({ job_offer_id: Type.Integer() }),
  );
  for (const { job_offer_id: jobOfferId } of adopted)
    await releaseApplicant(database, { userId, jobOfferId, address });
};
