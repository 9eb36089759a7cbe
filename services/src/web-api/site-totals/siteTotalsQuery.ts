import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { required } from '../../rest/httpProblem.ts';
import { countOfStars } from '../../sql/ratings.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const SiteTotals = Type.Object(
  {
    job_offers: count('Listed gigs.'),
    cities: count('Cities with listed gigs.'),
    partners: count('Companies with listed gigs.'),
    contributions: count('What users reported of the pay of gigs and of costs to start; only what counts.'),
    reviews: count('Ratings and reviews of gigs.'),
  },
  { title: 'SiteTotals', description: 'How much there is on the site.' },
);

/** Counts what the site lists, from the totals that triggers keep. */
export const findSiteTotals = async (database: Database): Promise<Static<typeof SiteTotals>> => {
  const rows = await database.rows(
    sql`
      select listed.*, rated.reviews, companies.partners, reported.contributions
      from (
        select coalesce(sum(offers), 0)::int as job_offers, count(*)::int as cities
        from city_totals where offers > 0
      ) as listed, (
        select coalesce(sum(${countOfStars(sql`total`)}), 0)::int as reviews from city_totals total
      ) as rated, (
        select count(distinct partner_id)::int as partners from offer_totals where offers > 0
      ) as companies, (
        select coalesce(sum(earning_count + cost_count), 0)::int as contributions
        from offer_facts
      ) as reported`,
    SiteTotals,
  );
  return required(rows[0], 'total');
};
