import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import type { SignedInUser } from '../identity/idToken.ts';
import { releaseApplicant } from './releaseWaiting.ts';

/**
 * Makes the applications for gigs that were sent with a user's address, in whatever spelling, applications of the user. The
 * caller knows that the address is confirmed. The user's answers about those gigs count from now on.
 */
export const adoptApplications = async (
  database: Database,
  { id: userId, email: address }: Pick<SignedInUser, 'id' | 'email'>,
): Promise<void> => {
  if (address === null) return;
  const adopted = await database.rows(
    sql`insert into review_opportunities (user_id, job_offer_id, applied_at, created_at)
      select ${userId}, offer_id, min(created_at), min(created_at) from leads
      where lower(email) = lower(${address}) and offer_id is not null
      group by offer_id
      on conflict (user_id, job_offer_id) do update set applied_at = excluded.applied_at
        where review_opportunities.applied_at is null
      returning job_offer_id`,
    Type.Object({ job_offer_id: Type.Integer() }),
  );
  for (const { job_offer_id: jobOfferId } of adopted)
    await releaseApplicant(database, { userId, jobOfferId, address });
};
