import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../db/instant.ts';

/**
 * When something last changed that a page about some offers shows: the page's own subject, an offer that came, or a
 * review. `offersWhere` speaks of the offers as `shown`.
 */
export const updatedWith = (own: SQL, offersWhere: SQL): SQL => sql`(
  select ${instant(sql`greatest(${own}, max(shown.created_at), max(review.created_at))`)}
  from job_offers shown
  left join reviews review on review.job_offer_id = shown.id
  where ${offersWhere}
)`;
