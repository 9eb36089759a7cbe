import { sql } from 'drizzle-orm';
import { pgView } from 'drizzle-orm/pg-core';
import { jobOffers } from './jobOffer.ts';

/** The offers in lists and counts: live, not past their last day in UTC, and in at least one category. */
export const listedOffers = pgView('listed_offers').as((query) =>
  query
    .select()
    .from(jobOffers)
    .where(
      sql`job_offers.status = 'live'
        and (job_offers.valid_through is null
          or case
            when length(job_offers.valid_through) = 10
              then (job_offers.valid_through::date + 1)::timestamp at time zone 'UTC'
            else job_offers.valid_through::timestamptz
          end > now())
        and exists (select 1 from job_offer_categories where job_offer_categories.job_offer_id = job_offers.id)`,
    ),
);
