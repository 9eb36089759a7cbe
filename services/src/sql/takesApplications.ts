import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether one can apply for an `offer`, a gig or a full-time job: it is live, and its last day in UTC is not over.
 * @param at the moment that counts
 */
export const takesApplications = (at: SQL = sql`now()`): SQL => sql`(offer.status = 'live'
  and (offer.valid_through is null or case
    when length(offer.valid_through) = 10
      then (offer.valid_through::date + 1)::timestamp at time zone 'UTC' > ${at}
    else offer.valid_through::timestamptz >= ${at} end))`;
