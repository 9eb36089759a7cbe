import { sql, type SQL } from 'drizzle-orm';

/** `rating` and `rating_count` of the reviews of some offers, as a lateral subquery. */
export const ratingsOf = (offersWhere: SQL): SQL => sql`lateral (
  select avg(review.rating)::float8 as rating, count(*)::int as rating_count
  from reviews review
  join job_offers rated on rated.id = review.job_offer_id
  where ${offersWhere}
)`;
