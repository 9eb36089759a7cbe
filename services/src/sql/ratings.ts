import { sql, type SQL } from 'drizzle-orm';

/** A lateral subquery with `rating`, `rating_count` and `rating_counts` (by number of stars) of the matching offers. */
export const ratingsOf = (offersWhere: SQL): SQL => sql`lateral (
  select avg(review.rating)::float8 as rating, count(*)::int as rating_count,
    json_build_array(
      count(*) filter (where review.rating = 1), count(*) filter (where review.rating = 2),
      count(*) filter (where review.rating = 3), count(*) filter (where review.rating = 4),
      count(*) filter (where review.rating = 5)) as rating_counts
  from reviews review
  join job_offers rated on rated.id = review.job_offer_id
  where ${offersWhere}
)`;
