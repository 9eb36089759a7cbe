import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { decimalAmount } from '../../sql/minorUnits.ts';
import { CityEarningRanges } from './earningRangeSchema.ts';

/** The mean that `figureExpressions.ts` answers for the offer. */
const mean = decimalAmount(sql`offer.earning_total::numeric / offer.earning_count`, sql`offer.currency`);

/** Returns the lowest and the highest mean of the listed offers of cities; nothing for cities without contributions. */
export const findEarningRanges = async (
  database: Database,
  cityIds: number[],
): Promise<Static<typeof CityEarningRanges>[]> =>
  cityIds.length === 0
    ? []
    : jsonRows(database.rows, CityEarningRanges, {
        select: sql`
      select city.city_id as id, json_agg(json_build_object(
        'currency', city.currency, 'lowest', city.lowest, 'highest', city.highest) order by city.currency) as ranges
      from (
        select offer.city_id, offer.currency, min(${mean}) as lowest, max(${mean}) as highest
        from offer_facts offer
        where offer.city_id in ${cityIds} and offer.is_listed and offer.earning_count > 0
        group by offer.city_id, offer.currency
      ) as city
      group by city.city_id`,
        order: sql`item.id`,
      });
