import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Takes offers that have ended since the last call out of the denormalised lists and totals; usually there are none. */
export const unlistEnded = async (database: Database): Promise<void> => {
  await database.rows(sql`select unlist_ended_offers()`);
};
