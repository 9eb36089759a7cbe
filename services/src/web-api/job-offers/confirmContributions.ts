import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import { contributionTables, lockOffer } from './contributionTables.ts';
import { recount } from './recount.ts';

/** Confirms the contributions that a user made before confirming the address, and recounts their offers. */
export const confirmContributions = async (database: Database, userId: string): Promise<void> => {
  for (const table of contributionTables) {
    const name = sql.identifier(table);
    const waiting = await database.rows(
      sql`select offer.id, offer.currency, city.country_code as country from ${name} contribution
        join job_offers offer on offer.id = contribution.job_offer_id
        join cities city on city.id = offer.city_id
        where contribution.user_id = ${userId} and not contribution.is_confirmed`,
      Type.Object({ id: Type.Integer(), currency: Type.String(), country: Type.String() }),
    );
    for (const { id, ...market } of waiting) {
      await database.transaction(async (rows) => {
        await lockOffer(rows, id);
        await rows(
          sql`update ${name} set is_confirmed = true where user_id = ${userId} and job_offer_id = ${id}`,
        );
        await recount(rows, { table, jobOfferId: id, market });
      });
    }
  }
};
