import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether one can apply for an `offer`, a gig or a full-time job: it is live, and neither its last day in UTC is over nor the
 * instant reached at which it ends. The view `listed_offers` and the denormalised totals have the same rule.
 * @param at the moment that counts
 */
export const takesApplications = (at: SQL = sql`now()`): SQL => sql`(offer.status = 'live'
  and (offer.valid_through is null or case
    when length(offer.valid_through) = 10
      then (offer.valid_through::date + 1)::timestamp at time zone 'UTC'
    else offer.valid_through::timestamptz end > ${at}))`;
