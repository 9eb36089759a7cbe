import { sql } from 'drizzle-orm';
import type { RunQuery } from '../db/database.ts';

/** The tables of contributions. */
export const contributionTables = [
  'earnings',
  'cost_starts',
  'sign_up_times',
  'customer_availabilities',
] as const;

export type ContributionTable = (typeof contributionTables)[number];

/**
 * Locks an offer within a transaction. Contributions to an offer are written one after another, because each changes which of
 * the others count.
 */
export const lockOffer = async (rows: RunQuery, jobOfferId: number): Promise<void> => {
  await rows(sql`select 1 from job_offers where id = ${jobOfferId} for no key update`);
};
