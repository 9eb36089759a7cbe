import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { required } from '../../rest/httpProblem.ts';
import { CityReference } from '../../rest/references.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { cityReference } from '../../sql/references.ts';
import { countOfStars } from '../../sql/ratings.ts';
import { largestCities } from '../cities/cityQueries.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const SiteTotals = Type.Object(
  {
    job_offers: count('Listed gigs.'),
    cities: count('Cities with listed gigs.'),
    partners: count('Companies with listed gigs.'),
    contributions: count('What users reported of the pay of gigs and of costs to start; only what counts.'),
    reviews: count('Ratings and reviews of gigs.'),
    largest_city: Type.Union([CityReference, Type.Null()], {
      description: 'The first of GET /cities/top; null without listed gigs.',
    }),
  },
  { title: 'SiteTotals', description: 'How much there is on the site.' },
);

/** Counts what the site lists, from the totals that triggers keep. */
export const findSiteTotals = async ({
  database,
  language,
}: QueryContext): Promise<Static<typeof SiteTotals>> => {
  const { matches, order } = largestCities({ language, limit: 1 });
  const rows = await database.rows(
    sql`
      select listed.*, rated.reviews, companies.partners, reported.contributions, (
        select ${cityReference(sql`city`, sql`text`)}
        from (select * from (${matches}) as matching order by ${order} limit 1) as largest
        join cities city on city.id = largest.id
        join city_texts text on text.city_id = city.id and text.language = ${language}
      ) as largest_city
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
